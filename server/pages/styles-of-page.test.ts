import { expect, test } from 'vitest'
import { atOnce } from './at-once.ts'
import { stylesOf } from './styles-of-page.ts'

const css = [
  '/*! a comment { */@layer theme,base;@font-face{font-family:A;src:url(/a.woff2)}',
  '@layer base{*,:after{margin:0}[data-theme=dark]{color:red}.display{font:serif}}',
  '@layer utilities{.flex{display:flex}.grid{display:grid}.p-1\\.5{padding:6px}.lg\\:flex{color:red}',
  '.\\[\\&\\>svg\\]\\:size-4>svg{width:1rem}.peer-checked\\:mute:is(:where(.peer):checked~*){color:gray}',
  '.\\32 xl{color:blue}.icon{background:url("data:image/svg+xml,{.grid}")}',
  '@media (min-width:64rem){.lg\\:hidden{display:none}}@media print{.grid{display:block}}}',
  '@keyframes rise{0%{opacity:0}}@property --x{syntax:"*";inherits:false}',
].join('')
const styles = stylesOf(css)

test('a page gets the rules of its own classes, in their layers and conditions, and those that need no class', () => {
  const got = styles('<p class="flex p-1.5 lg:hidden"><b class="[&amp;&gt;svg]:size-4 peer-checked:mute 2xl icon">')
  for (const rule of [
    '@layer theme,base;',
    '@font-face{font-family:A;src:url(/a.woff2)}',
    '@layer base{*,:after{margin:0}[data-theme=dark]{color:red}}',
    '.flex{display:flex}.p-1\\.5{padding:6px}',
    '.\\[\\&\\>svg\\]\\:size-4>svg{width:1rem}',
    '.peer-checked\\:mute:is(:where(.peer):checked~*){color:gray}',
    '.\\32 xl{color:blue}',
    '.icon{background:url("data:image/svg+xml,{.grid}")}',
    '@media (min-width:64rem){.lg\\:hidden{display:none}}',
    '@keyframes rise{0%{opacity:0}}',
  ])
    expect(got).toContain(rule)
  for (const none of ['.grid{', 'lg\\:flex', '@media print', '.display', 'comment']) expect(got).not.toContain(none)
})
test('every rule stands in the page that has every class', () => {
  const all = styles('<p class="display flex grid p-1.5 lg:flex [&amp;&gt;svg]:size-4 peer-checked:mute 2xl icon lg:hidden">')
  expect(all).toBe(css.replace(/\/\*.*?\*\//, ''))
})
test('what stands in the page may run and no other script or style, and the whole stylesheet comes last', () => {
  const files: Record<string, string> = { '/a.css': css, '/theme.js': 'document.title = ""' }
  const link = '<link rel="stylesheet" crossorigin href="/a.css">'
  const template = `<head><script src="/theme.js"></script>${link}</head><body><!--page--></body>`
  const { html, policy } = atOnce(template, (file) => files[file] ?? '')(template.replace('<!--page-->', () => '<p class="flex">$&</p>'))
  expect(html).toMatch(/^<head><script>document\.title = ""<\/script><style>@layer/)
  expect(html).toContain('<p class="flex">$&</p>')
  expect(html.endsWith(`${link}</body>`)).toBe(true)
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self' 'sha256-[\w+/]{43}=';/)
})
