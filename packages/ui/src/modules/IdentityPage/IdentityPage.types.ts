import type { ReactNode } from 'react'
import type { LinkItem } from '../link.types.js'

/** The frame of the identity service's own pages; server-rendered, no script needed. */
export interface IdentityPageProps {
  readonly brand: string
  readonly siteName: string
  readonly homeLink?: { readonly href: string; readonly label: string } | undefined
  readonly languages?: IdentityLanguages | undefined
  readonly links?: readonly LinkItem[] | undefined
  readonly linksLabel?: string | undefined
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
