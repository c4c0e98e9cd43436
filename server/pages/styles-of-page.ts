/** A rule with the classes of which a page has to have one, '' where it needs none; or a group of rules behind a condition. */
type Rule = { text: string; classes: string[] } | { head: string; rules: Rule[] }

const isGroup = (head: string) => /^@(?:media|layer|supports|container)\b/.test(head)
const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/i
const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  )

/** Where a sign of a stylesheet stands first, outside of quotation marks, brackets and escapes. */
function find(css: string, wanted: string, from: number): number {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    const sign = css[at] ?? ''
    if (depth === 0 && wanted.includes(sign)) return at
    if (sign === '\\') at++
    else if (sign === '"' || sign === "'") {
      while (++at < css.length && css[at] !== sign) if (css[at] === '\\') at++
    } else if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign)) depth--
  }
  return css.length
}

function classesOf(selectors: string): string[] {
  const found: string[] = []
  for (let from = 0; from < selectors.length;) {
    const end = find(selectors, ',', from)
    found.push(unescaped(className.exec(selectors.slice(from, end))?.[1] ?? ''))
    from = end + 1
  }
  return found
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  for (let from = 0; from < css.length;) {
    const open = find(css, '{;', from)
    const head = css.slice(from, open).trim()
    if (css[open] !== '{') {
      if (head) rules.push({ text: `${head};`, classes: [''] })
      from = open + 1
      continue
    }
    const end = find(css, '}', open + 1)
    const body = css.slice(open + 1, end)
    if (isGroup(head)) rules.push({ head, rules: rulesOf(body) })
    else rules.push({ text: `${head}{${body}}`, classes: head.startsWith('@') ? [''] : classesOf(head) })
    from = end + 1
  }
  return rules
}

const textOf = (rules: Rule[], has: (name: string) => boolean): string =>
  rules
    .map((rule) => {
      if ('text' in rule) return rule.classes.some(has) ? rule.text : ''
      const inner = textOf(rule.rules, has)
      return inner && `${rule.head}{${inner}}`
    })
    .join('')

const entities: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }
const plain = (text: string) => text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

/** What of a stylesheet, as the build left it, a page needs as it stands: the rules of the classes that are in it, and those of none. */
export function stylesOf(css: string): (html: string) => string {
  const rules = rulesOf(css.replace(/\/\*[\s\S]*?\*\//g, ''))
  return (html) => {
    const names = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, all = '']) => plain(all).split(/\s+/)))
    return textOf(rules, (name) => name === '' || names.has(name))
  }
}
