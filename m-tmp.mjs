import {readSermon} from '#lesson/reading/read-sermon.ts'
import {bible} from '#server/scripture/load-bible.ts'
import {readUpload} from './scripts/labelled/read-upload.ts'
import {labelledIn} from './scripts/labelled/gold.ts'
import {wordsIn} from './scripts/labelled/same-claim.ts'
for(const f of process.argv.slice(2)) for(const l of labelledIn(f)){const s=await readUpload(l);const r=readSermon(s,bible(),()=>bible('KJV'));
console.log('==',l.id)
for(const m of l.gold.mustNotUse){const w=' '+wordsIn(m).join(' ')+' ';
 const hits=r.sentences.filter(x=>w.includes(' '+wordsIn(x.said).join(' ')+' ')||(' '+wordsIn(x.said).join(' ')+' ').includes(w));
 console.log('M',m.slice(0,120));
 for(const x of hits){const mk=Object.entries(x.marks).filter(([k,v])=>v>=.4&&!['gnomic','isolated','antithesis','answer','command','refrain','statesIdea'].includes(k)).map(([k,v])=>k+' '+v.toFixed(2)).join(', ');
 const prev=r.sentences[x.id-1]; console.log('     q',x.quoted.toFixed(2),mk,' | prev:',prev?.said.slice(-70))}
}}
