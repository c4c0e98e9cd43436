/**
 * What a preacher says to the room beside what he preaches: that it comes now, that it be written down or said to a neighbor, that he
 * counts, closes or listens for an answer. Each is matched as it stands, without signs, in captions as in a sentence.
 */
const lead = '(?:(?:so|and|but|now|okay|ok|well|alright|all right|um|uh|oh|just|then|because|cause|listen|look) ){0,3}'
const it = '(?:this|that|it|these|this one|that one)'
const neighbor =
  '(?:(?:your|the|a|an|each|one|some) ){0,2}(?:neighbou?r|person|other|another|somebody|someone|row|people)(?: (?:next to|beside|on your|to your|in front of|behind)(?: (?:you|left|right|of you)){0,2})?'
const cues = [
  // That it comes, or has come.
  `${lead}(?:this|that|here|there)(?: is|['’]s) (?:it|the (?:thing|whole (?:thing|message|sermon|point)|point|one|big idea|bottom line|part)|my (?:point|message|sermon)|what (?:i|the lord|god|we) [\\p{L}'’]{1,8}(?: [\\p{L}'’]{1,8}){0,4}? (?:hear|know|say|saying|see|get|catch|tell|remember|me)(?: is)?|all i['’]?m (?:asking|saying)|where (?:it|this) (?:gets|is|lands))(?![\\p{L}'’])`,
  `${lead}here it (?:is|comes)`,
  `${lead}(?:(?:i|i['’]m|let|lemme|let['’]s|we['’]?ll|i['’]ll)(?: [\\p{L}'’]{1,6}){0,3} )?say (?:${it})(?: (?:again|plain|slow|slowly|so|one more time|with me|together|out loud|after me|back|back to me|loud))?(?: (?:to|with) ${neighbor})?(?: (?:say|says))?`,
  `${lead}say (?:it )?to ${neighbor}(?: say)?`,
  // To be written down.
  `${lead}(?:(?:you|y['’]all)(?: (?:can|might|may|should|want to|wanna|need to|gotta|better|ought to)){1,2} )?(?:go ahead and )?(?:(?:write|jot|underline|circle|highlight|screenshot) ${it}(?: (?:down|in your (?:bible|phone|notes)|somewhere))?|(?:put|type) ${it} in your (?:bible|phone|notes))(?: if you['’]?(?:re| are) (?:a |an )?(?:(?:[\\p{L}-]{2,9} ){0,2}[\\p{L}-]{1,9}er|taking notes|writing))?`,
  `${lead}(?:it|this|that)(?:['’]s| is|['’]ll be| will be)(?: (?:gonna|going to) be)?(?: up)? on the (?:screen|slide|board|wall)`,
  `(?:if you['’]?(?:re| are) (?:taking notes|writing (?:this|it|things) down|asleep|sleeping|nodding off)(?: wake up)?)`,
  // To a neighbor, and to be heard.
  `${lead}(?:turn to|look at|look over at|lean over to|tell|touch|elbow|nudge|high five|find) ${neighbor}(?: (?:and )?(?:say|tell (?:him|her|them)))?`,
  `(?:somebody|someone|everybody|everyone|y['’]all|church|come on)(?: somebody)? (?:say|shout|holler) (?:amen|it|that|yes|hallelujah)`,
  `(?:(?:do|did|can|could|are|have) (?:you|y['’]all)(?: guys)? (?:hear|catch|get|got|see|feel|following|tracking with|listening to|with) (?:me|that|it|this)|(?:you|y['’]all) (?:hear|feel|with|following|tracking with|hearing|listening to) me)(?: (?:church|guys|today))?(?! (?:is|was|as|to|in|on|for|through|when|too|again)\\b)`,
  `(?:are )?(?:you|y['’]all) (?:with me|listening|tracking)`,
  `(?:listen to me|hear me(?: (?:now|out|on this|say this))?|watch this|check this out|get this|catch this|hear this|look here|listen up|wake up|don['’]?t miss (?:this|it|that)|stay with me|come on now|come on somebody|bear with me|amen somebody|can i get an? (?:amen|witness)|help me (?:holy ghost|lord)|hold up|wait a minute)`,
  // Counting and closing.
  `${lead}(?:(?:that|this|here)(?:['’]s| is)|that was)? ?(?:point )?number (?:one|two|three|four|five|six|\\d)`,
  `${lead}(?:i['’]m|i am|we['’]re) (?:almost |about |nearly |just about )?(?:done|closing|finished|landing (?:this|the plane)|wrapping up|coming in for a landing)`,
  `you can go (?:home|to lunch|eat)(?: (?:after (?:this|that)|now|happy))?`,
  `(?:i['’]?ll|i['’]m (?:gonna|going to)|let me) (?:take my seat|sit down|close with this|get out of your way)`,
  `thank you(?: (?:so much|very much|for (?:reading|sharing|that)))?(?: \\p{Lu}\\p{L}{1,14})?`,
  `good (?:reading voice|reading|job|word|question)(?: \\p{Lu}\\p{L}{1,14})?`,
  `(?:go|skip|jump|look|flip|turn|drop)(?: (?:down|back|over|up|with me|ahead|on)){0,2} (?:to|at) (?:verses?|chapter|the (?:next|last) verse)(?: [\\p{L}\\d]{1,9})?`,
  `(?:please )?(?:be seated|have a seat|stand with me|stand to your feet|bow your heads?|close your eyes)`,
]
const cue = new RegExp(`(?<![\\p{L}'’-])(?:${cues.join('|')})(?![\\p{L}'’-])`, 'giu')

