/** Who sits at the table: people at this device, and bots. */
import { levelNames, quickNames, usualLevel } from '@palatine/bots'
import type { Chair } from '@palatine/tables/shapes'
import { Icon, SeatMark } from '@palatine/ui/chrome'
import { useWords } from '../app/words.ts'

export function ChairList({
  chairs,
  setChairs,
  fewest,
  most,
}: {
  chairs: readonly Chair[]
  setChairs(chairs: Chair[]): void
  fewest: number
  most: number
}) {
  const words = useWords()
  const change = (seat: number, part: Partial<Chair>) =>
    setChairs(chairs.map((chair, i) => (i === seat ? { ...chair, ...part } : chair)))
  const hold = (seat: number, bot: string) => {
    const isBot = bot !== ''
    const was = chairs[seat].bot !== ''
    const free = words.setup.botNames.find(one => chairs.every(chair => chair.name !== one)) ?? words.setup.botNames[0]
    const name = isBot === was ? chairs[seat].name : isBot ? free : words.setup.guest(seat + 1)
    change(seat, { bot, name })
  }
  const chosen = levelNames.filter(level => chairs.some(({ bot }) => bot === level))
  return (
    <>
      <ol className="chairs" aria-label={words.setup.seats}>
        {chairs.map(({ name, bot }, seat) => (
          <li key={seat}>
            <SeatMark seat={seat} size={28} />
            <input
              type="text"
              value={name}
              maxLength={24}
              aria-label={words.setup.nameOf(seat + 1)}
              onChange={event => change(seat, { name: event.target.value })}
            />
            <select
              value={bot}
              aria-label={words.setup.holderOf(seat + 1)}
              onChange={event => hold(seat, event.target.value)}
            >
              <option value="">{words.setup.person}</option>
              {botGroups(bot).map(([group, names]) => (
                <optgroup key={group} label={words.setup.botGroups[group]}>
                  {names.map(level => (
                    <option key={level} value={level}>
                      {words.setup.bots[level] ?? words.setup.otherBot(level)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
            <button
              type="button"
              className="button button-quiet button-icon"
              disabled={chairs.length <= fewest}
              aria-label={words.setup.dropSeat(seat + 1)}
              onClick={() => setChairs(chairs.filter((_, i) => i !== seat))}
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button button-quiet"
        disabled={chairs.length >= most}
        onClick={() =>
          setChairs([
            ...chairs,
            { name: words.setup.botNames[chairs.length - 1] ?? words.setup.guest(chairs.length + 1), bot: usualLevel },
          ])
        }
      >
        <Icon name="plus" size={18} />
        {words.setup.addSeat}
      </button>
      {chosen.length > 0 && (
        <ul className="quiet levels">
          {chosen.map(level => (
            <li key={level}>{words.setup.expect[level]}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What can be chosen: the levels, those that answer at once, and whatever else a chair is held by. */
function botGroups(held: string) {
  const known = held === '' || levelNames.includes(held) || quickNames.includes(held)
  return [['levels', levelNames] as const, ['quick', known ? quickNames : [...quickNames, held]] as const]
}
