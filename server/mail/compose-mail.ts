import { PRODUCT, TAGLINE } from '#contract/product.ts'

/** What a mail says, without a word about how it looks: lines of text, at most one button, at most one code to type. */
export type Letter = {
  subject: string
  heading: string
  /** Ours, and a person's own words, which are set off from ours. */
  lines: (string | { word: string })[]
  button?: { label: string; address: string }
  /** Beside the button, in plain letters: a file to fetch. */
  also?: { label: string; address: string }
  code?: string
  /** Why this person gets it. */
  reason: string
}
export type ComposedMail = { subject: string; text: string; html: string }

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
/** A header is one line, whatever was typed. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200)

const face = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"
const display = "font-family:'Young Serif',Georgia,'Times New Roman',serif;font-weight:400"

/** A letter as HTML that every mail program shows, and as text that says the same. */
export function composeMail({ subject, heading, lines, button, also, code, reason }: Letter): ComposedMail {
  const paragraphs = lines
    .map((line) =>
      typeof line === 'string'
        ? `<p style="margin:0 0 14px;font-size:16px;line-height:1.55">${escape(line)}</p>`
        : `<p style="margin:4px 0 18px;padding:2px 0 2px 16px;border-left:4px solid #f2b036;font-size:17px;line-height:1.5">${escape(line.word)}</p>`,
    )
    .join('')
  const typed = code
    ? `<p style="margin:0 0 18px;padding:14px 18px;background:#f8f2e6;border-radius:10px;font-size:19px;letter-spacing:1px;font-weight:700">${escape(code)}</p>`
    : ''
  const pressed = button
    ? `<p style="margin:22px 0"><a href="${escape(button.address)}" style="display:inline-block;padding:13px 24px;background:#6a3293;color:#fffefe;border-radius:10px;text-decoration:none;font-weight:600">${escape(button.label)}</a></p><p style="margin:0 0 14px;font-size:13px;color:#6b5a6c;word-break:break-word;overflow-wrap:anywhere">If the button does nothing, copy this address: ${escape(button.address)}</p>`
    : ''
  const beside = also
    ? `<p style="margin:0 0 14px;font-size:16px;line-height:1.55"><a href="${escape(also.address)}" style="color:#6a3293">${escape(also.label)}</a></p>`
    : ''
  const arches = ['#f06e54', '#f2b036', '#0f5d6a']
    .map(
      (color, at) =>
        // A cell is as high as its row: the arch is a block at its foot.
        `<td valign="bottom"><div style="width:12px;height:${[16, 22, 28][at]}px;background:${color};border-radius:6px 6px 0 0;font-size:0">&nbsp;</div></td><td style="width:3px"></td>`,
    )
    .join('')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escape(oneLine(subject))}</title></head><body style="margin:0;background:#fdfaf3;color:#331c38;${face}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffefe;border:1px solid #e6dfd3;border-radius:20px"><tr><td style="padding:32px"><table role="presentation" cellpadding="0" cellspacing="0"><tr valign="bottom">${arches}<td style="padding-left:8px;${display};font-size:20px">${PRODUCT}</td></tr></table><h1 style="margin:26px 0 16px;font-size:26px;line-height:1.2;${display}">${escape(heading)}</h1>${paragraphs}${typed}${pressed}${beside}</td></tr></table><p style="max-width:560px;margin:18px auto 0;font-size:13px;line-height:1.5;color:#6b5a6c">${escape(reason)}<br>${escape(TAGLINE)}</p></td></tr></table></body></html>`
  const text = [
    heading,
    ...lines.map((line) => (typeof line === 'string' ? line : `“${line.word}”`)),
    ...(code ? [code] : []),
    ...(button ? [`${button.label}: ${button.address}`] : []),
    ...(also ? [`${also.label}: ${also.address}`] : []),
    `--\n${reason}\n${PRODUCT}: ${TAGLINE}`,
  ].join('\n\n')
  return { subject: oneLine(subject), text, html }
}
