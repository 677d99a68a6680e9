/** Where a paragraph stands in the rules reader. */
export const ruleAddress = (gameId: string, rule: string): string => `/rules/${gameId}#${rule.replaceAll(' ', '-')}`
