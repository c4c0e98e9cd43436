import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { generateContent } from '#contract/generation.ts'
import { providerAsked } from '#server/observe/happened.ts'
import { neighborSermon } from './sermons.ts'
import { useApp } from './test-app.ts'

const at = useApp()
const read = (name: string) => readFileSync(new URL(`../deploy/observe/${name}`, import.meta.url), 'utf8')
const metrics = async () => (await fetch(`${at.base()}/metrics`)).text()
/** Words of a question to Prometheus that are no metric. */
const language = new Set(
  'sum max min avg count topk by le rate increase histogram_quantile label_values job status route lane state engine outcome fault model kind provider instance'.split(
    ' ',
  ),
)
const metricsIn = (expression: string) =>
  [
    ...expression
      .replace(/"[^"]*"/g, '')
      .replace(/\[\w+\]/g, '')
      .matchAll(/\b[a-z_]\w*\b/g),
  ]
    .map(([word]) => word)
    .filter((word) => !language.has(word))
/** What the one that scrapes adds of its own. */
const prometheusOwn = new Set(['up'])

test('every metric of the dashboard and of the alerts is one that /metrics prints', async () => {
  const printed = [...(await metrics()).matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  const known = new Set([...printed, ...prometheusOwn])
  const { panels, templating } = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[]
    templating: { list: { query: string }[] }
  }
  const { groups } = parse(read('prometheus-alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string; description: string } }[] }[]
  }
  const rules = groups.flatMap((group) => group.rules)
  const asked = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...rules.map(({ expr }) => expr),
    ...templating.list.map(({ query }) => query).filter((query) => query.startsWith('label_values')),
  ]
  expect(asked.length).toBeGreaterThan(20)
  for (const expression of asked) {
    expect(metricsIn(expression).length).toBeGreaterThan(0)
    expect(metricsIn(expression).filter((name) => !known.has(name))).toEqual([])
  }
  for (const { annotations } of rules) expect([annotations.summary, annotations.description].every(Boolean)).toBe(true)
})

test('generations are counted by who wrote them and how they ended, and what the provider took by fault, tokens and cost', async () => {
  const token = await at.registered()
  // The process may have counted for other files before.
  const before = await metrics()
  await at.call(generateContent, { body: neighborSermon, token })
  const took = { provider: 'openai', model: 'm', purpose: 'book', ms: 1500, input: 900, cached: 100, output: 300, microdollars: 2500 }
  providerAsked.tell({ ...took, fault: '' })
  providerAsked.tell({ ...took, fault: 'busy', output: 0, microdollars: null })
  const said = await metrics()
  const valueIn = (text: string, series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1) ?? 0,
    )
  for (const [series, added] of [
    ['storyfold_generations_total{engine="offline",outcome="done"}', 1],
    ['storyfold_provider_calls_total{provider="openai",model="m",purpose="book",fault="busy"}', 1],
    ['storyfold_provider_tokens_total{provider="openai",model="m",kind="output"}', 300],
    ['storyfold_provider_cost_dollars_total{provider="openai",model="m"}', 0.0025],
    ['storyfold_provider_seconds_total{provider="openai",model="m"}', 3],
  ] as const)
    expect(valueIn(said, series) - valueIn(before, series), series).toBeCloseTo(added, 9)
})
