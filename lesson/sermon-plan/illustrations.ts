import type { LessonPlan } from '#contract/lesson-plan.ts'
import type { Reading, Sentence } from '#lesson/reading/reading.ts'
import { delicateSentences, sensitiveMattersOf } from '#lesson/reading/sensitive/sensitive.ts'
import { standsAlone } from './stands-alone.ts'
import { isUsable } from './usable.ts'

/** From here on a paragraph is a story of our days. */
const leastStory = 0.5
const isPrivate = (one: Sentence) => one.marks.privateMatter >= 0.5
/** "Who is my neighbor?" is nobody's neighbor. */
const kin =
  /\bmy (?:own )?(?:wife|husband|mother|father|dad|mum|mom|brother|sister|son|daughter|grandmother|grandfather|grandma|grandpa|aunt|uncle|cousin|friend|boss|niece|nephew|roommate)\b|(?<!\b(?:who is|who was|love|loving|is|isn['’]t|are|becomes?|as) )my neighbou?r\b/gi

/** A story that is whole begins with himself at some time, or with one of his own people. */
const sets =
  /^(?:when i was (?:a|an|in|at|about|young|little|small|first|growing|seven|eight|nine|ten|eleven|twelve|\w+teen)\b|i was (?:\w+ years old|a (?:boy|girl|child|kid|student|young (?:man|woman|pastor|priest)))\b|one (?:day|night|morning|afternoon|evening|summer|winter|fall|spring|year|\w+day)\b.{0,60}\b(?:i|we|my)\b|(?:some|a few|several|many|two|three|four|five|six|ten|fifteen|twenty|thirty|forty) (?:years|summers|winters|weeks|months) ago,? (?:i|we|my|a|in)\b|years ago|i once\b|i (?:knew|know) (?:a|an) \w+|my (?:first (?:day|job|year|car|house|week|summer|winter)|old \w+|(?:great[- ])?grandfather|(?:great[- ])?grandmother|grandpa|grandma|granddad|father|mother|dad|mom|mum|daddy|mama|uncle|aunt|coach|boss|college roommate)\b|in my (?:grandmother|grandfather|mother|father|first|second|last|hometown|village)\b|the (?:summer|winter|fall|spring|year) (?:i|we|my)\b|in (?:high school|college|seminary)\b)/i
/** Who is named is somebody's neighbor, and so is whoever gave his leave. */
const somebody =
  /\b(?:Sister|Brother|Bro|Sis|Mr|Mrs|Miss|Ms|Dr|Pastor|Deacon|Elder|Auntie|Uncle|Father|Aunt|Coach|Rev|Mother|Chaplain|Sergeant)\.? \p{Lu}\p{Ll}+|\b(?:named|called|name (?:is|was)) \p{Lu}|\b(?:permission|her leave|his leave|says? I (?:could|can|may)|said I (?:could|can|may)|some of you (?:know|knew|remember)|won['’]t (?:call|say) (?:his|her|their|the) names?)\b/u
/** Those at home did not choose to be preached about. */
const atHome =
  /\b(?:my|our) (?:own )?(?:husband|son|sons|daughter|daughters|kids|children|boys|girls|niece|nephew|oldest|youngest|marriage|church|congregation)\b/i
/** What nobody tells to a class in passing. */
const grave =
  /\b(?:sick\w*|ill|illness|disease\w*|lupus|diabet\w*|fever|doctors?|nurse|report|scandal|die[ds]?|dying|dead|death|kill\w*|murder\w*|suicid\w*|funeral|buried|bury|grave|coffin|casket|cancer|tumor|stroke|hospital\w*|surgery|chemo\w*|hospice|dementia|ambulance|diagnos\w*|miscarr\w*|pregnan\w*|stillb\w*|drunk\w*|drink(?:s|ing)?|drank|beer|whisk\w*|alcohol\w*|drug\w*|pills?|needle|overdos\w*|rehab|sober|clean in|jail\w*|prison\w*|arrest\w*|police|cops?|parole|court|judge|lawyer|gun|guns|shot|shoot\w*|knife|stab\w*|blood\w*|war|bomb\w*|soldiers?|combat|deport\w*|papers|visa|raid\w*|border|hit (?:me|him|her|my|us)|beat (?:me|him|her|my|us)|beaten|bruis\w*|abus\w*|rape\w*|molest\w*|assault\w*|naked|sex\w*|affair|divorc\w*|custody|bankrupt\w*|foreclos\w*|evict\w*|fired|laid off|unemploy\w*|asham\w*|guilt\w*|hate[ds]?|racis\w*|slave\w*|lynch\w*|depress\w*|anxiety|panic\w*|therap\w*|counsel\w*|crash\w*|accident|wreck\w*|fire|burn(?:ed|t)|flood\w*|tornado\w*|drown\w*|starv\w*|homeless\w*|wheelchair|disab\w*|retard\w*|crippl\w*|stutter\w*|fat|ugly|stupid|idiot|hell|damn|devil|demon\w*|satan)\b/i
const ofService =
  /\b(?:sermon|preach\w*|pulpit|bulletin|offering|announcement|hymn|deacons?|parish|usher\w*|congregation|this church|our church|potluck|verse|chapter|passage|scripture|gospel|psalm)\b/i
const ofBible =
  /\b(?:disciples?|pharisees?|apostles?|prophets?|israel\w*|jerusalem|galilee|samaritan|synagogue|temple|Jesus|Christ|the Lord|verse|chapter|forsook|garden of|cross)\b/i

const length = { sentences: 3, fewest: 35, most: 600 }
/** So much of a story happened. */
const leastPast = 0.5

/** "One night he asked me", "I once saw the girl": whoever that is was told before. */
const pointsBack =
  /^(?!my )(?:\S+ ){0,5}(?:he|she|they|him|her|them|his|their|that|those)\b|\bthe (?:same )?(?:girl|boy|man|woman|lady|fellow|kid|couple|guy|family|other|one)\b|\btoo\b|\b(?:do|did|does|done) that\b/i
const ofKin = /^my \w+/i
/** A story that goes on in the next paragraph is half a story. */
const goesOn = (next: Sentence | undefined): boolean =>
  next !== undefined &&
  (/^["“]?(?:and|but|so|then|he|she|they|we|it|i|well)\b/i.test(next.plain) || next.quoted > 0.5) &&
  next.marks.story >= 0.4
/** So many sentences before and behind a grave one belong to it. */
const reach = 3
const near = (run: readonly Sentence[], graveSaid: readonly number[]) =>
  graveSaid.some((id) => id >= (run[0]?.id ?? 0) - reach && id <= (run.at(-1)?.id ?? 0) + reach)

/** A story of our days that may be told again as it was told: whole, with a beginning, of nobody who could be known, and of nothing grave. */
function fitIn(reading: Reading, paragraph: readonly Sentence[], graveSaid: readonly number[]): string[] {
  const from = paragraph.findIndex(({ plain, quoted }) => sets.test(plain) && quoted < 0.3)
  const run = from < 0 ? [] : paragraph.slice(from)
  const text = run.map(({ said }) => said).join(' ')
  const words = run.reduce((sum, one) => sum + one.words, 0)
  if (run.length < length.sentences || words < length.fewest || text.length > length.most) return []
  const [first] = run
  // What happened to nobody of ours is a story of the Bible, or none.
  const isOurs = run.some(({ tokens }) => tokens.some(({ word }) => word === 'i' || word === 'my' || word === 'we'))
  if (
    !first ||
    !isOurs ||
    pointsBack.test(first.plain) ||
    (!ofKin.test(first.plain) && (!standsAlone(first.said) || first.marks.dangles >= 0.5)) ||
    near(run, graveSaid) ||
    goesOn(reading.sentences[(run.at(-1)?.id ?? 0) + 1])
  )
    return []
  const plain = run.map((one) => one.plain).join(' ')
  const around = paragraph.map((one) => one.plain).join(' ')
  if ([somebody, atHome, grave, ofService, ofBible].some((pattern) => pattern.test(plain)) || somebody.test(around) || grave.test(around))
    return []
  if (run.some(({ tokens }) => tokens.some((token) => reading.people.has(token.text) || reading.namesAlone.has(token.text)))) return []
  const past = run.filter(({ clauses }) => clauses.some(({ tense }) => tense === 'past')).length
  const last = run.at(-1)
  const isTold =
    past >= run.length * leastPast &&
    last !== undefined &&
    last.marks.question < 0.5 &&
    /[.!?…]["”’)]*$/.test(last.said) &&
    run.every(
      (one) =>
        (isUsable(one) || isPrivate(one)) &&
        (one.marks.othersView < 0.8 || one.quoted >= 0.5) &&
        one.marks.humor < 0.7 &&
        one.marks.prayer < 0.5 &&
        one.marks.toAGroup < 0.5 &&
        one.marks.announcement < 0.5,
    )
  return isTold ? [text] : []
}

/** The stories of our days by paragraph: what may be told again, what not, and who is in them. */
export function illustrationsOf(
  reading: Reading,
  sensitive: LessonPlan['sensitive'] = sensitiveMattersOf(reading),
): Pick<LessonPlan, 'illustrations' | 'private'> {
  const fit: string[] = []
  const unfit: string[] = []
  const quotes = new Set(sensitive.map(({ quote }) => quote))
  const delicate = delicateSentences(reading)
  const graveSaid = reading.sentences.filter(({ said, id }) => delicate.has(id) || quotes.has(said)).map(({ id }) => id)
  for (const run of Map.groupBy(reading.sentences, ({ paragraph }) => paragraph).values()) {
    const told = reading.captions ? [] : fitIn(reading, run, graveSaid)
    fit.push(...told)
    const [first] = run.filter(({ marks }) => marks.story >= leastStory)
    if (told.length === 0 && first) unfit.push(first.said.slice(0, length.most))
  }
  const wordsOfSpeaker = new Set(reading.speaker.split(/\s+/))
  const relatives = reading.sentences.flatMap(({ plain }) => plain.match(kin) ?? []).map((one) => one.toLowerCase())
  return {
    illustrations: { fit: fit.slice(0, 8), unfit: unfit.slice(0, 12) },
    // Whoever preaches is known to everybody.
    private: [...new Set([...reading.people, ...relatives])].filter((one) => !wordsOfSpeaker.has(one)).slice(0, 40),
  }
}
