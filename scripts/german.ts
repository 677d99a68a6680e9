// German imperatives: the full form everywhere ("wähle", "lege"), but for the few verbs that have only a short one.

/** Verbs that stand in these texts and whose imperative ends in -e. */
const verbs =
  'bau beginn behalt bestätig bezahl bild biet blättr brauch bring deck dreh drück entfern entscheid erklär ernenn ersetz ' +
  'erschaff fang folg frag führ füll geh gewinn gruppier hör halt hol kauf kehr klapp komm kreuz lad leg leih lös mach mal ' +
  'mark markier merk misch multiplizier nenn nutz ordn öffn pass platzier prüf rechn rück ruf sag sammel schau schick ' +
  'schieb schließ schütz schreib setz sortier spar speicher spiel start steck stell streich such tausch teil tipp trag ' +
  'verbind vergleich verkauf verlass verschieb versetz versuch verteil wähl wart wechsel werf wert wiederhol zahl zähl ' +
  'zeig zieh zeichn'
/** Of these, capitals alone say nothing: they are nouns as well. */
const nouns = new Set(
  'Bau Bild Brauch Fang Halt Kauf Kreuz Mal Mark Pass Ruf Speicher Spiel Start Tausch Teil Verkauf Versuch Wart Wechsel Wert Zahl'.split(
    ' ',
  ),
)

const stems = verbs.split(' ').map(verb => `${verb[0].toUpperCase()}${verb.slice(1)}`)
const object = '(?:den|die|das|dein|deine|deinen|ein|eine|einen|alle|so|genau|jede|jeden|nichts|sie|ihn|es|dir|dich)'
const begins = '(?:^|[.:;!?„(“>`\'"] ?|, | und | oder )'
/** At the beginning of a sentence or of its part, and not the noun: that is what an object follows. */
const short = new RegExp(
  `${begins}((?:${stems.filter(stem => !nouns.has(stem)).join('|')})|(?:${[...nouns].join('|')})(?= ${object} ))(?![\\wäöüß-])`,
  'gm',
)
const lower = new RegExp(`(?:[.:;!?,]| und| oder) (${verbs.split(' ').join('|')}) ${object} `, 'gm')

/** The short imperatives in a German text that should have their full form. */
export const shortImperatives = (german: string): string[] =>
  [...german.matchAll(short), ...german.matchAll(lower)].map(([, verb]) => verb)
