import { isReference, type FormProblems } from '@kudex/domain/forms'
import { postedUploadLimits } from '@kudex/domain/limits'
import type { UploadProblem } from '@kudex/domain/uploads'

/** What stands beside what was typed: what is wrong with it, or why it was not taken. */
export interface FormState {
  readonly values: Readonly<Record<string, string | readonly string[]>>
  readonly problems: FormProblems
  /** `wait`: too much from one address; `failed`: nobody could take it. */
  readonly failure: 'wait' | 'failed' | null
}

/** What a form's page tells without a form: something was sent, or a link of a mail was followed. */
export type FormNotice =
  | { readonly kind: 'sent'; readonly reference: string; readonly isKept: boolean }
  | { readonly kind: 'confirm' | 'leave'; readonly token: string }
  | { readonly kind: 'confirmed' | 'ended' | 'unknown' }

/** Where files are uploaded. */
export const uploadPath = '/upload'

/** What became of files that were sent without script, where not all of them arrived. */
export interface SentFiles {
  readonly files: readonly SentFile[]
  /** `none`: nothing was chosen; the others as with forms. */
  readonly failure: 'none' | 'tooMuch' | 'wait' | 'failed' | null
}

/** One of them; exactly one of reference and problem says what became of it. */
export interface SentFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly reference: string | null
  readonly problem: UploadProblem | 'wait' | 'failed' | null
  /** Names a file that has arrived in the form that is sent again; null for one that has not. */
  readonly claim: string | null
}

/** The reference numbers that the query of the page for uploads tells after all files have arrived. */
export function readSentReferences(query: URLSearchParams): readonly string[] {
  return query
    .getAll('sent')
    .filter((sent) => isReference(sent))
    .slice(0, postedUploadLimits.files)
}

/** The link of a mail whose button was pressed in vain: it is there to be pressed again. */
export function readPostedNotice({ values }: FormState): FormNotice | null {
  const query = new URLSearchParams()
  for (const kind of ['confirm', 'leave'] as const) {
    const token = values[kind]
    if (typeof token === 'string') query.set(kind, token)
  }
  return readFormNotice(query)
}

/** What the query of a form's page tells; null where it tells nothing. */
export function readFormNotice(query: URLSearchParams): FormNotice | null {
  const sent = query.get('sent')
  if (sent !== null && /^KX-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(sent)) {
    return { kind: 'sent', reference: sent, isKept: query.has('kept') }
  }
  for (const kind of ['confirm', 'leave'] as const) {
    const token = query.get(kind)
    if (token !== null && /^[\w-]{20,100}$/.test(token)) return { kind, token }
  }
  const done = query.get('done')
  return done === 'confirmed' || done === 'ended' || done === 'unknown' ? { kind: done } : null
}
