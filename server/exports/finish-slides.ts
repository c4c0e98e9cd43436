// What our writer of slides does not know: the bar of a question that runs out on the wall, an animation of the file format itself, and the paper of the notes.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Paper } from '#server/print/printer.ts'

/** The name of the shape that runs out, with its seconds. */
export const timerName = (seconds: number): string => `timer-${seconds}`
const named = /<p:cNvPr id="(\d{1,9})" name="timer-(\d{1,4})"/

/** Leaves from right to left with the first press on the slide. */
const runsOut = (shape: string, seconds: number): string => {
  const effect =
    `<p:par><p:cTn id="5" presetID="22" presetClass="exit" presetSubtype="2" fill="hold" nodeType="clickEffect"><p:stCondLst><p:cond delay="0"/></p:stCondLst><p:childTnLst>` +
    `<p:animEffect transition="out" filter="wipe(right)"><p:cBhvr><p:cTn id="6" dur="${seconds * 1000}"/><p:tgtEl><p:spTgt spid="${shape}"/></p:tgtEl></p:cBhvr></p:animEffect>` +
    `<p:set><p:cBhvr><p:cTn id="7" dur="1" fill="hold"><p:stCondLst><p:cond delay="${seconds * 1000 - 1}"/></p:stCondLst></p:cTn><p:tgtEl><p:spTgt spid="${shape}"/></p:tgtEl><p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr><p:to><p:strVal val="hidden"/></p:to></p:set>` +
    `</p:childTnLst></p:cTn></p:par>`
  return (
    `<p:timing><p:tnLst><p:par><p:cTn id="1" dur="indefinite" restart="never" nodeType="tmRoot"><p:childTnLst><p:seq concurrent="1" nextAc="seek"><p:cTn id="2" dur="indefinite" nodeType="mainSeq"><p:childTnLst>` +
    `<p:par><p:cTn id="3" fill="hold"><p:stCondLst><p:cond delay="indefinite"/></p:stCondLst><p:childTnLst><p:par><p:cTn id="4" fill="hold"><p:stCondLst><p:cond delay="0"/></p:stCondLst><p:childTnLst>${effect}</p:childTnLst></p:cTn></p:par></p:childTnLst></p:cTn></p:par>` +
    `</p:childTnLst></p:cTn><p:prevCondLst><p:cond evt="onPrev" delay="0"><p:tgtEl><p:sldTgt/></p:tgtEl></p:cond></p:prevCondLst><p:nextCondLst><p:cond evt="onNext" delay="0"><p:tgtEl><p:sldTgt/></p:tgtEl></p:cond></p:nextCondLst></p:seq></p:childTnLst></p:cTn></p:par></p:tnLst></p:timing>`
  )
}
/** A page of notes has the width of the writer's own and the height of the paper; the writer gives it the height of a slide laid on its side. */
const notesHeight: Record<Paper, number> = { 'us-letter': 9_144_000, a4: 9_698_990 }
const presentation = 'ppt/presentation.xml'
const notesSize = /(<p:notesSz cx="\d{1,9}" cy=")\d{1,9}"/

/** The same slides, with every timer running when it is asked to and the notes on the paper of the church. */
export function finishSlides(deck: Uint8Array, paper: Paper): Uint8Array {
  const files = unzipSync(deck)
  const whole = files[presentation]
  if (whole) files[presentation] = strToU8(strFromU8(whole).replace(notesSize, `$1${notesHeight[paper]}"`))
  for (const [name, bytes] of Object.entries(files)) {
    if (!/^ppt\/slides\/slide\d{1,4}\.xml$/.test(name)) continue
    const xml = strFromU8(bytes)
    const [, shape, seconds] = named.exec(xml) ?? []
    if (shape) files[name] = strToU8(xml.replace('</p:sld>', `${runsOut(shape, Number(seconds))}</p:sld>`))
  }
  return zipSync(files)
}
