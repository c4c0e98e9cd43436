// npm run tune:dangers -- [--dry] [--show] [--no-lists]: learns what speaks for a danger that no rule holds, prints what it is worth on each list with
// weights of the others and a quarter of the bank left out, and writes lesson/checks/safety/learned-weights.json.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { piecesOfBank } from '#lesson/bank/pieces.ts'
import { dangersIn, linesOf } from '#lesson/checks/safety/dangers.ts'
import { byKind, type LabelledLine, ofRules, onlyPlayed } from '#lesson/checks/safety/labelled.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { sections } from '#lesson/sections/registry.ts'
import { type BankSentence, type DangerTable, learnDangers, scoreWith } from './labelled/learn-dangers.ts'

const args = process.argv.slice(2)
/** One sentence of the bank in this many is held, at most, of stories that nothing was learned from. */
const oneIn = 2000

function bankSentences(): BankSentence[] {
  const all = new Map<string, BankSentence>()
  for (const [age, pieces, where] of piecesOfBank()) {
    const book = { ...emptyBook(age, 'offline'), ...pieces }
    for (const { places } of sections)
      for (const { text, manner } of places?.(book) ?? [])
        for (const line of linesOf(text ?? ''))
          if (!all.has(`${age} ${manner} ${line}`)) all.set(`${age} ${manner} ${line}`, { text: line, age, manner, isDanger: false, where })
  }
  return [...all.values()]
}
/** A story is left out as a whole, with all that is told by it; a claim that stands alone by its name. */
function isLeftOut({ where }: BankSentence): boolean {
  const name = where.slice(where.indexOf(' ') + 1)
  let sum = 0
  for (const letter of name) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return sum % 4 === 0
}

const bank = bankSentences()
const learnedFrom = bank.filter((one) => !isLeftOut(one))
const leftOut = bank.filter(isLeftOut)
const levelOf = (table: DangerTable) =>
  leftOut.map((one) => scoreWith(table, one)).toSorted((a, b) => b - a)[Math.floor(leftOut.length / oneIn)] ?? 0

const isHeard = (table: DangerTable, level: number, line: LabelledLine) =>
  linesOf(line.text).some((text) => scoreWith(table, { ...line, text }) > level)
const isRuled = ({ text, age, manner }: LabelledLine) => dangersIn(text, age, manner).some(({ hazard }) => hazard !== 'unnamed')
const percent = (lines: LabelledLine[], is: (line: LabelledLine) => boolean) =>
  `${((100 * lines.filter(is).length) / lines.length).toFixed(1)} %`

console.log(`${bank.length} sentences of the bank, ${leftOut.length} of them left out`)
const ownLines = [...ofRules, ...onlyPlayed]
for (const [at, list] of args.includes('--no-lists') ? [] : byKind.entries()) {
  const table = learnDangers([...ownLines, ...byKind.filter((_, other) => other !== at).flat()], learnedFrom)
  const level = levelOf(table)
  const heard = new Set(list.filter((line) => isHeard(table, level, line)))
  const ruled = new Set(list.filter(isRuled))
  for (const [name, lines] of [
    ['dangers', list.filter(({ isDanger }) => isDanger)],
    ['harmless', list.filter(({ isDanger }) => !isDanger)],
  ] as const)
    console.log(
      `list ${at + 1}, ${name}: rules ${percent(lines, (one) => ruled.has(one))}, learned ${percent(lines, (one) => heard.has(one))}, together ${percent(lines, (one) => ruled.has(one) || heard.has(one))}`,
    )
}

const labelled = [...ownLines, ...byKind.flat()]
const level = levelOf(learnDangers(labelled, learnedFrom))
const table = learnDangers(labelled, bank, level)
const held = bank.filter((one) => scoreWith(table, one) > level)
console.log(`level ${level}; ${table.weights.size} features; of the bank itself ${held.length} are held`)
if (args.includes('--show')) for (const { age, text } of held) console.log(`${age}: ${text}`)
const byWeight = new Map<number, string[]>()
for (const [feature, weight] of [...table.weights].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  byWeight.set(weight, [...(byWeight.get(weight) ?? []), feature])
const weights = Object.fromEntries(
  [...byWeight].toSorted(([a], [b]) => a - b).map(([weight, features]) => [String(weight), features.join(' ')]),
)
if (!args.includes('--dry'))
  writeFileSync(
    fileURLToPath(new URL('../lesson/checks/safety/learned-weights.json', import.meta.url)),
    `${JSON.stringify({ level, bias: table.bias, weights }, null, 2)}\n`,
  )
