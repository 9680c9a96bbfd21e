import type { Picture } from '../../components/Picture/Picture.types.js'
import type { RecordFailure } from '../list.types.js'

/** People with portraits and roles (STORY-12). */
export interface PersonListProps {
  /** Heading. */
  readonly title?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** People in display order. */
  readonly people: readonly {
    readonly id: string
    readonly name: string
    readonly href: string
    readonly role?: string | undefined
    /** Language of the role if it differs from the page's. */
    readonly roleLang?: string | undefined
    readonly picture?: Picture | undefined
    /** Initials, shown without a picture; the name is separate text. */
    readonly initials?: string | undefined
  }[]
  /** Shown if the list is empty. */
  readonly emptyText: string
  /** Shown instead of the people if loading failed. */
  readonly failure?: RecordFailure | undefined
}
