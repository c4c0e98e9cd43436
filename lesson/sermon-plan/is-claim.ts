import { clausesOf } from '#lesson/reading/clauses.ts'
import type { Reading } from '#lesson/reading/reading.ts'
import { betweenCues } from '#lesson/reading/room-words.ts'
import { type Token, tokensOf } from '#lesson/reading/tagger.ts'
import { withoutLabel } from './big-idea.ts'
import type { Candidate } from './rank.ts'
import { standsAlone } from './stands-alone.ts'

const himself = /^(?:i|me|my|mine)$/
const persons = /^(?:he|she|they|him|her|them|somebody|someone|people|folks)$/
/** "You've heard that sermon", "you know which hour": what the room has met, and nothing that is so. */
const met = /^(?:know|hear|see|remember|read|notice|think|say|recall|recognize|guess|wonder|surprise)$/
/** "Picture the fellow": what he asks the room to see. */
const shows = /^(?:picture|imagine|look|think|watch|remember|suppose|find|show|listen|notice|see|read|hear|mind|put|call)$/
/** What a preacher says of his own speaking, or of the paper, whoever does it. */
const ofSpeaking =
  /^(?:first|second|third|fourth|finally|lastly|number \w+),? |\b(?:(?:message|sermon) is about|i (?:want|wish|would like|'d like|need|have|mean|am going|'m going|'m gonna) (?:you )?to (?:see|hear|say|tell|be (?:fair|clear|careful|honest)|read|talk|show|ask)|(?:couple|few|two|three|number) (?:of )?(?:things|words)|don't want you to|(?:year|point|part|number|verse|chapter|page|slide|stanza|second service|first service) (?:[a-c\d]|one|two|three|four|five)\b|(?:first|second|third|last|other|next) (?:reading|verse|half|hymn|point|service|lesson)\b|in (?:hebrew|greek|latin|aramaic)|the (?:hebrew|greek|bulletin|margin|reading|lectionary|sermon|commentat\w+|gospel of|choir|microphone|screen|notes?|offering|doughnuts|coffee)\b|(?:would like|wants?) (?:you|us) to (?:know|see|lay|notice))/i
/** A reader of a gospel is told what is in it by its writer. */
const writers =
  /^(?:paul|mark|matthew|luke|john|james|peter|moses|isaiah|jeremiah|david|solomon|jude|hosea|amos|micah|psalmist|prophet|apostle|evangelist|writer|author|bible|text|story|passage|verse|psalm|letter|gospel)$/
const isDivine = (tokens: readonly Token[]) => new Set(tokens.filter(({ namesGod }) => namesGod).map(({ word }) => word))
const general = /^(?:you|we|us|your|our|everybody|everyone|nobody|anybody|anyone|whoever|every|always|never)$/
/** It points at what was said before, or shows what there was. */
const points =
  /^["“'‘]?(?:i\b|not\b|(?:it|this|that|there)(?:['’](?:s|ll|d)\b| (?:is|was|are|were|does|do|did|will|would|has|had|says?|ends|goes)(?:n['’]t)?\b))/i
/** What is done or wished in a service, at an hour or on a day. */
const ofTheDay = /\b(?:today|tonight|tomorrow|(?:next|last|this) (?:week|wk|time|morning|evening|sunday|month|year|afternoon)|right now)\b/i
const blessing =
  /\b(?:in a (?:few )?(?:minutes?|moments?)|o['’]clock|the rest of you|next (?:time|wk)|be (?:with|upon|your) |thanks be|go in peace|let us pray|lets pray|amen)/i
/** What somebody does in a story. */
const does = /^(?:say|go|ask|talk|tell|come|sit|walk|stand|pick|look|answer|speak|take|turn|write|call)$/
/** He is named by a capital alone. */
const capital = /(?<=\p{L},? )H(?:e|im|is)(?![\p{L}’'])/gu

/** Half of a sentence's verbs tell what happened. */
const mostTold = 0.5
/** So much of a story, of somebody private, of another's view or of the Bible's words is none of his own claim. */
const most = {
  story: 0.6,
  storyAround: 0.65,
  retold: 0.75,
  privateMatter: 0.4,
  othersView: 0.7,
  humor: 0.6,
  question: 0.5,
  quoted: 0.3,
  condition: 0.95,
  announcement: 0.6,
  toAGroup: 0.5,
  prayer: 0.5,
  scripture: 0.6,
} as const

/** Of none of what the sermon speaks of all through. */
const isAside = ({ central, statesIdea, refrain, title, saidAtEnd, antithesis }: Candidate['features']) =>
  central < mostCentral && Math.max(statesIdea, refrain, title, saidAtEnd, antithesis) < announced
const mostCentral = 0.55

/**
 * Whether a sentence could be what a sermon says: something that is so, of God, of us or of everybody, and no piece of telling, no line
 * of somebody else, no word about the sermon itself.
 */
export function isClaim({ from, text, features }: Candidate, { people, namesAlone }: Reading): boolean {
  const told = withoutLabel(text)
  const isAnnounced = features.statesIdea >= announced
  // What he says is the point may tell the story again.
  if (Object.entries(most).some(([name, limit]) => !(isAnnounced && name === 'retold') && features[name as keyof typeof most] >= limit))
    return false
  if (features.names > 0 || ofSpeaking.test(told) || blessing.test(told) || told.startsWith('(')) return false
  // Where he says that it comes now, what a "this" or "these" means was said just before.
  const bare = told.replace(/^(?:so|and|but|now|because)\s+/i, '').replace(capital, 'God')
  if (points.test(bare) || (!isAnnounced && !standsAlone(bare))) return false
  const tokens = tokensOf(bare.replace(/\bhad better\b/g, 'should'))
  const [stretch, ...others] = betweenCues(told.replace(/[.!?]["”’)]*$/, ''))
  // Said to the room alone, or with more than one thing said to it in between.
  if (!stretch || others.length > 0 || stretch.text.split(' ').length < leastWords) return false
  const clauses = clausesOf(tokens, false)
  const [main] = clauses.filter(({ subject, mood }) => subject || mood === 'bids')
  const divine = isDivine(tokens)
  const isGeneral = tokens.some(({ word }) => general.test(word))
  // "Enough isn't a number you reach": the tagger finds nobody who does it.
  if (!main)
    return (
      features.fragment < 1 &&
      (divine.size > 0 || isGeneral || Math.max(features.refrain, features.antithesis, features.statesIdea) >= repeated)
    )
  if (main.mood === 'bids' && shows.test(main.verb)) return false
  if (
    clauses.some(({ subject }) => himself.test(subject)) ||
    tokens.some(({ word }) => word === 'me') ||
    (divine.size === 0 && tokens.some(({ word }) => himself.test(word)))
  )
    return false
  const isOfGod = divine.has(main.subject)
  if (persons.test(main.subject) && !isOfGod) return false
  if (main.subject === 'you' && met.test(main.verb)) return false
  const named = tokens.find(({ word }) => word === main.subject)
  const isOld = named?.pos === 'name' && !isOfGod && (namesAlone.has(named.text) || people.has(named.text))
  // Where it is told what somebody of the Bible did, it is told and not claimed.
  const tells =
    !(isOfGod && isGeneral) && tokens.some(({ pos, text: word, namesGod }) => pos === 'name' && !namesGod && namesAlone.has(word))
  if (isOld || (tells && !isAnnounced)) return false
  if (writers.test(main.subject)) return false
  const past = clauses.filter(({ tense }) => tense === 'past').length / Math.max(1, clauses.length)
  if (past > mostTold && !(divine.size > 0 && isGeneral)) return false
  if (features.fragment >= 0.7 && from >= 0) return false
  if (isOfGod && !isGeneral && !isAnnounced && does.test(main.verb)) return false
  if (divine.size === 0 && (ofTheDay.test(told) || isAside(features))) return false
  const isOfOne = tokens[tokens.findIndex((token) => token === named) - 1]?.word === 'the'
  return divine.size > 0 || isGeneral || main.mood === 'bids' || (features.gnomic >= 0.9 && main.subjectPos === 'noun' && !isOfOne)
}
const leastWords = 5
const announced = 0.6
const repeated = 0.5
