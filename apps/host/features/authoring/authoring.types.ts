import type { NamedField } from '@kudex/domain/editing-forms'

/** What the form of a page needs. */
export interface AuthoringProps {
  readonly pageId: string
  /** The version of the value. */
  readonly version: string
  readonly value: Readonly<Record<string, unknown>>
  /** All fields of a page, from its schema. */
  readonly fields: readonly NamedField[]
  /** Names the local copy. */
  readonly editor: string
  /** The pages of the site, for links. */
  readonly pages: readonly PageChoice[]
  readonly countries: readonly Choice[]
  /** Address of the draft. */
  readonly previewHref: string
}

export interface PageChoice {
  readonly id: string
  readonly title: string
  readonly path: string
}

export interface Choice {
  readonly value: string
  readonly text: string
}
