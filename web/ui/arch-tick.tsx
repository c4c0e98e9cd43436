import { Check } from 'lucide-react'

/** The box that a peer checkbox fills: an arch, as everything here that is ticked. The checkbox itself lies over its row, unseen. */
export const ArchTick = () => (
  <span
    aria-hidden="true"
    className="grid h-[23px] w-5 shrink-0 place-items-center rounded-t-full rounded-b-[5px] border-[1.5px] border-line-2 bg-card text-paper peer-checked:border-good peer-checked:bg-good peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent [&>svg]:invisible peer-checked:[&>svg]:visible"
  >
    <Check className="size-3.5" strokeWidth={3} />
  </span>
)
