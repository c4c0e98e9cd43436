import { useEffect } from 'react'
import { PRODUCT } from '#contract/product.ts'

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title}, ${PRODUCT}` : PRODUCT
  }, [title])
}
