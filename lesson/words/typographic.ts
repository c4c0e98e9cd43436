/** Quotation marks and apostrophes as they are printed. */
export const typographic = (text: string): string =>
  text
    .replace(/(^|[\s(—–])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/([\w.,!?…])'/g, '$1’')
    .replaceAll("'", '‘')
