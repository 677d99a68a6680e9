/** Whoever sits at this device: all seats of people at tables of this browser are theirs. */
export const here = 'here'
