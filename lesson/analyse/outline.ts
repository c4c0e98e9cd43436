import { denied, type Grounds, isKept, isPoint, isStatement, worth } from './can-be-point.ts'
import { evidenceOf } from './evidence-of.ts'
import { modernise, standAlone } from './modern-english.ts'
import type { Sentence } from './rank-sentences.ts'
import { plainlySaid } from './said-truths/said-truths.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { typographic } from '#lesson/words/typographic.ts'

/** A sentence of the sermon as it may be printed, and as it was preached: the second is its evidence. */
export type Said = { text: string; quote: string }
export const said = (sentence: Sentence): Said => ({ text: typographic(standAlone(modernise(sentence.text))), quote: sentence.text })

/** A point of the sermon. One that is only central may be an aside; `sure` are those that the preacher counts or that say what preachers everywhere say of God. */
export type Point = Said & { sure: boolean }

const counts = /^["“]?(?:(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|lastly|finally)\b[\s,]|[IVX]{1,4}\.\s|\d{1,2}[.)]\s)/i
/** "Number two.": the point is the sentence after it. */
const countsAlone =
  /^(?:(?:number|point|reason|lesson|truth|thing)\s+)?(?:one|two|three|four|first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|\d)[.:]?$/i

/** The heads under which an outline numbers what to do: "Application". */
const tasks =
  /^(?:applications?|responses?|next steps|homework|challenge|this week|to do|prayer points|discussion|questions)\b[^.!?]{0,40}[.:]?$/i

/** All up to the last head of that kind; what follows it is to be done, and says nothing of God. */
const beforeTasks = (sentences: Sentence[]) => sentences.slice(0, sentences.findLast((one) => tasks.test(one.text))?.at)

/** The points that the preacher numbers himself; none when there are not a few of them. */
function countedPoints(sentences: Sentence[], grounds: Grounds): Sentence[] {
  const counted = beforeTasks(sentences).filter(
    (one) =>
      (counts.test(one.text) || countsAlone.test(sentences[one.at - 1]?.text ?? '')) &&
      countWords(standAlone(one.text)) >= 5 &&
      one.words <= 28 &&
      isPoint(one, grounds),
  )
  return counted.length >= 2 && counted.length <= 8 ? counted.slice(0, 3) : []
}

const thirdOf = (one: Sentence, sentences: Sentence[]) => Math.floor((one.at * 3) / Math.max(1, sentences.length))

/** Numbered points where the preacher counts them, else the most central statements spread over the whole. */
export function outlineOf(sentences: Sentence[], grounds: Grounds): Point[] {
  const says = new Map<Sentence, number>()
  for (const { sentence, strength } of grounds.truths) says.set(sentence, Math.max(strength, says.get(sentence) ?? 0))
  const saysOf = (one: Sentence) => says.get(one) ?? 0
  const weight = (one: Sentence) =>
    (worth(one) * (1 + 0.4 * Math.max(0, Math.min(4, saysOf(one)) - 1)) + (saysOf(one) >= plainlySaid ? 1 : 0)) *
    (denied.test(one.text) ? 0.5 : 1)
  const counted = countedPoints(sentences, grounds)
  // That something is not so is a point only where preachers say it of God.
  const statements = beforeTasks(sentences).filter(
    (one) =>
      isStatement(one, grounds) && isKept(one) && (saysOf(one) >= plainlySaid || !denied.test(affirmed(one, sentences, grounds).text)),
  )
  const thirds = [0, 1, 2].flatMap(
    (third) => statements.filter((one) => thirdOf(one, sentences) === third).sort((a, b) => weight(b) - weight(a))[0] ?? [],
  )
  const chosen = counted.length > 0 ? counted : thirds
  return distinct(chosen.map((one) => affirmed(one, sentences, grounds)))
    .map((one) => ({
      text: said(one).text,
      quote: evidenceOf(one, sentences),
      sure: counted.length > 0 || saysOf(one) >= plainlySaid,
    }))
    .filter(({ quote }) => quote !== '')
}

/** "A neighbor is not somebody you find. A neighbor is somebody you become.": what is so tells more than what is not. */
function affirmed(one: Sentence, sentences: Sentence[], grounds: Grounds): Sentence {
  const next = sentences[one.at + 1]
  const begins = (text: string) => standAlone(text).toLowerCase().split(/\s+/)[0]
  return next && denied.test(one.text) && !denied.test(next.text) && begins(one.text) === begins(next.text) && isStatement(next, grounds)
    ? next
    : one
}

const distinct = (sentences: Sentence[]) =>
  sentences.filter(
    (one, at) =>
      !sentences
        .slice(0, at)
        .some(
          (other) => other.stems.filter((word) => one.stems.includes(word)).length > 0.5 * Math.min(other.stems.length, one.stems.length),
        ),
  )
