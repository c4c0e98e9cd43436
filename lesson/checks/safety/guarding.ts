import { isAsked } from './spoken-to.ts'

// A line that keeps children from a danger has the same words as one that leads them into it: what tells them apart is who does it.

const adult =
  '(?:grown ups?|grownups?|adults?|leaders?|teachers?|parents?|mom|mommy|mum|mother|dad|daddy|father|grandmas?|grandpas?|grandparents?|staff|staff members?|team members?)'
const article =
  '(?:(?:only|just|the|a|an|one|two|three|your|our|each|every|all|another|other|trained|same|older|staff|team|let|have|ask|where|when|and|that|which|with) ){0,4}'
/** "The leader alone lights it", "with one adult on the ladder", "a staff member tends the fire". */
const isOfAdult = new RegExp(`^ (?:(?:before class|now|then|first|next) )?${article}${adult} `)
const isByAdult = new RegExp(
  ` (?:(?:by|for|with) ${article}${adult}(?: (?:only|alone|who|before class|at a separate table)){0,3} $|(?:is|are|was|were|has been|have been) (?:\\w+ ){1,5}by ${article}${adult} )`,
)
const endsInAdult = new RegExp(` ${adult} $`)
/** Somebody else has a part in it. */
const others =
  / (?:child|children|kids?|teens?|students?|youth|volunteers?|boys?|girls?|toddlers?|baby|babies|ones|you|yours?|us|they|them|him|her|their|everyone|everybody|whoever|groups?|friends?|pairs?|hands? (?:it|one|out|a|the)|gives?|passes|lets|tells|sends|turns|leaves|sleeps|forgets) /
/** "Let them handle the oven", where the parents are "them". */
const lets = new RegExp(` ${adult} .{0,80} let (?:them|her|him) (?:handle|do|light|cut|open|use|hold|work|pour) `)
/** What lies in a box, is locked away, or has no place here. */
const isPutAway =
  / (?:(?:stays?|remains?|is|are|kept|keep|leave|put|store[ds]?|lock(?:s|ed)?|collect(?:s|ed)?) (?:[\w']+ ){0,6}(?:in the (?:\w+ )?(?:box|cupboard|drawer|cabinet|kitchen|bag|closet)|away|out of reach|locked up|outside the room|at home)|(?:do|does|did) not belong|don't belong|doesn't belong|(?:is|are) (?:only )?for (?:adults|grown ups|grownups|leaders)|(?:is|are) not (?:part of|for (?:this|children|kids|young|us))|(?:isn't|aren't) (?:part of|for (?:this|children|kids|young|us))|(?:nobody|no one|none of us|no child)(?: else)? (?:has to|needs to|need|handles|touches|uses|wears|holds|lights)|(?:pick|picks|picked|sweep|sweeps) up (?:every|all|any)) /
const isSomebody =
  / (?:child|children|kids?|teens?|students?|volunteers?|boys?|girls?|toddlers?|one of you|you|him|her|friend|player|partner|everyone|everybody) /
/** Who asks first, or has a hand to hold, is not alone with it. */
const asksFirst = new RegExp(
  ` (?:tell|ask|fetch|call|show) ${article}(?:${adult}|owner) (?:\\w+ ){0,3}before | before you (?:\\w+ ){1,6}(?:tell|ask|fetch|call|show) ${article}${adult} | hold (?:\\w+ or )?(?:\\w+ )?(?:${adult.slice(0, -1)}'s|mommy's|daddy's|mom's|dad's)) (?:or (?:\\w+ )?\\w+'s )?hand (?:when|while|as|before) `,
)

const masked = (part: string) => part.replace(/[a-z0-9']+/g, 'it')

/** A plain sentence in which what only a grown-up does, what is put away and what is asked first is "it", word for word. */
export function withoutGuarded(plain: string): string {
  if (asksFirst.test(plain)) return masked(plain)
  const parts = plain.split(/(?= (?:, |: |and |but |while |who |so that |if ))/)
  const bare = parts.map((part) => `${part} `.replace(/^ (?:, |: |and |but |while |so that |if )+/, ' ').trimEnd() + ' ')
  const isAskedOf = (own: string) => isAsked(own) && !/^ (?:keep|leave|put|store|lock|collect|let|have|ask|pick|sweep) /.test(own)
  const guarded: boolean[] = []
  bare.forEach((own, at) => {
    const part = parts[at] ?? ''
    const alone = !others.test(own)
    guarded.push(
      (alone && isOfAdult.test(own)) ||
        (alone && !isAskedOf(own) && isByAdult.test(own)) ||
        // "The leader, who lights it and puts it out": it goes on.
        (alone && !isAskedOf(own) && guarded[at - 1] === true && /^ (?:who |and )/.test(part)) ||
        (part.startsWith(' who ') && endsInAdult.test(bare[at - 1] ?? '')) ||
        (lets.test(plain) && / let (?:them|her|him) /.test(own)) ||
        (!isAskedOf(own) && isPutAway.test(own) && !isSomebody.test(own)),
    )
  })
  // "Knives are handed out and collected by an adult", "matches and lamps do not belong here": what stands before belongs to it.
  for (let at = bare.length - 2; at >= 0; at--) {
    const own = bare[at] ?? ''
    const goesOn = /^ (?:and|,) /.test(parts[at + 1] ?? '') && guarded[at + 1] === true && !isAskedOf(own) && !isSomebody.test(own)
    if (goesOn && (own.trim().split(' ').length <= 3 || / (?:is|are) \w+(?: \w+)? $/.test(own))) guarded[at] = true
  }
  // "The leader lights the candle, and each child holds it."
  if (bare.some((own, at) => !guarded[at] && others.test(own) && / (?:it|them|one) /.test(own))) return plain
  return parts.map((part, at) => (guarded[at] ? masked(part) : part)).join('')
}

const quoted = '[“"][^”"“]{0,200}[”"]'
const refusedBefore = new RegExp(`\\b(?:avoid|never say|do not say|don[’']t say|instead of|rather than|not)[:,]? ${quoted}`, 'gi')
const refusedBehind = new RegExp(
  `${quoted},? (?:(?:is|are|was|were)(?:n[’']t| not| no| wrong| false| untrue| a lie)|not (?:good news|true|the gospel))`,
  'gi',
)

/** A sentence without the words that it tells nobody to say: "Avoid “the Jews killed Jesus”". */
export const withoutRefused = (sentence: string): string => sentence.replace(refusedBefore, ' it ').replace(refusedBehind, ' it ')
