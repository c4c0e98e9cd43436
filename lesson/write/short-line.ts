import { countWords } from '#lesson/words/count-words.ts'
import { easilySaid } from '#lesson/words/easily-said.ts'
import { ended } from '#lesson/words/ended.ts'
import { isFragment } from '#lesson/words/fragment.ts'
import { hasVerb } from '#lesson/words/has-verb.ts'

const leastSaid = 5
const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What stands between the statements of a line; a colon and a semicolon part more than a comma does. */
const betweenStatements = / ?[;:–—] ?/
const betweenClauses =
  /, (?=(?:and|so|but|yet|because|for) )|, (?=(?:who|which|where|until|as (?:an?|the)|not \w+ but|(?:given|made|sent|kept) (?:for|to|by|so)) )|,?(?<!\b(?:but|not|only)|\b(?:ask|tell|want|teach|help|call|beg|warn)(?:s|ed)? (?:us|you|me|him|her|them|people|everyone)) (?=(?:so that|because|(?:and )?not (?:to|by|as|for|because)) )/
/** Only where those leave nothing: what is said besides, and when it is so. */
const withinClauses = / (?<!\beven )(?=(?:and \w+ing|(?:and|or) to|and (?:do|does|did|is|are|will)(?: not|n[’']t)|before|while) )/
const joining = /^(?:and|so|but|yet)\s+(?:then\s+|now\s+)?(?:still (?=he\b))?/i
const denies = /\b(?:not|never|no|nobody|nothing|neither|nor|cannot|seldom|hardly)\b|n[’']t\b/i
/** "not this but that" says both. */
const setsRight = /\bnot\b.{3,80}\bbut\b(?! not)/i
/** A denial that promises: "does not let go of us". Or one that stands beside what is said: "given and not earned", "with no light in it". */
const affirms =
  /\b(?:not|never) (?:let (?:us |them |you )?go|leave|left|forsake|forget|abandon|give up|run out|fail)\b|\b(?:and not|with no)\b/gi
/** Of "not this but that" the line says that. */
const notButThat = /,? not (?:as|to|by|for|because|from|in)\b[^,;:]*?,? but (?=(?:because|by|for|from|in|as)\b)/g
/** What stands in the place of a denial is no piece to be left off: it is the reason. */
const kept = ' ~'
/** When God does so, where that would make the line too long. */
const occasion = /^(?:When|While|If|Where)\b[^,]{5,70}, (?=(?:God|Jesus|Christ|the Lord)\b)/
/** "not alone but together" only says how. */
const isAside = (clause = '') => /^not \w+ but \w+$/i.test(clause)
/** A condition with what follows from it says both. */
const condition = /^(?:when|whenever|where|whoever|if)\b[^,]{5,60},\s/i
const leansBack =
  /^(?:if|when|because|since|although|though|while|before|after|until|for|as|whether|who|which|even|it|they|them|that|this|these|those|there|such)\b/i
const names =
  /^(?:God|Jesus|Christ|The Lord|The Holy Spirit|The Spirit|Love|Grace|Faith|Forgiveness|Forgiving|Giving|Prayer|Gratitude|Hope|Mercy|Truth|Enough)\b(?![’'])/
const whoDoes =
  /\b(God|Jesus|Christ|the Lord)\b (?=(?:\w+ly )?(?:does|did|has|is|was|will|may|can|may|comes?|came|gives?|gave|loves?|loved|sees?|saw|hears?|heard|lets?|tells?|told|asks?|asked|brings?|brought|calls?|called|made|makes|takes?|took|keeps?|kept|knows?|wants?|meets?|stays?)\b)/

/** What is denied in a clause that only says which one is meant, "the way that no one can shut", is not denied of the whole. */
const which = /\b(?:that|who|whom|which|where)\b(?:(?!\band\b)[^,])*/gi
/** One of these has to stand in a clause that says "him". */
const somebody = /\b(?:God|Jesus|Christ|Lord|Spirit|Father|Giver|King|Savior|Shepherd|person|somebody|someone|man|woman|child|neighbor)\b/
const ofSomebody = /\b(?:he|him|himself|his)\b/i
const ofSomething = /(?<!\band |\bwith (?:\w+ ){1,3}in )\bit\b|\bthere\b/i

/** Who a line is about, so that a "he" of a later statement can be named. */
function subjectOf(line: string): string | undefined {
  const bare = large(line.replace(/^(?:When|If|Because|Where|Since|As|Before|Even when|Whenever)\b[^,]*,\s*/, ''))
  return names.exec(bare)?.[0] ?? whoDoes.exec(line)?.[1]
}

/** A statement that names who it is about, in place of the pronoun that it had inside the line. */
function named(statement: string, subject: string | undefined): string | undefined {
  const bare = statement.replace(joining, '')
  const isPerson = subject !== undefined && /^(?:God|Jesus|Christ|the Lord|The Lord|The Holy Spirit|The Spirit)$/.test(subject)
  if (/^he\b/i.test(bare)) return isPerson ? bare.replace(/^he\b/i, subject) : undefined
  if (/^(?:it|this) (?:is|marks|means|turns|makes|gives|comes)\b/i.test(bare) && subject && !isPerson)
    return bare.replace(/^(?:it|this)\b/i, subject)
  // "…, and asks us only to hold on to him": what he does besides.
  return isPerson && /^(?:asks|gives|calls|brings|sends|takes|makes|keeps|leads|sets|comes|goes|wants|lets)\b/.test(bare)
    ? `${subject} ${bare}`
    : bare
}

const persons = /\b(?:God|Jesus|Christ|the Lord)\b(?![’'])/g
const himOrHis = /\b(?:him|his)\b/i
/** Before a pronoun one of these may be whom it means. */
const another =
  /\b(?:who|whoever|whom|one(?! another)|everyone|everybody|nobody|child|person|man|father|mother|brother|sister|God|Jesus|Christ|Lord|Giver)\b|(?<!^)\b\p{Lu}\p{Ll}+/u
/** "Grief trusts him", where the line has said who: the name stands for the first pronoun that nobody in the clause can be meant by. */
function withName(clause: string, line: string): string {
  const at = clause.search(himOrHis)
  const from = line.indexOf(clause.slice(0, 12))
  const [person] = [...line.slice(0, from < 0 ? line.length : from).matchAll(persons)].map(([one]) => one).slice(-1)
  if (at < 0 || !person || another.test(clause.slice(0, at).replace(/\blike \p{Lu}\p{Ll}+/iu, ''))) return clause
  return clause.replace(himOrHis, (one) => (one.toLowerCase() === 'his' ? `${person}’s` : person))
}

/** "Must take a different road": whoever has to stood in the clause before. */
const lacksSubject = /^(?:must|can|cannot|could|will|would|shall|should|may|might|has|have|had|is|are|was|were|wants)\b/i

/** Whether a clause of a line is understood without the rest and says what the line says, not what it denies. */
function saysAlone(said: string): boolean {
  const words = countWords(said)
  return (
    words >= leastSaid &&
    words <= easilySaid &&
    (!leansBack.test(said) || (condition.test(said) && hasVerb(said.replace(condition, '')))) &&
    !/^(?:he|she)\b/i.test(said) &&
    !lacksSubject.test(said) &&
    !ofSomething.test(said) &&
    (!ofSomebody.test(said) || somebody.test(said)) &&
    (!denies.test(said.replace(which, '').replace(affirms, '')) || setsRight.test(said)) &&
    hasVerb(said) &&
    !isFragment(said)
  )
}

/**
 * The clause of a long line that says something alone: of its statements the one that denies nothing, and of that one as much as can be
 * said together, "Grace comes first; …". Undefined where no clause does.
 */
export function shortened(given: string): string | undefined {
  if (countWords(given) <= easilySaid) return given
  const line = given.replace(/\s+/g, ' ')
  return partOf(line, [betweenClauses]) ?? partOf(line, [betweenClauses, withinClauses])
}

function partOf(line: string, turns: readonly RegExp[]): string | undefined {
  const subject = subjectOf(line)
  const statements = line
    .replace(notButThat, kept)
    .split(betweenStatements)
    .map((one) => (countWords(one) > easilySaid ? one.replace(occasion, '') : one))
  const clausesOf = (statement: string) => turns.reduce((parts, turn) => parts.flatMap((part) => part.split(turn)), [statement])
  const clauses = statements.flatMap((statement) => {
    const parts = clausesOf(statement)
    // The whole statement, then as many of its clauses as fit, the first ones first; and what a "but" comes to before what it answers.
    const growing = parts
      .map((_, at) => parts.slice(0, parts.length - at))
      // What a "but" answers is not the point.
      .filter((some) => !/^(?:but|yet)\s|^not\b.*\bbut\b/i.test(parts[some.length] ?? '') || isAside(parts[some.length]))
      .map((some) =>
        some.join(', ').replace(/, (so that|because|not(?! \w+ but\b)|and not|and \w+ing|(?:and|or) to|before|while)\b/g, ' $1'),
      )
    const turned = parts.filter((part) => /^(?:but|yet)\s/i.test(part))
    const reasons = statement.split('~because ').slice(1)
    return [...turned, ...growing, ...parts.filter((_, at) => !/^(?:but|yet)\s|^not\b.*\bbut\b/i.test(parts[at + 1] ?? '')), ...reasons]
  })
  return clauses
    .map((clause) => named(clause.trim(), subject))
    .filter((clause) => clause !== undefined)
    .map((clause) => withName(clause, line))
    .map((clause) => ended(large(clause.replaceAll('~', '').replace(/,?(?: and| but)?$/, ''))))
    .find(saysAlone)
}

/** Of more words than these a line is no main point to look at, and not printed in every activity. */
const mostWhole = 32

/** The main point of a book in the preacher's words: all of it, since half of it may say what he warns of; of a very long one a clause. */
export const asMainPoint = (line: string): string | undefined => (countWords(line) <= mostWhole ? line : shortened(line))

/** The line as the steps of an activity have it: as much of it as can be said together, else the whole; only a very long one is named. */
export const saidInClass = (line: string): string =>
  shortened(line) ?? (countWords(line) <= mostWhole ? ended(line) : 'Sunday’s main point, as the Key Message has it.')
