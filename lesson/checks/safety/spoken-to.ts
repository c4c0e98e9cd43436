import type { Manner } from '#lesson/sections/section.ts'

// Every word of a plain sentence has one blank behind it, so that the openings are read in one way only.
const begins =
  /^ (?:(?:now|then|first|next|today|tonight|this week|at home|at the end|after that|later|tomorrow|afterward|so|and|please|day \d+|children|kids|in pairs|one by one|with a friend|before bed|quietly|slowly|carefully|together|instead|just|also|finally|again|every day|each day|once a day|in the evening|in the morning|for fun|as a group|on monday|on sunday) (?:[,:] )?)*(?:act|add|aim|answer|approach|ask|balance|be|bind|bite|blow|borrow|bounce|break|breathe|bring|build|burn|bury|buy|call|carry|catch|charge|chase|chew|choose|clap|climb|close|collect|come|cook|count|cover|crawl|cross|cut|dance|dare|delete|dig|dip|dive|do|don't|drag|draw|drink|drive|drop|eat|enter|fall|fast|feed|feel|fill|find|fight|flip|flush|fold|follow|force|forget|get|give|go|grab|hang|have|help|hide|hit|hold|hop|hug|hurl|hurt|imagine|inhale|invite|join|jump|keep|kick|kiss|kneel|knock|lay|leap|learn|leave|let|lick|lie|lift|light|line|listen|live|lock|look|make|meet|memorize|message|mix|move|obey|offer|open|pass|pay|pet|pick|pinch|play|pluck|point|poke|pour|practice|pray|press|pretend|prick|promise|pull|punch|punish|push|put|race|reach|read|ride|roll|rub|run|say|scream|scratch|see|send|set|shake|share|shine|shoot|shout|show|shut|sing|sip|sit|skip|slap|sleep|slide|slip|smell|sneak|sniff|spin|spray|sprint|squeeze|stand|stare|stay|step|stick|stir|stop|swallow|swim|swing|switch|tackle|take|talk|tape|taste|tell|text|throw|tie|tip|toss|touch|trade|trust|try|tug|turn|twirl|unplug|use|vote|wade|wait|walk|wander|wash|watch|wave|wear|whip|whirl|whisper|wrap|wrestle|write|yell|never|always|fling|shove|stack|strap|twist|starve|weigh|visit|post|upload|download|log|chat|type|carve|peel|chop|slice|saw|hammer|strike|melt|boil|fry|bake|plug|hitchhike|steer|start|spend|hike|explore|camp|pelt|knot|loop|fasten) /
const toYou = / (?:you|your|yourself|let's|let us|yours|yourselves) /
/** What is only like something: "it felt like jumping off a cliff". */
const likened =
  / (?:like|as if|as though|feels?|felt|seems?|seemed) (?:\w+ )?(?:jumping|falling|walking|running|drowning|standing|climbing|swimming|being|you|a|an|the|somebody|someone)\b/

/** Whether a plain clause begins with a request. */
export const isAsked = (clause: string): boolean => begins.test(clause)
/** Whether a sentence is said to the hearers, as a request or with "you". */
export const isDirected = (sentence: string): boolean => begins.test(sentence) || toYou.test(sentence)

/** "You can hear why", "you may have learned": told, not asked. */
const notRequests =
  / (?:can|could|may|might|will|would) (?:\w+ )?(?:hear|see|feel|know|imagine|tell|find|guess|have|be|remember|understand) /
const request =
  / (?:you (?:\w+ )?(?:should|must|can|may|need to|have to|will|could|might|ought)|(?:should|must|can|may) (?:we|you)|let's|let us|try) /
/** "Go out to the alleys, he says": somebody of the story asks it of another one. */
const reported =
  / , (?:(?:he|she|they|\w+) (?:says|said|asks|asked|writes|wrote|calls|called|answers|answered)|(?:says|said|asks|asked|writes|wrote) (?:he|she|\w+)) /
/** What stands before a request and only says whom it is for, or before a truth to keep. */
const label = /^ (?:(?:one|two|three|a few|few|mixed|large|small) [^,:]{2,24}|so take this with you) : (?=\w)/
/** "Why did Balaam hit her?" asks for the story. */
const ofStory =
  /^ (?:(?:ask|say|then|and|now|first) (?:, )?)*(?:why|how|what|where|when|who|whom|whose|which)(?: \w+){0,2} (?:did|does|do|had|has|was|were|is|are|could|would|might|may|sits|said|happens|happened|cried|laughed) /

/** Whether a plain question asks for the story. */
export const asksOfStory = (question: string): boolean => ofStory.test(question) && !toYou.test(question)

/** A plain sentence without what only says whom it is for: "One to three children: make one ladder." */
export const withoutLabel = (sentence: string): string => sentence.replace(label, ' ')

/** "The children can tell why the men took the roof apart": what they are to know asks nobody to do it. */
const isAim =
  /^ (?:(?:the|all|my|our|older|younger|young) )*(?:children|kids|teens|students|group|youth|pupils|class|ones|youngest) (?:(?:can|will|should) )?(?:tell|know|see|recognize|understand|weigh|hear|learn|discover|retell|explain|remember) (?:about|how|that|what|who|why|when|the|of) /

/** From which word on a sentence asks the hearers to do something, -1 where it does not. What stands in an activity or a challenge always does. */
export function askedFrom(sentence: string, manner: Manner): number {
  if (manner === 'do') return isAim.test(sentence) ? -1 : 0
  if (manner === 'pray' || manner === 'ask') return -1
  if (likened.test(sentence) || (manner === 'story' && reported.test(sentence))) return -1
  if (begins.test(sentence)) return 0
  const found = notRequests.test(sentence) ? null : request.exec(sentence)
  return found && toYou.test(sentence) ? sentence.slice(0, found.index).trim().split(' ').length : -1
}

/** Somebody else of whom it is told, or what was. */
const narrates = / (?:he|she|it|they|him|had|was|were|did|said|meant|came|went|told|\w{3,}ed) /

/** Whether a sentence speaks to the hearers or states what holds for all, and does not only tell or ask what somebody once did. */
export function tellsSomebody(sentence: string, manner: Manner, isQuestion: boolean): boolean {
  // "Eat nothing for a month?" is what somebody of the story wonders.
  if (isQuestion && !toYou.test(sentence) && (manner === 'story' || ofStory.test(sentence))) return false
  if (manner !== 'story') return true
  return (
    begins.test(sentence) ||
    toYou.test(sentence) ||
    / (?:we|our|us|children|kids|everyone|christians?|believers?) /.test(sentence) ||
    (/ (?:people|a (?:true|real|good|godly)|are|is|should|must|will|those who|whoever|anyone who) /.test(sentence) &&
      !narrates.test(sentence))
  )
}
