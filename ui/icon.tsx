import { drawing, type IconName } from './icons.ts'

/** A picture that stands beside words: it says nothing by itself unless it is given a `label`. */
export function Icon({ name, size = 24, label }: { name: IconName; size?: number; label?: string }) {
  const { d, s } = drawing(name)
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label where it is more than decoration
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} {...spoken}>
      {d && <path d={d} fill="currentColor" fillRule="evenodd" />}
      {s && (
        <path d={s} fill="none" stroke="currentColor" strokeWidth={2.2} strokeLinecap="round" strokeLinejoin="round" />
      )}
    </svg>
  )
}
