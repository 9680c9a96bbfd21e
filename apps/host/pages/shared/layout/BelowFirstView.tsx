import { use, useDeferredValue, type ReactNode } from 'react'
import { useCurrentPage } from './PageContext.tsx'

/**
 * Parts of a page that are usually below its first view. After a click on a link they are rendered in a second step that
 * the browser can interrupt, so that the heading is shown sooner; otherwise they are rendered with the page.
 */
export function BelowFirstView({ children }: { readonly children: ReactNode }) {
  const { lowerPartsLoaded } = useCurrentPage()
  const isShown = useDeferredValue(true, !lowerPartsLoaded)
  // Outside of a boundary: React keeps what it has rendered until then.
  if (isShown && lowerPartsLoaded) use(lowerPartsLoaded)
  // As high as the window, so that the footer does not move through the first view.
  return isShown ? children : <div style={{ blockSize: '100vh' }} />
}
