import { expect, test } from 'vitest'
import { readSermon } from '#lesson/reading/read-sermon.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { stories } from '#lesson/bank/bank.ts'
import { withPause } from './pause.ts'
import { planOf } from './plan-of.ts'

const talk = `good evening everybody grab a seat okay thank you Jordan good reading voice um so we're in mark two tonight and there's these four
guys and they got a friend who can't walk and they carry him across town and it's hot and the house is full and nobody moves over and so they
go up on the roof and they start pulling the roof apart like with their hands and I don't know whose house it was but somebody's mad okay so
stay with me this is it this is the thing if you're asleep wake up if your friend can't get to jesus you can pick up a corner say it to the
person next to you and when the dust comes down jesus looks up and he sees their faith it says theirs not his and I used to think I had to
believe hard enough all by myself and I was so tired and my uncle sat with me in his truck and he didn't say anything and he just drove and
that's a corner you know that's a corner and maybe this week somebody at your table isn't eating and nobody says anything and you're like I'm
not a pastor what do I do well if your friend can't get to jesus you can pick up a corner alright bow your heads`

test('the idea of unpunctuated speech is the clause that he says again, without what he says to the room', () => {
  const sermon = { title: '', speaker: '', date: '', scripture: '', theme: '', content: talk.replaceAll('\n', ' ') }
  const { bigIdea, points } = planOf(readSermon(sermon, bible()), bible(), { stories })
  expect(bigIdea.text).toBe("If your friend can't get to Jesus, you can pick up a corner.")
  expect(bigIdea.quote).toBe("if your friend can't get to jesus you can pick up a corner")
  for (const { text } of [...bigIdea.others, ...points])
    expect(text).not.toMatch(/^(?:um|okay|so|thank you|stay with me|this is it|alright)\b|\b(?:you know|next to you|alright|okay)\.?$/i)
})

test('a sentence of captions has the commas that are heard in it, and another is left as it is', () => {
  expect(withPause('when you are hungry he sets the table')).toBe('when you are hungry, he sets the table')
  expect(withPause("he doesn't send a bill he sends his son")).toBe("he doesn't send a bill, he sends his son")
  expect(withPause('the woman he met at the well ran home')).toBe('the woman he met at the well ran home')
  expect(withPause('If you come, come as you are')).toBe('If you come, come as you are')
})
