import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { openChurch } from '../tests/open-church.ts'
import { browserFlags } from './browser-flags.mjs'
const church = await openChurch()
const browser = await chromium.launch({ args: browserFlags, executablePath: '/usr/bin/chromium' })
const ask = async (method: string, at: string, body: object, token = '') => (await (await fetch(church.url + at, { method, headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }, ...(method==='GET'?{}:{body: JSON.stringify(body)}) })).json()) as any
const { token } = await ask('POST','/api/auth/register',{email:'a@b.example',password:'lions sleep tonight',name:'Ruth Adler',couponCode:''})
await ask('POST','/api/generate-content',{title:'Who Is My Neighbor?',speaker:'Hannah Reed',date:'2026-05-17',scripture:'Luke 10:25-37',theme:'Mercy',content:readFileSync('tests/sermons/neighbor.txt','utf8')},token)
const books = await ask('GET','/api/books',{},token)
const kid = books.find((b:any)=>b.ageGroup==='children'), young = books.find((b:any)=>b.ageGroup==='young-kids')
for (const [b,n] of [[kid,'maze'],[kid,'matching'],[kid,'word-search'],[kid,'trace-the-verse'],[kid,'coloring-story'],[young,'flashcards'],[young,'coloring-picture']] as any) {
  const r = await fetch(`${church.url}/api/books/${b.id}/pictures/${n}?format=png`,{headers:{authorization:`Bearer ${token}`}})
  ;(await import('node:fs')).writeFileSync(`/tmp/wt/p-${n}.png`, Buffer.from(await r.arrayBuffer()))
}
const pdf = await fetch(`${church.url}/api/books/${kid.id}/pdf`,{headers:{authorization:`Bearer ${token}`}}); (await import('node:fs')).writeFileSync('/tmp/wt/book.pdf', Buffer.from(await pdf.arrayBuffer()))
for (const theme of ['light','dark']) for (const width of [390,1280]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await context.addInitScript(([t,s]) => { localStorage.setItem('theme', t!); localStorage.setItem('token', s!) }, [theme, token])
  const page = await context.newPage()
  const shot = async (name: string, full=false) => { await page.waitForTimeout(300); await page.screenshot({ path: `/tmp/wt/s-${name}-${width}-${theme}.png`, fullPage: full }) }
  await page.goto(church.url+'/',{waitUntil:'networkidle'})
  await page.getByRole('button',{name:'Generate Content'}).click(); await shot('empty')
  await page.getByRole('button',{name:'Load Sample Sermon'}).click(); await page.getByLabel('Speaker').fill('Ruth Adler'); await shot('sample', true)
  await page.getByLabel('Choose a sermon file').setInputFiles('tests/documents/neighbor.docx'); await page.getByRole('button',{name:'Keep mine'}).waitFor(); await shot('asked', true)
  await page.getByRole('button',{name:/Who Is My Neighbor/}).click(); await page.getByRole('heading',{name:'Key Points'}).waitFor(); await shot('opened')
  await page.goto(church.url+'/library',{waitUntil:'networkidle'}); await shot('library')
  await page.goto(church.url+'/stories',{waitUntil:'networkidle'}); await shot('stories')
  await page.goto(church.url+'/settings#subscription',{waitUntil:'networkidle'}); await shot('sub', true)
  await page.goto(church.url+'/pricing',{waitUntil:'networkidle'}); await shot('pricing')
  await page.goto(church.url+'/subscription-success',{waitUntil:'networkidle'}); await shot('nopay')
  await page.goto(church.url+'/subscribe/yearly'); await page.getByText('TEST MODE').waitFor(); await shot('pay')
  await page.goto(church.url+'/community',{waitUntil:'networkidle'}); await shot('community', true)
  await page.evaluate(()=>localStorage.removeItem('token'))
  await context.close()
}
await browser.close(); await church.close(); process.exit(0)
