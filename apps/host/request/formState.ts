import type { ContentProblem } from '@kudex/domain/editing'
import { isReference, type FormReceipt, type RejectedForm } from '@kudex/domain/forms'
import { postedUploadLimits } from '@kudex/domain/limits'
import type { UploadProblem } from '@kudex/domain/uploads'

/** Result that a form page shows instead of its form: sent, or a link of a mail was opened. */
export type FormNotice =
  | ({ readonly kind: 'sent' } & FormReceipt)
  | { readonly kind: 'confirm' | 'leave'; readonly token: string }
  | { readonly kind: 'confirmed' | 'ended' | 'unknown' }

export const uploadPath = '/upload'

/** Path of the page for files of translations, below a locale. */
export const translationImportPath = '/editor/translation-import'

/** A file of translations that was not imported. */
export interface RefusedImport {
  /** `none`: no file was chosen. `content`: the file has problems. `failed`: the service did not respond. */
  readonly failure: 'none' | 'tooLarge' | 'content' | 'failed'
  readonly problems: readonly ImportedProblem[]
  /** Number of problems; more than the listed ones in a file with very many. */
  readonly total: number
}

/** A problem of a file: its place, what stands there, and what is expected. */
export interface ImportedProblem extends Omit<ContentProblem, 'value'> {
  readonly value: string
}

/** Result of a no-script upload in which some files failed. */
export interface SentFiles {
  readonly files: readonly SentFile[]
  /** `none`: no file was selected; the others as in {@link RejectedForm}. */
  readonly failure: 'none' | 'tooMuch' | 'wait' | 'failed' | null
}

/** A file of an upload; either `reference` or `problem` is set. */
export interface SentFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly reference: string | null
  readonly problem: UploadProblem | 'wait' | 'failed' | null
  /** References an uploaded file when the form is sent again; null if the upload failed. */
  readonly claim: string | null
}

/** Reads the reference numbers of a completed upload from the query. */
export function readSentReferences(query: URLSearchParams): readonly string[] {
  return query
    .getAll('sent')
    .filter((sent) => isReference(sent))
    .slice(0, postedUploadLimits.files)
}

/** Reads the token of a failed confirmation or unsubscription, so that it can be retried. */
export function readPostedNotice({ values }: RejectedForm): FormNotice | null {
  const query = new URLSearchParams()
  for (const kind of ['confirm', 'leave'] as const) {
    const token = values[kind]
    if (typeof token === 'string') query.set(kind, token)
  }
  return readFormNotice(query)
}

/** Reads the result of a form from the query; null if there is none. */
export function readFormNotice(query: URLSearchParams): FormNotice | null {
  const sent = query.get('sent')
  if (sent !== null && isReference(sent)) {
    return { kind: 'sent', reference: sent, isKept: query.has('kept') }
  }
  for (const kind of ['confirm', 'leave'] as const) {
    const token = query.get(kind)
    if (token !== null && /^[\w-]{20,100}$/.test(token)) return { kind, token }
  }
  const done = query.get('done')
  return done === 'confirmed' || done === 'ended' || done === 'unknown' ? { kind: done } : null
}
