import type { ReactNode } from 'react'
import type { Picture } from '../../components/Picture/Picture.types.js'
import type { LinkItem } from '../link.types.js'

/** The head of a story's page (STORY-07). */
export interface StoryHeaderProps {
  /** Holds the page's `<h1>`. */
  readonly title: string
  readonly leadText?: string | undefined
  readonly category?: LinkItem | undefined
  /** A mark beside the date: “Ad hoc” (MEDIA-03). */
  readonly mark?: string | undefined
  readonly date: string
  readonly dateText: string
  readonly backLink: LinkItem
  readonly picture?: Picture | undefined
  readonly caption?: string | undefined
  readonly contactsTitle?: string | undefined
  readonly contacts?:
    | readonly {
        readonly id: string
        readonly name: string
        readonly href: string
        readonly picture?: Picture | undefined
      }[]
    | undefined
  /** The `ShareBar`. */
  readonly share?: ReactNode
}
