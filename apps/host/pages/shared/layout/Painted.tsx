import { useLayoutEffect, type ReactNode } from 'react'

/** Tells when what it holds stands in the document: the router moves focus and scrolls only then. */
export function Painted({ onPainted, children }: { readonly onPainted: () => void; readonly children: ReactNode }) {
  useLayoutEffect(onPainted)
  return children
}
