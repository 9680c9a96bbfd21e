import type { PageChoice } from '@kudex/api/drafts'
import type { NamedField, ReferenceType } from '@kudex/domain/editing-forms'

/** An entry with its form and the choices of its fields. */
export interface EditedForm {
  /** Kind of the content: `pages`, `redirects`, … */
  readonly kind: string
  readonly id: string
  /** The version of the value; null for a new entry. */
  readonly version: string | null
  readonly value: Readonly<Record<string, unknown>>
  /** All fields of the kind, from its schema. */
  readonly fields: readonly NamedField[]
  /** Name of the editor; part of the key of the local copy. */
  readonly editor: string
  readonly choices: FormChoices
}

/** The choices of the fields. */
export interface FormChoices {
  /** The site whose pages are chosen. */
  readonly siteId: string
  /** Start of the addresses of its pages: locale, and the slug of the site. */
  readonly addressStart: string
  /** Pages whose titles fields show; others are shown by their id until one is chosen. */
  readonly pages: readonly PageChoice[]
  readonly countries: readonly Choice[]
  readonly sites: readonly Choice[]
  /** Entries that fields refer to; a type is missing while its service does not respond, or if it has too many. */
  readonly references: Readonly<Partial<Record<ReferenceType, readonly Choice[]>>>
}

/** Props of the form of a page. */
export interface AuthoringProps extends EditedForm {
  /** Addresses of the draft by language, the first for any other language; empty for content without a preview. */
  readonly previewHrefs: Readonly<Record<string, string>>
}

export interface Choice {
  readonly value: string
  readonly text: string
}
