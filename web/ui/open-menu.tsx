import { DropdownMenu } from 'radix-ui'
import { Fragment, useEffect, useRef } from 'react'
import type { MenuProps } from './menu.tsx'

/** The menu behind a button, once somebody has opened it. Whoever opened it by keys stands on its first entry. */
export function OpenMenu({ opener, className, disabled, head, groups, byKeys }: MenuProps & { byKeys: boolean }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!byKeys) return undefined
    const frame = requestAnimationFrame(() => content.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [byKeys])
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger disabled={disabled} className={className}>
        {opener}
      </DropdownMenu.Trigger>
      {/* No portal: the menu stays inside the landmark of its button. */}
      <DropdownMenu.Content
        ref={content}
        align="end"
        sideOffset={6}
        className="z-50 w-64 rounded-[14px] border border-line bg-card p-1.5 font-sans text-base text-ink shadow-3"
      >
        {head}
        {groups.map((entries, at) => (
          <Fragment key={entries[0]?.name}>
            {(at > 0 || head) && <DropdownMenu.Separator className="mx-1 my-1.5 h-px bg-line" />}
            {entries.map(({ icon: Icon, name, run }) => (
              <DropdownMenu.Item
                key={name}
                onSelect={run}
                className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-[9px] px-2.5 py-1.5 text-[0.9375rem] leading-snug outline-none data-highlighted:bg-paper-2"
              >
                <Icon className="size-[17px] shrink-0 text-mute" aria-hidden="true" />
                {name}
              </DropdownMenu.Item>
            ))}
          </Fragment>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
