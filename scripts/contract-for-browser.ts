import path from 'node:path'
import { parseAst, type Plugin } from 'vite'

const contract = path.resolve(import.meta.dirname, '../contract')
/** What of a line only the server reads. */
const serversPart = new Set(['body', 'query', 'reply'])

type Node = { type: string; start: number; end: number; [part: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const inside = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const has = (node: Node, is: (one: Node) => boolean): boolean => is(node) || inside(node).some((one) => has(one, is))
const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node.name) : '')

/**
 * The contract as the browser needs it: the address of a line and who may call it. The shapes, by which the server checks what
 * it is sent and sends, and the library that checks them, were a tenth of a page's script and ran before anything was drawn.
 */
export const contractForBrowser: Plugin = {
  name: 'contract-for-browser',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?')
    if (path.dirname(file) !== contract) return undefined
    const changes: { start: number; end: number; text: string }[] = []
    const leaveOut = (node: Node) => {
      if (node.type === 'CallExpression' && nameOf(node.callee) === 'endpoint') {
        const [line] = node.arguments as Node[]
        for (const one of line ? (line.properties as Node[]) : []) {
          const value = one.value
          if (serversPart.has(nameOf(one.key)) && isNode(value) && value.type !== 'Literal')
            changes.push({ start: value.start, end: value.end, text: 'undefined' })
        }
      } else inside(node).forEach(leaveOut)
    }
    for (const statement of parseAst(code, { lang: 'ts' }).body as unknown as Node[]) {
      const declared = isNode(statement.declaration) ? statement.declaration : statement
      if (declared.type !== 'VariableDeclaration') continue
      for (const { init } of declared.declarations as { init: unknown }[]) {
        if (!isNode(init) || init.type === 'ArrowFunctionExpression' || !has(init, ({ type }) => type === 'CallExpression')) continue
        leaveOut(init)
        // A file of the contract says what is and does nothing: what is not used of it may go.
        changes.push(
          { start: init.start, end: init.start, text: '/*#__PURE__*/ (() => (' },
          { start: init.end, end: init.end, text: '))()' },
        )
      }
    }
    let made = code
    for (const { start, end, text } of changes.toSorted((a, b) => b.start - a.start || b.end - a.end))
      made = made.slice(0, start) + text + made.slice(end)
    return { code: made, map: null }
  },
}
