import type { Option, OptionText, OptionValues } from '@palatine/kernel'
import type { Words } from '../app/words.ts'

interface OptionProps {
  readonly id: string
  readonly option: Option
  readonly value: OptionValues[string]
  readonly words: Words
  readonly text: OptionText | undefined
  change(value: OptionValues[string]): void
}

/** One option: the control that its schema asks for, and what it changes in the game. */
export function OptionField(props: OptionProps) {
  const { id, text } = props
  return (
    <div className="option" data-option={id}>
      <Control {...props} about={`about-${id}`} />
      {text?.about && (
        <p className="quiet option-about" id={`about-${id}`}>
          {text.about}
        </p>
      )}
    </div>
  )
}

function Control({ id, option, value, words, text, change, about }: OptionProps & { about: string }) {
  const name = text?.name ?? id
  const said = (one: string) => text?.values?.[one] ?? one
  switch (option.type) {
    case 'number':
      return (
        <label className="field">
          <span>{name}</span>
          <select aria-describedby={about} value={String(value)} onChange={event => change(Number(event.target.value))}>
            {Array.from({ length: option.max - option.min + 1 }, (_, i) => option.min + i).map(n => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
      )
    case 'choice':
      return (
        <label className="field">
          <span>{name}</span>
          <select aria-describedby={about} value={String(value)} onChange={event => change(event.target.value)}>
            {option.values.map(one => (
              <option key={one} value={one}>
                {said(one)}
              </option>
            ))}
          </select>
        </label>
      )
    case 'flag':
      return (
        <label className="field">
          <span>{name}</span>
          <select
            aria-describedby={about}
            value={String(value)}
            onChange={event => change(event.target.value === 'true')}
          >
            <option value="false">{words.setup.no}</option>
            <option value="true">{words.setup.yes}</option>
          </select>
        </label>
      )
    case 'some': {
      const list = value as readonly string[]
      return (
        <fieldset className="field field-some" aria-describedby={about}>
          <legend>{name}</legend>
          {option.values.map(one => (
            <label key={one}>
              <input
                type="checkbox"
                checked={list.includes(one)}
                onChange={event =>
                  change(option.values.filter(each => (each === one ? event.target.checked : list.includes(each))))
                }
              />
              {said(one)}
            </label>
          ))}
        </fieldset>
      )
    }
  }
}
