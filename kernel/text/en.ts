import type { KernelText } from '../text.ts'

const either = (list: unknown) => (Array.isArray(list) ? list.join(', ') : String(list))

export const en = {
  refusals: {
    gameOver: () => 'The game is over.',
    noSuchSeat: ({ seats }) => `There is no such seat; seats are 0 to ${Number(seats) - 1}.`,
    notAsked: ({ asked }) => `This seat is not asked now. Asked: ${either(asked)}.`,
    mayNotPass: () => 'Passing is not possible here.',
    wrongForm: ({ kind }) => `That has not the form of an answer to a question of the kind "${kind}".`,
    notOffered: () => 'That is not among the possible answers.',
    nothingToUndo: () => 'There is nothing to take back.',
    chanceWasDrawn: () => 'Something was rolled or drawn since; that cannot be taken back.',
    somethingWasRevealed: () => 'Something hidden was revealed since; that cannot be taken back.',
    othersHaveAnswered: () => 'Somebody else has decided since; that cannot be taken back.',
    wrongSeats: ({ min, max }) => `This game is for ${min} to ${max} seats.`,
    optionsNotAnObject: () => 'Options have to be an object with a value for each key.',
    unknownOption: ({ key, known }) => `There is no option "${key}". Known: ${either(known)}.`,
    wrongOption: ({ key, right }) => `The option "${key}" takes: ${right}.`,
    wrongComponents: ({ place }) => `The figures cannot be played with; first problem at ${place}.`,
    notAWholeNumber: ({ min, max, found }) => `A whole number from ${min} to ${max} belongs here, not ${found}.`,
    notWords: ({ found }) => `Words belong here, not ${found}.`,
    notAFlag: ({ found }) => `true or false belongs here, not ${found}.`,
    notOneOf: ({ allowed, found }) => `One of ${either(allowed)} belongs here, not ${found}.`,
    notAList: ({ found }) => `A list belongs here, not ${found}.`,
    wrongLength: ({ min, max, found }) =>
      min === max
        ? `The list needs ${min} entries, not ${found}.`
        : `The list needs ${min} to ${max} entries, not ${found}.`,
    notAnObject: ({ found }) =>
      `An object with named values belongs here${found === undefined ? '' : `, not ${found}`}.`,
    unknownKey: ({ known }) => `There is no such key. Known: ${either(known)}.`,
    missingKey: () => 'This is missing.',
  },
} satisfies KernelText
