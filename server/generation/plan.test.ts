import { describe, expect, test } from 'vitest'
import { type GeneratedContent, generateContent, type PlanHeard, regenerate } from '#contract/generation.ts'
import { changePlan, type KeptPlan, type LessonOfStory, readLessons, readPlan } from '#contract/lesson-plan.ts'
import { readSermon } from '#contract/sermons.ts'
import { lessonOf } from '#lesson/bank/lessons.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
const stream = { accept: 'text/event-stream' }
/** The events of a streamed answer, by name and in order. */
const eventsOf = (text: string) =>
  [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data]) => ({ event, data: JSON.parse(data ?? '') as unknown }))

async function asked() {
  const token = await at.registered()
  const { text } = await at.call(generateContent, { token, body: { ...neighborSermon, ask: true }, headers: stream })
  const events = eventsOf(text)
  const [first] = events
  if (!first) throw new Error('nothing was said')
  const { sermonId, plan } = first.data as PlanHeard
  return { token, events, plan, params: { id: sermonId } }
}

describe('what was heard in a sermon', () => {
  test('comes first, and the books wait where the leader is asked', async () => {
    const { token, events, plan, params } = await asked()
    expect(events[0]?.event).toBe('plan')
    expect(events.some(({ event }) => event === 'done')).toBe(false)
    expect(events.at(-1)?.data).toMatchObject({ state: 'asking' })
    expect(neighborSermon.content.replace(/\s+/g, ' ')).toContain(plan.bigIdea.quote)
    expect(plan).toMatchObject({ passage: 'Luke 10:25-37', madeBy: 'reading', confirmed: false })
    expect((await at.call(readSermon, { token, params })).json).toMatchObject({ state: 'asking', generatedContent: [] })
    expect((await at.call(readPlan, { token, params })).json).toEqual(plan)
  })

  test('an answer that cannot ask says where the question waits', async () => {
    const token = await at.registered()
    const { status, json } = await at.call(generateContent, { token, body: { ...neighborSermon, ask: true } })
    expect([status, json.code]).toEqual([409, 'generation.asks'])
  })

  test('an idea in the leader’s own words leads the teens’ book, and the plan is confirmed', async () => {
    const { token, params } = await asked()
    const idea = 'Mercy crosses the road before it asks who is lying there.'
    const { status, json } = await at.call(regenerate, { token, params, body: { plan: { bigIdea: { text: idea } } } })
    expect(status).toBe(200)
    const content = json as unknown as GeneratedContent
    expect(content.teens.bottomLine).toBe(idea)
    expect(content.teens.toCheck.join(' ')).not.toContain('nobody has confirmed')
    expect((await at.call(readPlan, { token, params })).json).toMatchObject({
      confirmed: true,
      bigIdea: { text: idea, how: 'leader', quote: '' },
    })
  })

  test('just write takes the first idea and says that nobody confirmed it', async () => {
    const { token, plan, params } = await asked()
    const content = (await at.call(regenerate, { token, params, body: {} })).json as unknown as GeneratedContent
    expect(content.teens.toCheck.join(' ')).toContain(`nobody has confirmed it yet: ${plan.bigIdea.text}`)
  })

  test('a point that the leader takes out of the teens’ book is not in it', async () => {
    const { token, plan, params } = await asked()
    const points = plan.points.map((point, n) => ({ ...point, ages: n === 0 ? [] : point.ages }))
    const content = (await at.call(regenerate, { token, params, body: { plan: { ...plan, points } } })).json as unknown as GeneratedContent
    expect(content.teens.keyPoints).not.toContain(plan.points[0]?.text)
  })

  test('who sends the whole plan back with another idea has the bottom lines anew, but for the one that he typed', async () => {
    const { token, plan, params } = await asked()
    const text = 'Mercy crosses the road before it asks who is lying there.'
    const bottomLine = { ...plan.bottomLine, 'young-kids': 'I can stop for someone.' }
    const change = { ...plan, bigIdea: { ...plan.bigIdea, text }, bottomLine }
    const { json } = await at.call(changePlan, { token, params, body: change })
    expect(json).toMatchObject({ bottomLine: { teens: text, children: text, 'young-kids': 'I can stop for someone.' } })
    const content = (await at.call(regenerate, { token, params, body: {} })).json as unknown as GeneratedContent
    expect(content.children.bottomLine).toBe(text)
    expect(content['young-kids'].bottomLine).toBe('I can stop for someone.')
  })

  test('who confirms the first idea as it stands has it in the children’s book too, in the story that he saw', async () => {
    const { token, plan, params } = await asked()
    const change = { bigIdea: { text: plan.bigIdea.text }, points: plan.points }
    const { json } = await at.call(changePlan, { token, params, body: change })
    expect(json).toMatchObject({ confirmed: true, story: { span: plan.story?.span }, bottomLine: { children: plan.bigIdea.text } })
    const content = (await at.call(regenerate, { token, params, body: {} })).json as unknown as GeneratedContent
    expect(content.children.bottomLine).toBe(plan.bigIdea.text)
  })

  test('says what its story can teach, and the books teach what the leader chose of it, whatever is nearer to the idea', async () => {
    const { token, plan, params } = await asked()
    const idea = 'Mercy is not done after the first help: it pays for tomorrow, and it comes back to the inn to see how he is.'
    const lessons = (await at.call(readLessons, { token, params, search: `?idea=${encodeURIComponent(idea)}` }))
      .json as unknown as LessonOfStory[]
    expect(lessons.map(({ claim }) => claim)).toEqual(expect.arrayContaining([plan.claim, 'mercy-comes-back']))
    expect(lessons[0]?.claim).not.toBe(lessons.at(-1)?.claim)
    const last = lessons.at(-1)?.claim ?? ''
    const story = { span: plan.story?.span ?? '', why: 'leader' as const }
    const change = { bigIdea: { text: idea }, story, claim: last }
    const content = (await at.call(regenerate, { token, params, body: { plan: change } })).json as unknown as GeneratedContent
    const told = lessonOf(last, story.span)?.angle
    expect([content.teens.title, content.children.title, content['young-kids'].title]).toEqual([
      told?.title.teens,
      told?.title.children,
      told?.title['young-kids'],
    ])
    expect((await at.call(readPlan, { token, params })).json).toMatchObject({ claim: last, story: { why: 'leader' } })
  })

  test('what he chose he means, also where it is the one that the plan had', async () => {
    const { token, plan, params } = await asked()
    const change = {
      bigIdea: { text: 'Grass grows back after a fire, and so does hope.' },
      story: { span: plan.story?.span ?? '', why: 'leader' as const },
    }
    const { json } = await at.call(changePlan, { token, params, body: { ...change, claim: plan.claim } })
    expect(json).toMatchObject({ claim: plan.claim, story: { why: 'leader' } })
  })

  test('a passage that is in no Bible is named, and nothing is changed', async () => {
    const { token, plan, params } = await asked()
    const { status, json } = await at.call(changePlan, { token, params, body: { passage: 'Ephesians 7:12' } })
    expect([status, json.code]).toEqual([422, 'plan.no_such_passage'])
    expect((await at.call(readPlan, { token, params })).json).toEqual(plan)
  })

  test('is nobody else’s', async () => {
    const { params } = await asked()
    const other = await at.registered(people.daniel)
    expect((await at.call(readPlan, { token: other, params })).status).toBe(404)
    expect((await at.call(changePlan, { token: other, params, body: { claim: '' } })).status).toBe(404)
    expect((await at.call(regenerate, { token: other, params, body: {} })).status).toBe(404)
  })

  test('a text that does not read like a sermon is written on the leader’s own word', async () => {
    const token = await at.registered()
    const recipe = 'Mix the flour with two eggs and a cup of milk. Stir until smooth and let it rest. Heat the pan. '.repeat(12)
    const body = { ...neighborSermon, scripture: '', content: recipe }
    expect((await at.call(generateContent, { token, body })).json.code).toBe('generation.not_a_sermon')
    expect((await at.call(generateContent, { token, body: { ...body, anyway: true } })).status).toBe(200)
  })

  test('another plan keeps the idea', async () => {
    const { token, plan, params } = await asked()
    await at.call(regenerate, { token, params, body: { another: true } })
    const kept = (await at.call(readPlan, { token, params })).json as unknown as KeptPlan
    expect(kept.bigIdea).toEqual(plan.bigIdea)
  })
})
