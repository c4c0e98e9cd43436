import type { Sentence } from './reading.ts'
import type { Token } from './tagger.ts'

/** Names that the tagger takes for people and that are days, places of the calendar or the church's own. */
const noPerson =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Bible|Scripture|Gospel|Testament|Church|Christian|Christians|Easter|Christmas|Advent|Lent|Pentecost|Thanksgiving|Amen|Hallelujah|Hebrew|Greek|Latin|English|Google|Facebook|Instagram|Sunday|Old|New|Holy|Spirit|Father|Lord|Word|God|Jesus|Christ|Psalm|Psalms)$/
/** What a person does or is called beside a name. */
const titles = new Set(
  'mr mrs miss ms dr pastor deacon brother sister bro sis auntie aunt uncle coach rev reverend mother father cousin grandma grandpa papa mama'.split(
    ' ',
  ),
)
const acting = new Set(['verb', 'aux'])

/** Whether a word by itself may be somebody's name. */
export const namesPerson = ({ text, pos, namesGod }: Token): boolean =>
  pos === 'name' && !namesGod && /^\p{Lu}\p{Ll}+(?:'s)?$/u.test(text) && !noPerson.test(text)

/** Names of people whom the Bible does not know: they speak or act, or stand behind a title. */
export function peopleOf(sentences: readonly Sentence[], bibleNames: ReadonlySet<string>): ReadonlySet<string> {
  // What the sermon also writes small is a word that began a sentence.
  const small = new Set(sentences.flatMap(({ tokens }) => tokens.flatMap(({ text }) => (/^\p{Ll}/u.test(text) ? [text] : []))))
  const seen = new Map<string, number>()
  for (const { tokens } of sentences)
    tokens.forEach(({ text, pos }, at) => {
      if (pos !== 'name' || !/^\p{Lu}\p{Ll}+$/u.test(text) || bibleNames.has(text) || noPerson.test(text) || small.has(text.toLowerCase()))
        return
      const titled = titles.has(tokens[at - 1]?.word.replace('.', '') ?? '')
      const acts = acting.has(tokens[at + 1]?.pos ?? '')
      const opens = at === 0
      const owns = tokens[at + 1]?.word === "'s"
      if (titled || acts || owns) seen.set(text, (seen.get(text) ?? 0) + (titled ? 2 : opens ? 0.5 : 1))
    })
  return new Set([...seen].filter(([, times]) => times >= 1).map(([name]) => name))
}
