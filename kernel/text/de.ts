import type { Translated } from '../text.ts'
import type { en } from './en.ts'

const either = (list: unknown) => (Array.isArray(list) ? list.join(', ') : String(list))

export const de: Translated<typeof en> = {
  refusals: {
    gameOver: () => 'Das Spiel ist zu Ende.',
    noSuchSeat: ({ seats }) => `Diesen Platz gibt es nicht; die Plätze heißen 0 bis ${Number(seats) - 1}.`,
    notAsked: ({ asked }) => `Dieser Platz ist jetzt nicht gefragt. Gefragt: ${either(asked)}.`,
    mayNotPass: () => 'Passen ist hier nicht möglich.',
    wrongForm: ({ kind }) => `Das hat nicht die Form einer Antwort auf eine Frage der Art „${kind}“.`,
    notOffered: () => 'Das gehört nicht zu den möglichen Antworten.',
    nothingToUndo: () => 'Es gibt nichts zurückzunehmen.',
    chanceWasDrawn: () => 'Seitdem wurde gewürfelt oder gezogen; das lässt sich nicht zurücknehmen.',
    somethingWasRevealed: () => 'Seitdem wurde etwas Verdecktes gezeigt; das lässt sich nicht zurücknehmen.',
    othersHaveAnswered: () => 'Seitdem hat jemand anderes entschieden; das lässt sich nicht zurücknehmen.',
    wrongSeats: ({ min, max }) => `Dieses Spiel ist für ${min} bis ${max} Plätze.`,
    optionsNotAnObject: () => 'Optionen müssen ein Objekt mit einem Wert je Schlüssel sein.',
    unknownOption: ({ key, known }) => `Die Option „${key}“ gibt es nicht. Bekannt: ${either(known)}.`,
    wrongOption: ({ key, right }) => `Für die Option „${key}“ gilt: ${right}.`,
    wrongComponents: ({ place }) => `Mit diesen Zahlen lässt sich nicht spielen; der erste Fehler steht bei ${place}.`,
    notAWholeNumber: ({ min, max, found }) => `Hier gehört eine ganze Zahl von ${min} bis ${max} hin, nicht ${found}.`,
    notWords: ({ found }) => `Hier gehören Worte hin, nicht ${found}.`,
    notAFlag: ({ found }) => `Hier gehört true oder false hin, nicht ${found}.`,
    notOneOf: ({ allowed, found }) => `Hier gehört eins von ${either(allowed)} hin, nicht ${found}.`,
    notAList: ({ found }) => `Hier gehört eine Liste hin, nicht ${found}.`,
    wrongLength: ({ min, max, found }) =>
      min === max
        ? `Die Liste braucht ${min} Einträge, nicht ${found}.`
        : `Die Liste braucht ${min} bis ${max} Einträge, nicht ${found}.`,
    notAnObject: ({ found }) =>
      `Hier gehört ein Objekt mit benannten Werten hin${found === undefined ? '' : `, nicht ${found}`}.`,
    unknownKey: ({ known }) => `Diesen Schlüssel gibt es nicht. Bekannt: ${either(known)}.`,
    missingKey: () => 'Das fehlt.',
  },
}
