import { createContext, useContext, useEffect } from 'react'
import type { GuideScope } from './guide.types.js'

/** What the switches of the page stand at, for the stories on it. */
export const GuideScopeContext = createContext<GuideScope | null>(null)

/** The switches as Storybook's toolbar would hand them to a story. */
export function useGuideGlobals(): Readonly<Record<string, unknown>> {
  return { ...useContext(GuideScopeContext) }
}

/** What opens over the page (a menu, a dialog) stands outside of its stage: it gets the brand and scheme of the stages. */
export function useScopeOverPage({ brand, scheme, direction }: GuideScope): void {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue
        node.dataset['brand'] = brand
        if (scheme !== 'system') node.dataset['scheme'] = scheme
        node.dir = direction
      }
    })
    observer.observe(document.body, { childList: true })
    return () => observer.disconnect()
  }, [brand, scheme, direction])
}
