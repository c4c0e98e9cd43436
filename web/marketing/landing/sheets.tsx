import { landingFiles } from 'virtual:landing-files'
import { sampleSermon } from '#web/lib/sample-sermon.ts'

const about: Record<string, { title: string; text: string }> = {
  leader: { title: 'Leader’s sheet', text: 'Minutes, supplies, what to say' },
  coloring: { title: 'Coloring page', text: 'The verse, in big letters' },
  cards: { title: 'Picture cards', text: 'For those who cannot read yet' },
  maze: { title: 'Maze', text: 'Drawn from the same scene' },
  devotional: { title: 'Teens’ devotional', text: 'With six questions and a weekly challenge' },
}
const tilts = ['-rotate-2', 'translate-y-2.5 rotate-1', '-translate-y-1.5 -rotate-1', 'translate-y-2 rotate-2', '-rotate-1']

/** Real sheets on a table: each opens as the PDF that is printed. */
export const Sheets = () => (
  <section id="sample" className="overflow-hidden bg-paper-2 py-11 sm:py-18">
    <div className="wrap">
      <h2 className="text-3xl">On paper by Sunday</h2>
      <p className="mt-2.5 max-w-[34em] text-lg text-ink-2">
        These came out of one sermon, “{sampleSermon.title}”. Press one to open it, or print it now.
      </p>
      <ul className="relative -mx-4.5 mt-7 flex gap-5 overflow-x-auto px-4.5 pt-2.5 pb-5 sm:mt-11 lg:mx-0 lg:grid lg:grid-cols-5 lg:gap-6.5 lg:overflow-visible lg:px-0">
        {landingFiles?.sheets.map((sheet, at) => (
          <li key={sheet.name} className="w-48 shrink-0 lg:w-auto">
            <a href={sheet.pdf} className="group block rounded-md text-[0.9375rem] leading-snug font-semibold">
              <img
                src={sheet.picture}
                alt=""
                width={sheet.width}
                height={sheet.height}
                loading="lazy"
                decoding="async"
                className={`mb-5 block h-auto w-full rounded-[3px] bg-white shadow-3 transition-transform duration-150 group-hover:rotate-0 dark:brightness-94 ${tilts[at] ?? ''}`}
              />
              <span className="underline-offset-4 group-hover:underline">{about[sheet.name]?.title}</span>
              <span className="sr-only">, PDF</span>
              <small className="block text-sm font-normal text-mute">{about[sheet.name]?.text}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
