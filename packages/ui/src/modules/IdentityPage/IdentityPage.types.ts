import type { ReactNode } from 'react'
import type { LinkItem } from '../link.types.js'

/** Layout of the identity service's pages; server-rendered, works without script. */
export interface IdentityPageProps {
  /** Key of the brand whose logo is shown. */
  readonly brand: string
  /** Name of the site, the logo's accessible name. */
  readonly siteName: string
  /** Link to the home page. */
  readonly homeLink?: { readonly href: string; readonly label: string } | undefined
  /** Available languages of the page. */
  readonly languages?: IdentityLanguages | undefined
  /** Footer links. */
  readonly links?: readonly LinkItem[] | undefined
  /** Accessible name of the footer links. */
  readonly linksLabel?: string | undefined
  /** Content. */
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
