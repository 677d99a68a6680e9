/**
 * Survivors that were looked at: mutations that no test can notice because behaviour stays the same, or that are let
 * pass for the reason given. The key is the game, the file, the line of code and the change.
 */
export const judged: { readonly [mutation: string]: string } = {}
