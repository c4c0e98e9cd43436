import type { OwnWord } from '#contract/class-settings.ts'

const pairs = (...all: [instead: string, say: string][]): OwnWord[] => all.map(([instead, say]) => ({ instead, say }))
/** Words by which traditions differ, to begin with: whoever takes one of these lists changes it as the church speaks. */
export const traditions: { name: string; words: OwnWord[] }[] = [
  {
    name: 'Catholic',
    words: pairs(
      ['your pastor', 'your priest'],
      ['our pastor', 'our priest'],
      ['church service', 'Mass'],
      ['worship service', 'Mass'],
      ['the Lord’s Supper', 'the Eucharist'],
    ),
  },
  {
    name: 'Orthodox',
    words: pairs(
      ['your pastor', 'your priest'],
      ['our pastor', 'our priest'],
      ['church service', 'Divine Liturgy'],
      ['worship service', 'Divine Liturgy'],
      ['the Lord’s Supper', 'the Eucharist'],
    ),
  },
  {
    name: 'Anglican, Episcopal',
    words: pairs(['your pastor', 'your priest'], ['our pastor', 'our priest'], ['the Lord’s Supper', 'Holy Communion']),
  },
  { name: 'Lutheran', words: pairs(['the Lord’s Supper', 'Holy Communion'], ['worship service', 'Divine Service']) },
  { name: 'Presbyterian, Reformed', words: pairs(['your pastor', 'your minister'], ['our pastor', 'our minister']) },
  { name: 'Baptist', words: pairs(['the Eucharist', 'the Lord’s Supper'], ['communion', 'the Lord’s Supper']) },
]
