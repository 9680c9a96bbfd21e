import type { ReactNode } from 'react'
import type { Picture } from '../../components/Picture/Picture.types.js'
import type { LinkItem } from '../link.types.js'

/** Header of a story page (STORY-07). */
export interface StoryHeaderProps {
  /** Text of the page's `<h1>`. */
  readonly title: string
  /** Lead: one or two sentences. */
  readonly leadText?: string | undefined
  /** Category, linked to its stories. */
  readonly category?: LinkItem | undefined
  /** Badge beside the date: “Ad hoc” (MEDIA-03). */
  readonly mark?: string | undefined
  /** Day of publication, as YYYY-MM-DD. */
  readonly date: string
  /** Publication date, formatted for the locale. */
  readonly dateText: string
  /** Link back to the list. */
  readonly backLink: LinkItem
  /** Picture with sources and alternative text. */
  readonly picture?: Picture | undefined
  /** A line below the picture. */
  readonly caption?: string | undefined
  /** Heading above the contacts. */
  readonly contactsTitle?: string | undefined
  /** Contacts for questions about the story. */
  readonly contacts?:
    | readonly {
        readonly id: string
        readonly name: string
        readonly href: string
        readonly picture?: Picture | undefined
        /** Initials, shown without a picture; the name is separate text. */
        readonly initials?: string | undefined
      }[]
    | undefined
  /** The `ShareBar`. */
  readonly share?: ReactNode
}
