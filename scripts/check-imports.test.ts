import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { features, platform, wrongImports } from './check-imports.mjs'

test('every file keeps to the import table', () => {
  expect(wrongImports().wrong).toEqual([])
})
test('the table in docs/architecture.md is the one that is checked', () => {
  const page = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8')
  for (const [feature, may] of Object.entries(features))
    expect(page).toContain(`| server/${feature} | platform${(may as string[]).map((one) => `, ${one}`).join('')} |`)
  for (const folder of platform) expect(page).toContain(`server/${folder}`)
})
