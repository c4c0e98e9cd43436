import { LoaderCircle } from 'lucide-react'

export const Spinner = ({ className = 'size-5' }: { className?: string }) => (
  <LoaderCircle aria-hidden="true" className={`turn ${className}`} />
)
export const PageSpinner = () => (
  <div role="status" className="grid min-h-dvh place-items-center text-accent-text">
    <Spinner className="size-9" />
    <span className="sr-only">Loading</span>
  </div>
)
