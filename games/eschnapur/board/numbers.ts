/** The numbers from 0 up to, and without, n: for things that are known by their number. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
