/** A widget for every kind of question. All of them show a half-made answer and change it by touches; legality is the kernel's. */
import {
  type Amount,
  type Assign,
  type Bundle,
  type Either,
  NONE,
  type Order,
  type Partition,
  type Pick,
  type PickThen,
  possible,
  type Share,
  type Split,
  type Subset,
} from '@palatine/kernel'
import { Icon } from '../icon.tsx'
import { cells, chosenBranch, chosenOf, isChosen, isLit, type Touch, touched } from '../partial-answer.ts'
import { Choice, Drop, Stepper, Tally, type WidgetProps } from './parts.tsx'

export type { WidgetProps } from './parts.tsx'

/** The widget that fits the question. */
export function QuestionWidget(props: WidgetProps) {
  const { question, ...rest } = props
  switch (question.kind) {
    case 'pick':
      return <PickWidget {...rest} question={question} />
    case 'pick-then':
      return <PickThenWidget {...rest} question={question} />
    case 'either':
      return <EitherWidget {...rest} question={question} />
    case 'subset':
      return <SubsetWidget {...rest} question={question} />
    case 'share':
      return <ShareWidget {...rest} question={question} />
    case 'bundle':
      return <BundleWidget {...rest} question={question} />
    case 'assign':
      return <AssignWidget {...rest} question={question} />
    case 'order':
      return <OrderWidget {...rest} question={question} />
    case 'amount':
      return <AmountWidget {...rest} question={question} />
    case 'split':
      return <SplitWidget {...rest} question={question} />
    case 'partition':
      return <PartitionWidget {...rest} question={question} />
  }
}

/** Touching, and whether a thing is lit or chosen, for one question and its half-made answer. */
const handle = ({ question, partial, setPartial }: WidgetProps) => ({
  touch: (touch: Touch) => setPartial(touched(question, partial, touch)),
  chosen: (touch: Touch) => isChosen(question, partial, touch),
  lit: (touch: Touch) => isLit(question, partial, touch),
})

function PickWidget(props: WidgetProps<Pick>) {
  const { question, labels, branch } = props
  const { touch, chosen } = handle(props)
  return (
    <div className="choices">
      {question.items.map(item => (
        <Choice key={item} label={labels.item(item, branch)} lit chosen={chosen(item)} onTouch={() => touch(item)} />
      ))}
    </div>
  )
}

function PickThenWidget(props: WidgetProps<PickThen>) {
  const { question, partial, labels, branch } = props
  const { touch, chosen } = handle(props)
  const item = Array.isArray(partial) ? (partial as (number | null)[])[0] : null
  const ways = item === null ? [] : (question.ways[question.items.indexOf(item)] ?? [])
  return (
    <>
      <div className="choices">
        {question.items.map(one => (
          <Choice key={one} label={labels.item(one, branch)} lit chosen={chosen(one)} onTouch={() => touch(one)} />
        ))}
      </div>
      {item !== null && ways.length > 0 && (
        <div className="choices choices-then">
          {ways.map(way => (
            <Choice
              key={way}
              label={labels.way(item, way, branch)}
              lit
              chosen={chosen({ at: item, put: way })}
              onTouch={() => touch({ at: item, put: way })}
            />
          ))}
        </div>
      )}
    </>
  )
}

function EitherWidget(props: WidgetProps<Either>) {
  const { question, partial, setPartial, labels, words } = props
  const { touch } = handle(props)
  const now = chosenBranch(question, partial)
  return (
    <>
      <div className="choices">
        {question.keys.map((key, i) => {
          const inner = question.questions[i]
          const single = inner.kind === 'pick' && inner.items.length === 1 && !inner.optional
          const pickFirst = single ? inner.items[0] : null
          const touchIt = { branch: key, touch: pickFirst }
          return (
            <Choice
              key={key}
              label={labels.branch(key)}
              lit={isLit(question, partial, touchIt)}
              chosen={now?.key === key}
              onTouch={() => touch(touchIt)}
            />
          )
        })}
      </div>
      {now && (
        <div className="choices-then">
          <QuestionWidget
            question={now.question}
            partial={now.partial}
            setPartial={inner => setPartial([now.key, inner])}
            labels={labels}
            words={words}
            branch={now.key}
          />
          {now.question.optional && (
            <Choice
              label={words.nothing}
              lit
              chosen={now.partial === NONE}
              onTouch={() => touch({ branch: now.key, touch: NONE })}
            />
          )}
        </div>
      )}
    </>
  )
}

