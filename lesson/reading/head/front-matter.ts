import { findReferences } from '#lesson/scripture/references.ts'
import { findDate } from './dates.ts'
import { dateMentions } from './date-mentions.ts'
import { fromFileName } from './file-name.ts'
import { type Line, readLabel } from './head-lines.ts'
import { namesTheDead } from './funeral-titles.ts'
import { ownName } from './own-name.ts'
import { personName } from './person-names.ts'
import { fills, passageMentions } from './passage-mentions.ts'
import { best, gathered, type HeadField, type HeadWeights, learnedHead, least, unstatedIn } from './rank-head.ts'
import { type Kind, type Mention, type Row, type Sheet, sheetOf } from './sheet.ts'
import { speakerMentions } from './speaker-mentions.ts'
import { isReference, namesBook } from './stated-passages.ts'
import { titleMentions } from './title-mentions.ts'
import { titleCase } from './titles.ts'

export type FrontMatter = { title: string; speaker: string; date: string; scripture: string; theme: string; content: string }

/** A text with fewer words below its head is no sermon with a head. */
const leastBody = 60

/** All that may be a field of the head, by field. */
export const mentionsIn = (sheet: Sheet): Record<HeadField, Mention[]> => ({
  title: gathered(titleMentions(sheet)),
  speaker: gathered(speakerMentions(sheet)),
  scripture: gathered(passageMentions(sheet)),
  date: gathered(dateMentions(sheet)),
})

/** What a document says about itself: of each field the mention that most looks like it, by learned weights; where none is sure, what the file's name says. Nothing is guessed: a field that is not stated is ''. */
export function readFrontMatter(given: readonly Line[], fileName = '', weights: HeadWeights = learnedHead): FrontMatter {
  const sheet = sheetOf(given, fileName)
  const { rows, bodyAt } = sheet
  const mentions = mentionsIn(sheet)
  const roles = (role: string) => rows.find((row) => row.role === role && !isReference(row.text))?.text ?? ''
  const of = (field: HeadField, except = '') =>
    best(
      mentions[field].filter(({ value }) => value !== except && !answered.test(value)),
      weights[field],
      unstatedIn(sheet, field),
      least[field],
    )
  // A recording that begins so has no head.
  const likeliest = of('title')
  const title = likeliest && (soundCheck.test(likeliest.value) || greeting.test(likeliest.value)) ? undefined : likeliest
  // A title of two words may look like a name; it is not both.
  const found = {
    title,
    speaker: of('speaker', title && personName(title.value)),
    scripture: preached(of('scripture'), mentions.scripture, bodyAt),
    date: of('date'),
  }
  const stated = roles('title') || titleBehindPassage(sheet) || found.title?.value || ''
  const file = fromFileName(fileName)
  const bodyWords = rows.slice(bodyAt).reduce((sum, { words }) => sum + words, 0)
  const headed = bodyWords >= leastBody
  const taken = new Set(headed ? rows.slice(0, bodyAt).flatMap((row, at) => (isOfPaper(row) ? [at] : [])) : [])
  if (headed) for (const one of [found.title, found.speaker]) if (one && one.at < bodyAt) taken.add(one.at)
  const labelled = rows
    .slice(0, bodyAt)
    .map(({ text, kinds }, at) => (at === found.title?.at || kinds.includes('mail') ? undefined : readLabel(text)))
  const theme = labelled.find((label) => label?.field === 'theme') ?? labelled.find((label) => label?.field === 'topic')
  return {
    title: headed && !namesTheDead(stated, sheet) ? titleCase(stated.replace(dayBehind, '')) : '',
    speaker: headed ? personName(roles('author')) || found.speaker?.value || ownName(sheet) || file.speaker : '',
    date: (headed && found.date?.value) || file.date,
    scripture: found.scripture?.value ?? file.scripture,
    theme: theme?.value.replace(/\s+/g, ' ') ?? '',
    content: rows.flatMap(({ raw }, at) => (taken.has(at) ? [] : [raw])).join('\n\n'),
  }
}

/** Of the readings of a paper the one whose people the sermon names all through, where it hardly names those of the one that looks like the text. */
function preached(found: Mention | undefined, all: readonly Mention[], bodyAt: number): Mention | undefined {
  if (!found || (found.features[fills] ?? 0) > hardly) return found
  const rivals = all.filter(({ at, features }) => at < bodyAt + near && features.verses && features[fills] === 1)
  return rivals.length === 1 ? rivals[0] : found
}
const hardly = 0.3
/** So many lines below its head a paper still names what is read. */
const near = 10

/** "Service for Babies, second Sunday in October": when it was is no part of the title. */
const dayBehind = /,\s(?:(?:first|second|third|fourth|last)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b).*$/i

/** What a mail program puts before a subject names nothing. */
/** What is said into a microphone before anything else names nothing either. */
const soundCheck =
  /^(?:is (?:it|this|that|the mic\w*) on\b|can (?:you|everybody|everyone|y['’]all) hear\b|testing\b|check,? (?:check|one)\b|are we (?:on|live|recording)\b)/i
const answered = /^(?:re|fwd?|aw|wg)$/i
/** Nor does what is called to the people, to which they answer. */
const greeting =
  /^(?:christ is (?:risen|born|in our midst)|(?:he|the lord) is risen|the lord be with you|glory to jesus christ|praise the lord|peace be with you|good (?:morning|evening))(?:,? [^.!]{1,20})?[.!]+$/i

/** "Luke 15:8-10, “Twenty Cents”": what stands in quotation marks behind the passage is the title, where it is too short to be the verse. */
const behindPassage = /^([^"“”]{4,60}?)[\s,:;–—-]+["“]([^"“”]{2,70})["”]\s*$/u
function titleBehindPassage({ rows, bodyAt }: Sheet): string {
  const found = rows.slice(0, bodyAt).flatMap(({ text }) => {
    const [, passage, title] = behindPassage.exec(text) ?? []
    return passage && title && isReference(passage) && title.split(' ').length <= longestTitle && !/[,;.]$/.test(title) ? [title] : []
  })
  return found.length === 1 ? (found[0] ?? '') : ''
}
const longestTitle = 8

const papers: readonly Kind[] = ['passage', 'date', 'person', 'church', 'address', 'occasion']
/** A line of a head that is no word of the sermon: a label, a date, a passage, a name, the church. */
function isOfPaper({ text, kinds, words }: Row): boolean {
  return (
    Boolean(readLabel(text)) ||
    Boolean(findDate(text).date) ||
    /^[([].*[)\]]$/.test(text) ||
    (words <= 12 && namesBook.test(text) && findReferences(text).length > 0) ||
    kinds.some((kind) => papers.includes(kind)) ||
    (words <= 16 && kinds.includes('paper'))
  )
}
