import { createContext, useContext, useEffect } from 'react'
import type { GuideScope } from './guide.types.js'

/** Current settings for the stories on the page. */
export const GuideScopeContext = createContext<GuideScope | null>(null)

/** The settings as Storybook globals. */
export function useGuideGlobals(): Readonly<Record<string, unknown>> {
  return { ...useContext(GuideScopeContext) }
}

/** Sets brand and scheme on elements that are portalled to `<body>` (menus, dialogs). */
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