const sounds =
  'um|uh|er|okay|ok|so|and|but|now|then|well|like|alright|all right|yeah|oh|hey|hmm|wow|amen|hallelujah|you know|i mean|you know what|lord have mercy|praise god|praise the lord|come on|listen|anyway|because|cause|dude|bro'
/** Whom he calls by them; before a verb they are who does it. "Church" and "friends" are left: they end many a sentence of theirs. */
const called = "guys|y['’]all|fam|honey|mijo"
const opens = new RegExp(`^(?:(?:${sounds})[\\s,.!…–—-]+){1,6}(?=\\S)`, 'iu')
/** Of what stands at an end only what can end nothing: "so", and not "church". */
const closes = new RegExp(
  `(?:(?<![\\s,.!…–—-])[\\s,.!…–—-]{1,4}(?:${sounds}|${called}|the|a|an|of|to|with|from|at|by|for|who|which|that['’]s|it['’]s|he['’]s|she['’]s|i['’]m|we['’]re|or|if|when|till|until|every|my|your|say|says|do|does|tell)){1,6}$`,
  'iu',
)
/** Without the sounds at its ends that nobody prints. */
const bare = (text: string): { from: number; text: string } => {
  const opened = text.replace(/^[\s,.!…–—-]+/, '').replace(opens, '')
  const from = text.length - text.trimStart().length + (text.trimStart().length - opened.length)
  return { from, text: opened.replace(closes, '').trim() }
}

/** A stretch of words that is said to no room, by its place in the text. */
export type Stretch = { from: number; text: string }
/** What is left of a run of speech between what is said to the room. */
export function betweenCues(text: string): Stretch[] {
  const stretches: Stretch[] = []
  let from = 0
  for (const { index, 0: found } of [...text.matchAll(cue), { index: text.length, 0: '' }]) {
    const one = bare(text.slice(from, index))
    if (one.text) stretches.push({ from: from + one.from, text: one.text })
    from = index + found.length
  }
  return stretches
}

/** What is done in a service, who is to do it, and what only leads on: the words of a paper to him who preaches from it, or of him to those who serve. */
const ofService =
  /^(?:\([^()]{1,40}\)|\[)|^(?:and |so |now )?(?:brother|sister|bro|sis|deacon|elder|pastor|mother|ushers?|musicians?|choir|parents|kids|children|praise team|worship team)[.,]? (?:\p{Lu}[\p{L}’'-]+,? )?(?:come|close|lead|pray|read|sing|play|help|put|bring|would you|will you|can you|if you)\b|\b(?:before i (?:close|finish|sit|go|stop|pray)|don['’]?t skip this|one more time so|bear with me|(?:i|we)['’]?(?:m|re| am| are) (?:almost|nearly|about) (?:done|there|finished))\b|^(?:thanks be to god|glory to (?:god|jesus christ)|praise (?:god|the lord)|the lord be with you|let us pray|amen)[\s.!]*$/iu

/** Whether a sentence is said to the room, with little or nothing of the sermon in it. */
export function isToTheRoom(text: string): boolean {
  if (ofService.test(text)) return true
  const words = (of: string) => of.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
  const left = betweenCues(text).reduce((sum, one) => sum + words(one.text), 0)
  return left < Math.max(2, words(text) / 2)
}
