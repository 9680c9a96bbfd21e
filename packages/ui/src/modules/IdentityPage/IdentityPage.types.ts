import type { ReactNode } from 'react'
import type { LinkItem } from '../link.types.js'

/** The frame of the identity service's own pages; server-rendered, no script needed. */
export interface IdentityPageProps {
  /** Key of the brand whose sign is shown. */
  readonly brand: string
  /** Name of the site, which the sign is read out as. */
  readonly siteName: string
  /** The way to the home page. */
  readonly homeLink?: { readonly href: string; readonly label: string } | undefined
  /** The languages that the page is there in. */
  readonly languages?: IdentityLanguages | undefined
  /** Links at the foot. */
  readonly links?: readonly LinkItem[] | undefined
  /** Names the links at the foot. */
  readonly linksLabel?: string | undefined
  /** What stands inside. */
  readonly children: ReactNode
}

/** The languages of the page: links, the current one marked. */
export interface IdentityLanguages {
  readonly label: string
  readonly options: readonly {
    readonly href: string
    readonly text: string
    readonly lang: string
    readonly isCurrent?: boolean | undefined
  }[]
}