function SubsetWidget(props: WidgetProps<Subset>) {
  const { question, partial, labels, words, branch } = props
  const { touch, chosen, lit } = handle(props)
  const count = chosenOf(partial).length
  return (
    <>
      <div className="choices">
        {question.items.map(item => (
          <Choice
            key={item}
            label={labels.item(item, branch)}
            lit={lit(item)}
            chosen={chosen(item)}
            disabled={!lit(item) && !chosen(item)}
            onTouch={() => touch(item)}
          />
        ))}
      </div>
      <Tally right={count >= question.min && count <= question.max}>
        {words.ofRange(count, question.min, question.max)}
      </Tally>
    </>
  )
}

function ShareWidget(props: WidgetProps<Share>) {
  const { question, partial, setPartial, labels, words, branch } = props
  const counts = cells(question, partial)
  const sum = counts.reduce((all, n) => all + n, 0)
  const withCount = (at: number, put: number) => counts.map((n, i) => (i === at ? put : n))
  return (
    <>
      {question.caps.map((cap, i) => (
        <Stepper
          key={i}
          label={labels.slot(i, branch)}
          value={counts[i]}
          min={0}
          max={cap}
          mayBe={n => possible(question, withCount(i, n))}
          onChange={n => setPartial(withCount(i, n))}
          words={words}
        />
      ))}
      <Tally right={sum >= question.min && sum <= question.max}>{words.ofRange(sum, question.min, question.max)}</Tally>
    </>
  )
}

function BundleWidget(props: WidgetProps<Bundle>) {
  const { question, partial, setPartial, labels, words, branch } = props
  const counts = cells(question, partial)
  const sum = counts.reduce((all, n, i) => all + n * question.values[i], 0)
  const withCount = (at: number, put: number) => counts.map((n, i) => (i === at ? put : n))
  return (
    <>
      {question.values.map((_, i) =>
        question.stock[i] === 0 ? null : (
          <Stepper
            key={i}
            label={labels.slot(i, branch)}
            hint={words.left(question.stock[i])}
            value={counts[i]}
            min={0}
            max={question.stock[i]}
            mayBe={n => possible(question, withCount(i, n))}
            onChange={n => setPartial(withCount(i, n))}
            words={words}
          />
        ),
      )}
      <Tally right={sum === question.sum}>{words.sumOf(sum, question.sum)}</Tally>
    </>
  )
}

function AssignWidget(props: WidgetProps<Assign>) {
  const { question, partial, setPartial, labels, words, branch } = props
  const { touch, lit } = handle(props)
  const laid = cells(question, partial)
  const used = (item: number) => laid.filter(thing => thing === item).length
  const withThing = (at: number, put: number | null) => laid.map((thing, i) => (i === at ? put : thing))
  const mayLie = (at: number, item: number) => laid[at] === item || possible(question, withThing(at, item))
  const filled = laid.filter(thing => thing !== null && thing !== NONE).length
  return (
    <>
      <div className="choices">
        {question.items.map((item, i) => (
          <Choice
            key={item}
            label={labels.item(item, branch)}
            hint={words.pieces(question.copies[i] - used(item))}
            lit={lit(item)}
            disabled={question.copies[i] - used(item) === 0 || !lit(item)}
            drag={item}
            onTouch={() => touch(item)}
          />
        ))}
      </div>
      <ul className="slots">
        {laid.map((thing, slot) => (
          <li key={slot}>
            <Drop
              title={labels.slot(slot, branch)}
              onDrop={item => mayLie(slot, item) && setPartial(withThing(slot, item))}
              className={thing === null ? '' : 'is-chosen'}
            >
              <select
                aria-label={labels.slot(slot, branch)}
                value={thing ?? ''}
                onChange={event =>
                  setPartial(withThing(slot, event.target.value === '' ? null : Number(event.target.value)))
                }
              >
                <option value="">{words.nothing}</option>
                {question.items
                  .filter(item => mayLie(slot, item))
                  .map(item => (
                    <option key={item} value={item}>
                      {labels.item(item, branch)}
                    </option>
                  ))}
              </select>
            </Drop>
          </li>
        ))}
      </ul>
      <Tally right={filled === question.fill}>{words.ofRange(filled, question.fill, question.fill)}</Tally>
    </>
  )
}

