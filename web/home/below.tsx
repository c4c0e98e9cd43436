import { type ReactNode, Suspense } from 'react'
import { useAfterPaint } from '#web/lib/use-after-paint.ts'

/** What is below the first screen: drawn when that has been seen. */
export function Below({ children }: { children: ReactNode }) {
  const painted = useAfterPaint()
  return painted && <Suspense>{children}</Suspense>
}
