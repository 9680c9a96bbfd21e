import type { Picture } from '../../components/Picture/Picture.types.js'

/** People with their pictures and what they do (STORY-12). */
export interface PersonListProps {
  readonly title?: string | undefined
  readonly lead?: string | undefined
  readonly people: readonly {
    readonly id: string
    readonly name: string
    readonly href: string
    readonly role?: string | undefined
    readonly picture?: Picture | undefined
  }[]
  readonly emptyText: string
}
