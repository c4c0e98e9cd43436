import { PRODUCT } from '#contract/product.ts'

export const Mark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 34 32" className={className} aria-hidden="true">
    <path d="M1 21.5a4 4 0 0 1 8 0V30H1Z" fill="var(--kids)" />
    <path d="M11 15.5a5 5 0 0 1 10 0V30H11Z" fill="var(--children)" />
    <path d="M23 7a5 5 0 0 1 10 0V30H23Z" fill="var(--teens)" />
  </svg>
)
export const Logo = () => (
  <span className="inline-flex items-center gap-2.5">
    <Mark className="h-7 w-[30px] sm:h-8 sm:w-[34px]" />
    <span className="display translate-y-[.09em] text-[1.25rem] leading-none tracking-tight sm:text-[1.45rem]">{PRODUCT}</span>
  </span>
)
