// The bar of a question runs out on the wall: an animation of the file format itself, which our writer of slides does not know.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

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
/** The same slides, with every timer running when it is asked to. */
export function withTimers(deck: Uint8Array): Uint8Array {
  const files = unzipSync(deck)
  for (const [name, bytes] of Object.entries(files)) {
    if (!/^ppt\/slides\/slide\d{1,4}\.xml$/.test(name)) continue
    const xml = strFromU8(bytes)
    const [, shape, seconds] = named.exec(xml) ?? []
    if (shape) files[name] = strToU8(xml.replace('</p:sld>', `${runsOut(shape, Number(seconds))}</p:sld>`))
  }
  return zipSync(files)
}
