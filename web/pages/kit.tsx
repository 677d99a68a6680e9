import './pages.css'
import {
  amount,
  assign,
  bundle,
  either,
  order,
  type PartialAnswer,
  partition,
  pick,
  pickThen,
  type Question,
  share,
  split,
  subset,
} from '@palatine/kernel'
import {
  Die,
  fly,
  Icon,
  type IconName,
  icons,
  Piece,
  QuestionWidget,
  SeatMark,
  Stack,
  seatShapes,
  sound,
  Tip,
  useTravel,
  wholeAnswer,
  ZoneBox,
} from '@palatine/ui'
import { useRef, useState } from 'react'
import { allGames } from '../app/catalogue.tsx'
import { isReduced, useSettings } from '../app/settings.ts'
import { Shell } from '../app/shell.tsx'
import { useWords } from '../app/words.ts'
import { StageDemos } from './kit-stage.tsx'

const roles = [
  'paper',
  'raised',
  'sunk',
  'ink',
  'soft',
  'line',
  'accent',
  'accent-2',
  'gold',
  'mist',
  'ok',
  'warn',
  'lit',
]

const examples: readonly Question[] = [
  pick([0, 1, 2, 3]),
  pickThen([0, 1, 2], [[0, 1], [2], [0, 1, 2]]),
  either({ pick: pick([1, 2, 3]), amount: amount(0, 5) }),
  subset([0, 1, 2, 3, 4], 1, 3),
  partition([1, 1, 2, 3, 3], { maxGroups: 3, maxSize: 3 }),
  split([1, 2, 3, 4, 5], 1),
  share([3, 2, 4], 4, 6),
  bundle([1, 2, 5], [3, 2, 2], 8),
  assign([0, 1, 2], [2, 1, 1], 4),
  order([0, 1, 2, 3]),
  amount(0, 12),
]

