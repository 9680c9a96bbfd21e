import type { ReactNode } from 'react'
import type { Picture } from '../../components/Picture/Picture.types.js'
import type { LinkItem } from '../link.types.js'

/** The head of a story's page (STORY-07). */
export interface StoryHeaderProps {
  /** Holds the page's `<h1>`. */
  readonly title: string
  /** One or two sentences that begin the story. */
  readonly leadText?: string | undefined
  /** What the story is about; leads to more of it. */
  readonly category?: LinkItem | undefined
  /** A mark beside the date: “Ad hoc” (MEDIA-03). */
  readonly mark?: string | undefined
  /** Day of publication, as YYYY-MM-DD. */
  readonly date: string
  /** The day as people of the locale write it. */
  readonly dateText: string
  /** The way back to the list. */
  readonly backLink: LinkItem
  /** The picture with its sizes and the text that stands for it. */
  readonly picture?: Picture | undefined
  /** A line below the picture. */
  readonly caption?: string | undefined
  /** Heading above the contacts. */
  readonly contactsTitle?: string | undefined
  /** Who answers questions about the story. */
  readonly contacts?:
    | readonly {
        readonly id: string
        readonly name: string
        readonly href: string
        readonly picture?: Picture | undefined
        /** Stand where there is no picture; the name is text of its own. */
        readonly initials?: string | undefined
      }[]
    | undefined
  /** The `ShareBar`. */
  readonly share?: ReactNode
}
