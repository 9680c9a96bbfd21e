import type { ContentProblem } from '@kudex/domain/editing'
import type { FieldPath } from '@kudex/domain/editing-forms'

/** A field that the service does not accept: its path within the page, what it takes in English, and the code of a text. */
export type PageProblem = Omit<ContentProblem, 'value'>

/** The page as someone else stored it. */
export interface OtherVersion {
  readonly version: string | null
  readonly value: unknown
  /** Null if the service does not know who it was. */
  readonly editor: string | null
}

/** What became of a save. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly version: string }
  | { readonly kind: 'rejected'; readonly problems: readonly PageProblem[] }
  | { readonly kind: 'stale'; readonly other: OtherVersion }
  | { readonly kind: 'failed'; readonly failure: SaveFailure }

/** Why nothing was saved. `network`: no response; `unauthenticated`: sign in again; `unavailable`: the service failed. */
export type SaveFailure = 'network' | 'unauthenticated' | 'unavailable'

/** What a save sends. */
export interface SaveInput {
  /** Kind of the content: `pages`, `redirects`, … */
  readonly kind: string
  readonly id: string
  /** The version that the value is based on; null for a new entry. */
  readonly version: string | null
  readonly value: unknown
}

/** Names the local copy of an entry: each editor has one. */
export interface CopyId {
  readonly kind: string
  readonly id: string
  readonly editor: string
}

export interface PageEditingInput extends CopyId {
  /** False if visitors see a save at once: then an editor saves, and not each pause in typing. */
  readonly isAutomatic: boolean
  /** Null for a new entry. */
  readonly version: string | null
  readonly value: unknown
}

export interface PageEditingContext extends CopyId {
  readonly isAutomatic: boolean
  /** The version of `saved`; null if nothing is saved yet. */
  readonly version: string | null
  /** What the service has. */
  readonly saved: unknown
  /** What the form shows. */
  readonly value: unknown
  /** Values to which undo returns, the latest last. */
  readonly past: readonly unknown[]
  /** Values that undo left, the next one last. */
  readonly future: readonly unknown[]
  /** The field of the latest change; further changes of it within a second are one step of undo. */
  readonly latest: { readonly path: string; readonly at: number } | null
  /** The value that is being saved. */
  readonly sent: unknown
  readonly problems: readonly PageProblem[]
  readonly failure: SaveFailure | null
  /** Failed saves in a row. */
  readonly failures: number
  /** Someone else's version, until the editor decides between the two. */
  readonly other: OtherVersion | null
  /** True if the form shows what an earlier visit left unsaved. */
  readonly isRestored: boolean
}

export type PageEditingEvent =
  | { readonly type: 'field.change'; readonly path: FieldPath; readonly value: unknown }
  | { readonly type: 'change.undo' | 'change.redo' }
  /** Saves at once, also after a failure. */
  | { readonly type: 'page.save' }
  /** Replaces the other version, or gives way to it. Undo returns to one's own. */
  | { readonly type: 'conflict.overwrite' | 'conflict.accept' }
  | { readonly type: 'network.online' }
  /** Internal: the local copy is older than the form. */
  | { readonly type: 'copy.outdated' }

export type PageEditingTag =
  /** The local copy is not known yet. */
  | 'loading'
  | 'clean'
  /** Changed, and saved within a second, or by the editor. */
  | 'dirty'
  | 'saving'
  /** Fields are missing or not accepted: saved with the next change. */
  | 'rejected'
  /** Someone else saved the page meanwhile. */
  | 'stale'
  /** Tried again by itself. */
  | 'failed'
  | 'unauthenticated'
  /** The local copy cannot be stored: changes that are not saved are lost with the page. */
  | 'uncopied'
