import { createContext, use } from 'react'
import type { LinkItem } from '@kudex/ui'
import type { IntlShape } from '@kudex/intl/messages'
import type { Locale } from '@kudex/domain/locales'
import type { ThirdParties } from '@kudex/domain/settings'
import type { LogLevel } from '@kudex/domain/logging'

/** What the frame tells features and pages about the request at hand. */
export interface Frame {
  readonly intl: IntlShape
  readonly locale: Locale
  readonly site: FrameSite
  /** Path below locale and site (`/mykomax/account`), without query. */
  readonly path: string
  /** The footer's link to where one can write; null where it has none. */
  readonly contactLink: LinkItem | null
  /** The footer's link to what the site says about data; null where it has none. */
  readonly privacyLink: LinkItem | null
  /** Path and query as the visitor asked for it. */
  readonly fullPath: string
  /** The address of a path in the current locale and site: `link('/products')` is `/en/products` (ROUTE-11). */
  readonly link: (path: string) => string
  /** Navigates in the browser; refuses addresses outside this origin (PAGE-31). */
  readonly navigate: (url: string) => Promise<void>
  readonly settings: FrameSettings
}

/** The record of the current site as far as the browser needs it. */
export interface FrameSite {
  readonly id: string
  readonly name: string
  readonly slug: string | null
  readonly technicalName: string
  readonly isMain: boolean
  readonly brand: string
  readonly features: readonly string[]
  readonly hideSideButtons: boolean
  readonly enableCutFont: boolean
}

/** Public settings of the host. */
export interface FrameSettings {
  /** How much the browser logs (CONST-01). */
  readonly logLevel: LogLevel
  /** The build that made the page. */
  readonly buildId: string
  readonly identityIssuer: string
  readonly identityClientId: string
  readonly supportEmail: string
  /** What may be loaded of others, by host name (PAGE-28). */
  readonly thirdParties: ThirdParties
}

const FrameContext = createContext<Frame | null>(null)

export const FrameProvider = FrameContext.Provider

/** The frame around a page or a feature. Throws outside of it. */
export function useFrame(): Frame {
  const frame = use(FrameContext)
  if (!frame) throw new Error('useFrame() was called outside of the frame')
  return frame
}
