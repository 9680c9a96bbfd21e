import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import type { LinkItem } from '../link.types.js'

/** The services of the portal, each in one of four states (PORTAL-02…04). */
export interface DashboardTilesProps extends RootProps {
  /** Text of the page's `<h1>`. */
  readonly title: string
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** `ButtonLink` below the lead: what most people come for. */
  readonly action?: ReactNode
  /** Tiles in display order. */
  readonly tiles: readonly DashboardTile[]
  /** True until the user is known; `tiles` may be empty then. */
  readonly isLoading?: boolean | undefined
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Link above the tiles to the page requested before signing in. */
  readonly continueLink?: { readonly text: string; readonly link: LinkItem } | undefined
  /** What is open or due, below the greeting. */
  readonly figures?: { readonly title: string; readonly items: readonly DashboardFigure[] } | undefined
  /** Sections between the greeting and the tiles. */
  readonly children?: ReactNode
}

/** A count that links to what it counts. */
export interface DashboardFigure {
  readonly href: string
  /** Already formatted for the language. */
  readonly value: string
  /** Continues the value: “tickets wait for your answer”. */
  readonly label: string
  /** Marks what waits for the user. */
  readonly needsAction?: boolean | undefined
}

export interface DashboardTile {
  readonly id: string
  readonly title: string
  readonly description?: string | undefined
  readonly icon?: DashboardTileIcon | undefined
  readonly status: 'unregistered' | 'pending' | 'active' | 'comingsoon'
  readonly statusText: string
  /** Link to the service (active) or to the registration (unregistered). */
  readonly link?: LinkItem | undefined
}

export type DashboardTileIcon = 'users' | 'account' | 'tickets' | 'inventory' | 'cloud' | 'insight' | 'data' | 'wire'
