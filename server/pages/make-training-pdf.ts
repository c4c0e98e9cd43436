import { printer } from '#server/print/printer.ts'

/** A training document of web/marketing/training as a tagged PDF on A4. */
export const makeTrainingPdf = (document: { title: string }): Promise<Uint8Array> =>
  printer.pdf({ template: 'pages/training.typ', data: document, paper: 'a4' })
