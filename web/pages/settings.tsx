import './pages.css'
import { languageNames } from '@palatine/kernel/text/languages'
import { sound } from '@palatine/ui/sound'
import { change, choices, type Settings, useSettings, volumeOf } from '../app/settings.ts'
import { Shell } from '../app/shell.tsx'
import { useWords } from '../app/words.ts'

export default function SettingsPage() {
  const words = useWords()
  const settings = useSettings()
  const { settings: said } = words
  const rows: readonly [keyof Settings, string, { readonly [value: string]: string }][] = [
    ['language', said.language, languageNames],
    ['theme', said.theme, said.themes],
    ['size', said.size, said.sizes],
    ['contrast', said.contrast, said.contrasts],
    ['motion', said.motion, said.motions],
    ['speed', said.speed, said.speeds],
    ['sound', said.sound, said.sounds],
    ['clicks', said.clicks, said.clicksValues],
    ['answers', said.answers, said.answersValues],
  ]
  return (
    <Shell title={said.title}>
      <p className="lead">{said.kept}</p>
      <div className="settings">
        {rows.map(([key, name, values]) => (
          <fieldset key={key} className="setting">
            <legend>{name}</legend>
            <div className="segments">
              {choices[key].map(value => (
                <label key={value} className={settings[key] === value ? 'segment is-on' : 'segment'}>
                  <input
                    type="radio"
                    name={key}
                    value={value}
                    checked={settings[key] === value}
                    onChange={() => {
                      change({ [key]: value })
                      if (key === 'sound') sound('bell', volumeOf(value as Settings['sound']))
                    }}
                  />
                  <span>{values[value]}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Shell>
  )
}
