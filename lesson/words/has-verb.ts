/** Verbs in any of whose forms a sentence says something; some are nouns as well, rarely without another verb beside them. */
const verbs =
  'say give come go make take see know think want show speak call find bring keep lead stay stand live die hold tell talk ask look hear feel belong mean become begin believe follow run teach learn trust wait carry turn open send put let seem happen matter remember forget forgive change win lose fight grow pray build break choose count cry do serve share sing sit stop suffer wash provide protect heal restore bless create receive reveal remind require strengthen transform understand write accept allow appear avoid celebrate chase collect confess continue defend deliver depend deserve destroy draw eat enjoy enter exist expect explain fail fill finish gather get grieve ignore include invite join kneel listen marry melt mend obey pour prepare prove raise rejoice remain repent save seek sell separate settle shine sow steal surround tempt unite wander wipe knock touch laugh watch climb jump throw catch carry swim sleep wake fall blow reach hug clap sink bend lift hurry try rescue pull push dig hide jog feed fix gaze bury worry shake splash thunder equip warn thank pay move wear surpass perceive pursue press propose organize heed smell cleave hail imitate consist haunt beseech knit exhibit'
const irregular =
  'said gave came went made took saw knew thought found brought kept led stood told heard felt meant became began taught put sent held ran won lost fought grew built broke chose rose fell wrote spoke stayed died threw caught swam slept woke blew sank bent fed dug hid ate drank sat shook paid fled wept swept bore drew beat tore laid used sold shut rang sang drank rode hung swore cast lay read'
/** Only their form in -s is a verb beyond doubt: "your own house", "free people". */
const thirdPerson =
  'welcomes guides comforts answers loves cares promises reigns rules lights works uses sets owns ends frees cheers guards'
/** As often nouns: they count where somebody or something stands before them. */
const doubtful =
  'left love help walk work need cross cost name plant wave judge lie hope doubt smile whisper shape aim pick cover hurt roll surprise notice ride bow fly search act swing rest play rule guide dance shout dream visit drink cheer guard welcome comfort answer care promise light use'

const forms = (words: string) =>
  words
    .split(' ')
    .map((word) => (/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}(?:y|ies)` : `${word}(?:e?s)?`))
    .join('|')
/** "God's with us" and "that's grace" say something; "God's love for us" does not. */
const contracted = [
  "(?:he|she|it|that|this|who|what|where|there|here|how|let|one|every(?:body|one|thing)|some(?:body|one|thing)|no(?:body|thing))['’]s",
  "\\p{L}+['’]s(?= (?:an?|the|not|no|never|always|still|already|also|just|been|got|gone|going|here|there|with|in|on|at|for|from|like|our|my|your|his|her|their|why|how|what|who|where|when)\\b)",
  "\\p{L}+['’]s(?= \\p{L}+ing(?:[.,!?;]|$| (?:you|me|us|him|her|it|them|to|the|an?|in|on|for|with|at|our|my|your|his|her|their)\\b))",
  "\\p{L}+['’]s(?= (?:good|great|kind|near|real|faithful|able|ready|glad|big|holy|right|sure|true|better|bigger|easier|harder|greater|closer)(?:[.,!?;]|$| (?:and|to|than|enough|because|when|even)\\b))",
].join('|')
const sure = new RegExp(
  `\\b(?:is|are|was|were|be|am|has|have|had|does|did|can|cannot|could|will|would|shall|should|may|might|must|\\w+n['’]t|\\w+['’](?:re|ve|ll|m)|${contracted}|\\w{3,}ed|${forms(verbs)}|${[thirdPerson, irregular].join(' ').replaceAll(' ', '|')})\\b`,
  'giu',
)
/** "God names the stars", "Every knee bows": not "the names", "of hope", "the waves of the sea", "Hope and rest". */
const afterSomebody = new RegExp(`(?<=(?<before>[\\p{L}’']+) )(?:${forms(doubtful)})\\b(?! of\\b)`, 'giu')
const opensNoun =
  /^(?:an?|the|this|that|these|those|my|your|our|his|her|its|their|every|each|all|some|any|no|more|many|much|few|one|two|three|of|in|on|at|by|with|from|for|to|into|and|or|but|nor|than|like|as|good|great|new|true|real|holy|long|short|quiet|only|daily|early|big|small|wise|old|own|\p{L}+(?:ful|less|ous|al|ing|['’]s|s['’]))$/iu
/** "God thunders", "she whispers": what stands behind them in -s is what they do, whatever word it is. */
const asSubject =
  /\b(?:God|Jesus|Christ|he|she|it|everyone|everybody|nobody|no one|nothing)(?: (?:always|never|also|still|often|only|\p{L}+ly))? (?!(?:always|perhaps|this|his|its|unless|besides|towards)\b)\p{Ll}{2,}[^s\W]s\b/iu
/** "Rest in God." */
const asked = new RegExp(
  `^["“‘]?(?:${doubtful.replaceAll(' ', '|')}) (?:God|Jesus|him|the|your|an?|my|in|one|up|on|like|with|hard|together)\\b`,
  'i',
)

/** The verbs that a text surely has, in the order of the text. */
export const verbsIn = (text: string): string[] => [
  ...(text.match(sure) ?? []),
  ...[...text.matchAll(afterSomebody)].filter((found) => !opensNoun.test(found.groups?.before ?? '')).map(([word]) => word),
]

/** Whether a text has a verb of its own, as far as words and their neighbours tell; no grammar is read. */
export const hasVerb = (text: string): boolean => verbsIn(text).length > 0 || asSubject.test(text) || asked.test(text)
