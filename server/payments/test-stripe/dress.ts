import { PRODUCT } from '#contract/product.ts'
import type { App } from '#server/app.ts'

export const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** Where the rehearsal has its pages. */
export const base = '/test-payments'

/** The product's own colors and letters where its stylesheet is there, which a build has; plain ones of the same kind where it is not. */
export const style = `body{margin:0;background:var(--paper,#fdfaf3);color:var(--ink,#331c38);font:17px/1.6 var(--font-sans,system-ui,sans-serif)}
.brand{display:flex;align-items:center;gap:.65rem;max-width:30rem;margin:0 auto;padding:1.5rem 1rem 0}
.brand img{width:34px;height:32px}.brand b{font:400 1.45rem/1 var(--font-display,Georgia,serif);letter-spacing:-.02em;transform:translateY(.09em)}
.banner{margin:0;background:var(--children-soft,#fdefcf);border-bottom:1px solid var(--children-line,#efcf8a);color:var(--children-text,#6b4a00);padding:.75rem 1rem;text-align:center;font-weight:600}
main{max-width:30rem;margin:1.5rem auto 3rem;padding:0 1rem}h1{font:400 2rem/1.1 var(--font-display,Georgia,serif);margin:0 0 .5rem}h2{font:400 1.35rem/1.2 var(--font-display,Georgia,serif)}
form,.card{background:var(--card,#fffefe);border:1px solid var(--line,#e6dfd3);border-radius:1.25rem;padding:1.4rem;margin:1.1rem 0}
form.inside{border:0;padding:0;margin:.8rem 0 0;background:none}
label{display:block;font-size:.9rem;font-weight:600;margin-bottom:.35rem;color:var(--ink-2,#4d3652)}
input{display:block;width:100%;height:48px;box-sizing:border-box;font:inherit;padding:0 .875rem;border:1px solid var(--line-2,#8f8192);border-radius:.65rem;margin-bottom:1rem;background:var(--card,#fffefe);color:inherit}
button,a.button{display:inline-flex;align-items:center;font:inherit;font-weight:600;min-height:44px;padding:.35rem 1.2rem;border:1px solid var(--line-2,#8f8192);border-radius:.75rem;background:var(--card,#fffefe);color:inherit;text-decoration:none;cursor:pointer;box-sizing:border-box}
button.main{background:var(--accent,#6a3293);border-color:var(--accent,#6a3293);color:var(--on-accent,#fffefe)}
form p{margin:0 0 1rem}p{margin:.4rem 0}.row{display:flex;flex-wrap:wrap;gap:.6rem}.bad{color:var(--bad,#b32228);font-weight:600}.mute{color:var(--mute,#6b5a6c);font-size:.9rem}ul{padding-left:1.2rem}`

/** One page of the rehearsal. */
export async function dressed(app: App, title: string, body: string): Promise<string> {
  const product = (await app.pages?.page('/not-found'))?.match(/href="(\/assets\/[^"]+\.css)"/)?.[1]
  const dress = product ? `<link rel="stylesheet" href="${product}">` : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}, ${PRODUCT}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${dress}<link rel="stylesheet" href="${base}/style.css"><script src="/theme.js"></script></head><body><header><p class="banner">TEST MODE: no card is charged</p><div class="brand"><img src="/favicon.svg" alt=""><b>${PRODUCT}</b></div></header><main><h1>${escape(title)}</h1>${body}</main></body></html>`
}
