import { createContext, useContext } from 'react'
import type { GuideScope } from './guide.types.js'

/** What the switches of the page stand at, for the stories on it. */
export const GuideScopeContext = createContext<GuideScope | null>(null)

/** The switches as Storybook's toolbar would hand them to a story. */
export function useGuideGlobals(): Readonly<Record<string, unknown>> {
  return { ...useContext(GuideScopeContext) }
}
