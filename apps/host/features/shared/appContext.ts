import { createContext, use } from 'react'
import type { LinkItem } from '@kudex/ui'
import type { IntlShape } from '@kudex/intl/messages'
import type { Locale } from '@kudex/domain/locales'
import type { PublicSettings } from '@kudex/domain/settings'
import type { Site } from '@kudex/domain/sites'
import type { Feature } from './feature.types.ts'

/** The current request as features and pages see it. */
export interface AppContext {
  readonly intl: IntlShape
  readonly locale: Locale
  readonly site: AppSite
  /** The features of the site, in the order of the registry. */
  readonly features: readonly Feature[]
  /** Path below locale and site (`/mykomax/account`), without query. */
  readonly path: string
  /** The footer's contact link; null if there is none. */
  readonly contactLink: LinkItem | null
  /** The footer's link to the privacy page; null if there is none. */
  readonly privacyLink: LinkItem | null
  /** Requested path and query. */
  readonly fullPath: string
  /** The address of a path in the current locale and site: `link('/products')` is `/en/products` (ROUTE-11). */
  readonly link: (path: string) => string
  /** Navigates in the browser; rejects addresses outside this origin (PAGE-31). */
  readonly navigate: (url: string) => Promise<void>
  readonly settings: PublicSettings
}

/** The part of the site's record that the browser gets. */
export type AppSite = Pick<
  Site,
  'id' | 'name' | 'slug' | 'technicalName' | 'isMain' | 'brand' | 'features' | 'hideSideButtons' | 'enableCutFont'
>

const Context = createContext<AppContext | null>(null)

export const AppContextProvider = Context.Provider

/** The context of the current page. Throws outside of {@link AppContextProvider}. */
export function useAppContext(): AppContext {
  const context = use(Context)
  if (!context) throw new Error('useAppContext() needs an AppContextProvider')
  return context
}