export default function KitPage() {
  const words = useWords()
  const { kitPage: said, kit } = words
  const [theme, setTheme] = useState<string>('house')
  return (
    <Shell title={said.title} theme={theme} wide>
      <p className="lead">{said.about}</p>
      <label className="field kit-theme">
        <span>{said.theme}</span>
        <select value={theme} onChange={event => setTheme(event.target.value)}>
          {['house', ...allGames].map(one => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <div className="kit-grid">
        <section className="panel">
          <h2>{said.colours}</h2>
          <ul className="swatches">
            {roles.map(role => (
              <li key={role}>
                <span style={{ background: `var(--${role})` }} /> {role}
              </li>
            ))}
          </ul>
        </section>
        <section className="panel">
          <h2>{said.type}</h2>
          <p className="kit-display">{said.sample}</p>
          <p>{said.sample}</p>
          <p className="quiet">{said.sample}</p>
        </section>
        <section className="panel">
          <h2>{said.seats}</h2>
          <ul className="kit-row">
            {seatShapes.map((shape, seat) => (
              <li key={shape}>
                <SeatMark seat={seat} size={36} /> {kit.seatShape[seat]}
              </li>
            ))}
          </ul>
        </section>
        <section className="panel">
          <h2>{said.states}</h2>
          <ul className="kit-row">
            <li>
              <Piece label={said.card} mark="7" icon="brick" /> {said.stateNames.resting}
            </li>
            <li>
              <Piece label={said.card} mark="7" icon="brick" lit onTouch={() => undefined} /> {said.stateNames.lit}
            </li>
            <li>
              <Piece label={said.card} mark="7" icon="brick" chosen onTouch={() => undefined} />{' '}
              {said.stateNames.chosen}
            </li>
            <li>
              <Piece label={said.card} mark="7" icon="brick" dim /> {said.stateNames.dim}
            </li>
            <li>
              <Piece label={said.card} mark="7" icon="brick" justChanged /> {said.stateNames.justChanged}
            </li>
            <li>
              <Piece label={said.card} mark="7" icon="brick" yours /> {said.stateNames.yours}
            </li>
          </ul>
        </section>
        <section className="panel">
          <h2>{said.pieces}</h2>
          <div className="kit-row">
            {[1, 2, 3, 4, 5, 6].map(value => (
              <Die key={value} value={value} label={kit.die(value)} />
            ))}
            <Piece label={said.card} hidden />
            <Piece label={said.card} mark="12" icon="gold" count={3} />
            <Piece label={said.card} shape="token" icon="coin" mark="4" />
            <Piece label={said.card} shape="brick" seat={0} />
            <Piece label={said.card} shape="brick" seat={2} />
            <Stack count={23} label={`${said.pile}, 23`} />
            <Piece label={said.card} mark="2" icon="gold" caption={said.card} />
            <Piece label={said.card} shape="token" icon="fish" mark="4" caption={said.card} />
            <Piece label={said.card} shape="token" mark="1" bare />
            <Piece label={said.card} shape="token" mark="2" here />
            <Piece label={said.card} shape="chip" icon="feature" mark={said.card} />
          </div>
          <div className="kit-places">
            <Piece
              label={said.place}
              shape="place"
              icon="fish"
              mark="1"
              caption={said.place}
              pins={[{ icon: 'feature' }, { seat: 0, mark: '2+4' }, { seat: 1, mark: '6' }]}
            />
            <Piece label={said.place} shape="field" icon="warrior" seat={2} />
            <Piece
              label={said.track}
              shape="track"
              icon="book"
              mark="5"
              caption={said.track}
              level={{ at: 5, of: 14, stops: [3, 6, 9, 12] }}
            />
          </div>
          <ZoneBox title={said.card} note="2">
            <Piece label={said.card} mark="3" icon="fish" />
            <Piece label={said.card} mark="5" icon="wisdom" />
          </ZoneBox>
        </section>
        <Moving />
        <section className="panel">
          <h2>{said.sound}</h2>
          <div className="kit-row">
            {(['wood', 'paper', 'brush', 'bell'] as const).map(name => (
              <button key={name} type="button" className="button" onClick={() => sound(name, 0.8)}>
                {said.sounds[name]}
              </button>
            ))}
          </div>
        </section>
        <section className="panel">
          <h2>{said.tooltip}</h2>
          <Tip text={said.tooltipText}>
            <button type="button" className="button">
              {said.tooltipTry}
            </button>
          </Tip>
        </section>
        <section className="panel kit-wide">
          <h2>{said.icons}</h2>
          <ul className="kit-icons">
            {(Object.keys(icons) as IconName[]).map(name => (
              <li key={name}>
                <span>
                  <Icon name={name} size={16} />
                  <Icon name={name} size={24} />
                  <Icon name={name} size={48} />
                </span>
                {name}
              </li>
            ))}
          </ul>
        </section>
        <section className="kit-wide">
          <h2>{said.onBoards}</h2>
          <StageDemos />
        </section>
        <section className="kit-wide">
          <h2>{said.widgets}</h2>
          <div className="kit-widgets">
            {examples.map(question => (
              <Example key={question.kind} question={question} />
            ))}
          </div>
        </section>
      </div>
    </Shell>
  )
}

/** Pieces that change places. */
function Moving() {
  const words = useWords()
  const settings = useSettings()
  const [list, setList] = useState([1, 2, 3, 4, 5, 6])
  const root = useRef<HTMLDivElement>(null)
  const motion = { speed: 1, reduced: isReduced(settings) }
  useTravel(root, list, motion)
  const move = () => {
    if (root.current) void fly(root.current, `moving-${list[0]}`, `moving-${list[5]}`, motion)
    setList([...list.slice(2), ...list.slice(0, 2).reverse()])
  }
  return (
    <section className="panel">
      <h2>{words.kitPage.motion}</h2>
      <div className="kit-row" ref={root}>
        {list.map(n => (
          <Piece key={n} label={`${words.kitPage.card} ${n}`} mark={String(n)} anchor={`moving-${n}`} />
        ))}
      </div>
      <button type="button" className="button" onClick={move}>
        {words.kitPage.motionTry}
      </button>
    </section>
  )
}

function Example({ question }: { question: Question }) {
  const words = useWords()
  const [partial, setPartial] = useState<PartialAnswer>(null)
  const whole = wholeAnswer(question, partial)
  const { kit, kitPage } = words
  const letter = (n: number) => String.fromCharCode(65 + n)
  return (
    <section className="panel" aria-label={question.kind}>
      <h3>{question.kind}</h3>
      <QuestionWidget
        question={question}
        partial={partial}
        setPartial={setPartial}
        words={kit}
        labels={{
          item: n => (question.kind === 'amount' ? String(n) : letter(n)),
          slot: place => kit.place(place + 1),
          way: (item, way) => `${letter(item)} → ${way}`,
          branch: key => key,
        }}
      />
      <p className="quiet kit-draft">
        {kitPage.draft}: {JSON.stringify(partial)}
        <br />
        {kitPage.answer}: {whole === undefined ? kitPage.notWhole : JSON.stringify(whole)}
      </p>
    </section>
  )
}
