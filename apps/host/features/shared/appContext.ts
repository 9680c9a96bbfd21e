import { createContext, use } from 'react'
import type { AppContext } from './feature.types.ts'

export type { AppContext, AppSite } from './feature.types.ts'

const Context = createContext<AppContext | null>(null)

export const AppContextProvider = Context.Provider

/** The context of the current page. Throws outside of {@link AppContextProvider}. */
export function useAppContext(): AppContext {
  const context = use(Context)
  if (!context) throw new Error('useAppContext() needs an AppContextProvider')
  return context
}
