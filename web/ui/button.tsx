import { clsx } from 'clsx'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'

const base =
  'inline-flex items-center justify-center gap-2 font-semibold whitespace-nowrap select-none transition-[background,transform,box-shadow,border-color] duration-150 active:translate-y-px disabled:cursor-not-allowed'
const looks = {
  solid:
    'bg-accent text-on-accent hover:bg-accent-hover shadow-[inset_0_-3px_0_var(--accent-edge),0_8px_18px_-10px_var(--glow)] disabled:bg-paper-2 disabled:text-mute disabled:shadow-none',
  outline: 'border border-line-2 bg-card text-ink hover:border-accent hover:text-accent-text disabled:text-mute',
  soft: 'bg-accent-soft text-accent-text hover:bg-accent-line/60 disabled:bg-paper-2 disabled:text-mute',
  ghost: 'text-ink-2 hover:bg-paper-2 hover:text-ink disabled:text-mute',
  link: 'text-accent-text underline-offset-4 hover:underline',
  bad: 'border border-bad bg-card text-bad hover:bg-bad-soft disabled:text-mute',
}
const sizes = {
  md: 'min-h-11 px-5 rounded-lg',
  sm: 'min-h-9 px-3.5 text-sm rounded-md',
  lg: 'min-h-13 px-7 text-lg rounded-[16px]',
  icon: 'size-11 rounded-lg',
  iconSm: 'size-9 rounded-md',
  link: 'min-h-9 text-sm',
}
type Look = { look?: keyof typeof looks; size?: keyof typeof sizes }

export const Button = ({
  look = 'solid',
  size = 'md',
  className,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type={type === 'submit' ? 'submit' : 'button'} className={clsx(base, looks[look], sizes[size], className)} {...rest} />
)
export const ButtonLink = ({
  look = 'solid',
  size = 'md',
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a className={clsx(base, looks[look], sizes[size], className)} {...rest}>
    {children}
  </a>
)
