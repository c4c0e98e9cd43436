import {valueOf} from '#lesson/reading/marks/label-figures.ts'
import {bible} from '#server/scripture/load-bible.ts'
import fs from 'fs'
const map={'about-the-text':'aboutText',announcement:'announcement',command:'command',concession:'concession',condition:'condition',gloss:'gloss',humor:'humor',illustration:'story','needs-neighbors':'dangles','one-group':'toAGroup','other-view':'othersView',prayer:'prayer','private-person':'privateMatter',question:'question','retold-story':'retold','scripture-quoted':'scripture','states-idea':'statesIdea'}
for(const [f,m] of Object.entries(map)){const p='/work/drafts/labels/'+f+'.json';if(!fs.existsSync(p))continue;const j=JSON.parse(fs.readFileSync(p));const v={};for(const h of ['train','heldOut'])for(const y of ['yes','no'])v[h+y]=j[h][y].map(l=>valueOf(m,l,bible()));
const row=[];for(const t of [.35,.5,.6,.75,.85]){for(const h of ['train','heldOut']){const a=v[h+'yes'].filter(x=>x>=t).length,b=v[h+'no'].filter(x=>x>=t).length;row.push(`${t}${h[0]} P${(a/(a+b||1)).toFixed(2)} R${(a/v[h+'yes'].length).toFixed(2)}`)}}console.log(m.padEnd(14),row.join(' | '))
if(process.argv.includes(m))for(const y of ['yes','no'])j.train[y].forEach((l,i)=>{const x=v['train'+y][i];if(y==='yes'?x<.5:x>=.5)console.log('   ',y,x.toFixed(2),l.before?`(${l.before.slice(-60)})`:'',l.s)})}