function OrderWidget(props: WidgetProps<Order>) {
  const { question, partial, setPartial, labels, words, branch } = props
  const { touch } = handle(props)
  const row = cells(question, partial).filter(item => item !== null) as number[]
  const open = question.items.filter(item => !row.includes(item))
  const move = (item: number, at: number) => setPartial(touched(question, partial, { at, put: item }))
  return (
    <>
      {row.length > 0 && (
        <ol className="row-order">
          {row.map((item, i) => (
            <li key={item}>
              <span className="row-place">{i + 1}</span>
              <span className="row-label">{labels.item(item, branch)}</span>
              <button
                type="button"
                aria-label={`${words.earlier}: ${labels.item(item, branch)}`}
                disabled={i === 0}
                onClick={() => move(item, i - 1)}
              >
                <Icon name="up" size={18} />
              </button>
              <button
                type="button"
                aria-label={`${words.later}: ${labels.item(item, branch)}`}
                disabled={i === row.length - 1}
                onClick={() => move(item, i + 1)}
              >
                <Icon name="down" size={18} />
              </button>
              <button
                type="button"
                aria-label={`${words.takeOut}: ${labels.item(item, branch)}`}
                onClick={() => touch(item)}
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          ))}
        </ol>
      )}
      <Drop title={words.place(row.length + 1)} onDrop={item => open.includes(item) && touch(item)}>
        {open.map(item => (
          <Choice key={item} label={labels.item(item, branch)} lit drag={item} onTouch={() => touch(item)} />
        ))}
      </Drop>
    </>
  )
}

function AmountWidget(props: WidgetProps<Amount>) {
  const { question, partial, setPartial, labels, words, branch } = props
  const value = typeof partial === 'number' && partial >= question.min ? partial : question.min
  return (
    <div className="amount">
      <Stepper
        label={labels.item(value, branch)}
        value={value}
        min={question.min}
        max={question.max}
        mayBe={() => true}
        onChange={setPartial}
        words={words}
      />
      <input
        type="range"
        aria-label={labels.item(value, branch)}
        min={question.min}
        max={question.max}
        value={value}
        onChange={event => setPartial(Number(event.target.value))}
        onPointerDown={() => partial === null && setPartial(value)}
        onKeyDown={event => (event.key === 'Enter' || event.key === ' ') && setPartial(value)}
      />
    </div>
  )
}

function SplitWidget(props: WidgetProps<Split>) {
  const { question, partial, setPartial, labels, words, branch } = props
  const { touch } = handle(props)
  const sides = cells(question, partial)
  return (
    <div className="sides">
      {[0, 1].map(side => (
        <Drop
          key={side}
          title={words.side(side)}
          onDrop={at => setPartial(touched(question, partial, { at, put: side }))}
        >
          {question.items.map((item, i) =>
            sides[i] !== side ? null : (
              <Choice key={i} label={labels.item(item, branch)} lit drag={i} onTouch={() => touch(i)} />
            ),
          )}
        </Drop>
      ))}
    </div>
  )
}

function PartitionWidget(props: WidgetProps<Partition>) {
  const { question, partial, setPartial, labels, words, branch } = props
  const { touch } = handle(props)
  const groups = cells(question, partial)
  const used = [...new Set(groups.filter(group => group !== null))].sort(
    (a, b) => (a as number) - (b as number),
  ) as number[]
  const fresh = used.length < question.maxGroups ? [Math.max(-1, ...used) + 1] : []
  const members = (group: number | null) =>
    question.alike.map((label, i) =>
      groups[i] !== group ? null : (
        <Choice
          key={i}
          label={labels.item(label, branch)}
          lit
          chosen={group !== null}
          drag={i}
          onTouch={() => touch(i)}
        />
      ),
    )
  return (
    <>
      {groups.includes(null) && (
        <Drop title={words.ungrouped} onDrop={at => setPartial(touched(question, partial, { at, put: null }))}>
          {members(null)}
        </Drop>
      )}
      <div className="groups">
        {[...used, ...fresh].map((group, place) => (
          <Drop
            key={group}
            title={used.includes(group) ? words.group(place + 1) : words.newGroup}
            onDrop={at => setPartial(touched(question, partial, { at, put: group }))}
          >
            {members(group)}
          </Drop>
        ))}
      </div>
    </>
  )
}
