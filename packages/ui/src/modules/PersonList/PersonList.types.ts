import type { Picture } from '../../components/Picture/Picture.types.js'
import type { RecordFailure } from '../list.types.js'

/** People with their pictures and what they do (STORY-12). */
export interface PersonListProps {
  /** The heading. */
  readonly title?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** The people, in the order shown. */
  readonly people: readonly {
    readonly id: string
    readonly name: string
    readonly href: string
    readonly role?: string | undefined
    /** The language of the role where it is not the page's. */
    readonly roleLang?: string | undefined
    readonly picture?: Picture | undefined
    /** Stand where there is no picture; the name is text of its own. */
    readonly initials?: string | undefined
  }[]
  /** Said where there is nothing to show. */
  readonly emptyText: string
  /** In place of the people: they could not be loaded, which is not the same as nothing. */
  readonly failure?: RecordFailure | undefined
}
