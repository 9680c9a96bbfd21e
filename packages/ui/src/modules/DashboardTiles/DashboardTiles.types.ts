import type { LinkItem } from '../link.types.js'

/** The services of the portal, each in one of four states (PORTAL-02…04). */
export interface DashboardTilesProps {
  /** Holds the page's `<h1>`. */
  readonly title: string
  /** A few words above the heading that place it. */
  readonly overline?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** The tiles in the order shown. */
  readonly tiles: readonly DashboardTile[]
  /** True until the user is known; `tiles` may be empty then. */
  readonly isLoading?: boolean | undefined
  /** Read out while the content is on its way; where it is given, stand-ins are shown. */
  readonly loadingText?: string | undefined
  /** An offer above the tiles: go on where the visitor wanted to go before signing in. */
  readonly continueLink?: { readonly text: string; readonly link: LinkItem } | undefined
}

export interface DashboardTile {
  readonly id: string
  readonly title: string
  readonly description?: string | undefined
  readonly icon?: DashboardTileIcon | undefined
  readonly status: 'unregistered' | 'pending' | 'active' | 'comingsoon'
  readonly statusText: string
  /** Active: to the service. Unregistered: to the registration. Otherwise none. */
  readonly link?: LinkItem | undefined
}

export type DashboardTileIcon = 'users' | 'account' | 'tickets' | 'inventory' | 'cloud' | 'insight' | 'data' | 'wire'
