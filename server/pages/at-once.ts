import { createHash } from 'node:crypto'
import { policyWith } from '#server/http/security-headers.ts'
import { stylesOf } from './styles-of-page.ts'

/** A page with the policy that lets what stands in it work; undefined where the usual one does. */
export type PageAtOnce = { html: string; policy: string | undefined }

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/
const beforePaint = /<script src="(\/[\w-]+\.js)"><\/script>/g
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Pages that are painted from their first bytes. Each file that is waited for costs a slow phone half a second: the styles
 * of the page and what runs before it is painted stand in it, and the whole stylesheet comes behind it, for what is opened later.
 */
export function atOnce(template: string, read: (file: string) => string): (html: string) => PageAtOnce {
  const [link = '', file = ''] = stylesheet.exec(template) ?? []
  const styles = stylesOf(read(file))
  const scripts = new Map([...template.matchAll(beforePaint)].map(([, name = '']) => [name, read(name)]))
  const allowed = [...scripts.values()].map(hash).join(' ')
  return (html) => {
    const style = styles(html)
    return {
      html: html
        .replace(beforePaint, (whole, name: string) => (scripts.has(name) ? `<script>${scripts.get(name)}</script>` : whole))
        .replace(link, () => `<style>${style}</style>`)
        .replace('</body>', () => `${link}</body>`),
      policy: policyWith({ script: allowed, style: hash(style) }),
    }
  }
}
