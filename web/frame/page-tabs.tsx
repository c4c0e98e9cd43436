import type { ReactNode } from 'react'

/** Tabs of a prerendered page. Without a script all panels stand below each other, each under its title. */
export const PageTabs = ({ id, label, tabs }: { id: string; label: string; tabs: { title: string; content: ReactNode }[] }) => (
  <div data-tabs>
    <div
      role="tablist"
      aria-label={label}
      className="needs-script mb-6 inline-flex max-w-full flex-wrap rounded-[16px] border border-line bg-paper-2 p-1"
    >
      {tabs.map(({ title }, at) => (
        <button
          key={title}
          type="button"
          role="tab"
          id={`${id}-tab-${at}`}
          aria-controls={`${id}-${at}`}
          aria-selected={at === 0}
          tabIndex={at === 0 ? 0 : -1}
          className="min-h-11 rounded-[12px] px-5 font-semibold text-mute hover:text-ink aria-selected:bg-card aria-selected:text-ink aria-selected:shadow-2 max-sm:px-3 max-sm:text-sm"
        >
          {title}
        </button>
      ))}
    </div>
    {tabs.map(({ title, content }, at) => (
      <div
        key={title}
        role="tabpanel"
        id={`${id}-${at}`}
        aria-labelledby={`${id}-tab-${at}`}
        tabIndex={0}
        {...(at === 0 ? { 'data-shown': '' } : {})}
      >
        <h2 className="only-without-script mt-10 mb-5 text-2xl">{title}</h2>
        {content}
      </div>
    ))}
  </div>
)
