/** "1 game", "2 games", "1,000 games". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`

/** "2 to 4 seats" */
export const seatsIn = ([fewest, most]: readonly [number, number]): string =>
  fewest === most ? counted(most, 'seat') : `${fewest} to ${counted(most, 'seat')}`

/** 1234567 as 1,234,567. */
export const grouped = (n: number): string => n.toLocaleString('en-GB')

/** 0.1234 as 12.3 %. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
