import type { ContentProblem } from '@kudex/domain/editing'
import type { FieldPath } from '@kudex/domain/editing-forms'

/** A field that the service refuses: its path within the page, what it takes in English, and the code of a text. */
export type PageProblem = Omit<ContentProblem, 'value'>

/** The page as someone else stored it. */
export interface OtherVersion {
  readonly version: string | null
  readonly value: unknown
  /** Null if the service does not know who it was. */
  readonly editor: string | null
}

/** Result of a save. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly version: string }
  | { readonly kind: 'rejected'; readonly problems: readonly PageProblem[] }
  | { readonly kind: 'stale'; readonly other: OtherVersion }
  | { readonly kind: 'failed'; readonly failure: SaveFailure }

/**
 * Why nothing was saved. `network`: no response; `unauthenticated`: sign in again; `gone`: the entry was deleted;
 * `refused`: the service cannot store the value, whatever its fields; `unavailable`: the service failed.
 */
export type SaveFailure = 'network' | 'unauthenticated' | 'gone' | 'refused' | 'unavailable'

/** Input of a save. */
export interface SaveInput {
  /** Kind of the content: `pages`, `redirects`, … */
  readonly kind: string
  readonly id: string
  /** The version that the value is based on; null for a new entry. */
  readonly version: string | null
  readonly value: unknown
}

/** Identifies the local copy of an entry; each editor has one. */
export interface CopyId {
  readonly kind: string
  readonly id: string
  readonly editor: string
}

export interface PageEditingInput extends CopyId {
  /** False if visitors see a save at once: then the editor saves explicitly instead of after each pause in typing. */
  readonly isAutomatic: boolean
  /** Null for a new entry. */
  readonly version: string | null
  readonly value: unknown
}

export interface PageEditingContext extends CopyId {
  readonly isAutomatic: boolean
  /** The version of `saved`; null if nothing is saved yet. */
  readonly version: string | null
  /** The value that the service has. */
  readonly saved: unknown
  /** The value that the form shows. */
  readonly value: unknown
  /** Values to which undo returns, the latest last. */
  readonly past: readonly unknown[]
  /** Values that undo replaced, the next one to redo last. */
  readonly future: readonly unknown[]
  /** The field of the latest change; further changes of it within a second are one step of undo. */
  readonly latest: { readonly path: string; readonly at: number } | null
  /** The value that is being saved. */
  readonly sent: unknown
  readonly problems: readonly PageProblem[]
  readonly failure: SaveFailure | null
  /** Failed saves in a row. */
  readonly failures: number
  /** The version that someone else saved, until the editor chooses one of the two. */
  readonly other: OtherVersion | null
  /** True if the form shows changes that an earlier visit left unsaved. */
  readonly isRestored: boolean
}

export type PageEditingEvent =
  | { readonly type: 'field.change'; readonly path: FieldPath; readonly value: unknown }
  | { readonly type: 'change.undo' | 'change.redo' }
  /** Saves at once, also after a failure. */
  | { readonly type: 'page.save' }
  /** Replaces the other version with the editor's, or the reverse. Undo returns to the editor's. */
  | { readonly type: 'conflict.overwrite' | 'conflict.accept' }
  | { readonly type: 'network.online' }
  /** Internal: the local copy is older than the form. */
  | { readonly type: 'copy.outdated' }

export type PageEditingTag =
  /** The local copy has not been read yet. */
  | 'loading'
  | 'clean'
  /** Changed; saved within a second, or when the editor saves. */
  | 'dirty'
  | 'saving'
  /** Fields are missing or refused, or the whole value (`failure`); the next change is saved again. */
  | 'rejected'
  /** Someone else saved the page meanwhile. */
  | 'stale'
  /** Retried automatically. Without automatic saves a change of the page ends the retries. */
  | 'failed'
  | 'unauthenticated'
  /** The local copy cannot be stored: changes that are not saved are lost with the page. */
  | 'uncopied'
