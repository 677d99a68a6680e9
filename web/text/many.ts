/** A number with its noun, in languages that know one and more. */
export const many = (n: number, one: string, more: string): string => (n === 1 ? `1 ${one}` : `${n} ${more}`)
