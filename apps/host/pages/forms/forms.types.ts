import type { FormName } from '@kudex/domain/forms'
import type { FormNotice, FormState, SentFiles } from '../../request/formState.ts'
import type { ContentPageProps } from '../shared/blocks/blocks.types.ts'

/** A content page with a form, or the field for uploads, below its blocks. */
export interface FormPageProps {
  readonly content: ContentPageProps
  /** Null on the page for uploads. */
  readonly form: SentFormProps | null
  /** Null on every other page. */
  readonly upload: UploadSectionProps | null
}

export interface UploadSectionProps {
  /** Where a browser without script posts the files: the page itself. */
  readonly action: string
  /** What became of files that were posted, where not all of them arrived. */
  readonly sent: SentFiles | null
  /** Of files that were posted and have all arrived. */
  readonly references: readonly string[]
}

export interface SentFormProps {
  readonly name: FormName
  /** Where the form is posted to: its own page. */
  readonly action: string
  /** Named by the server: browsers call some countries otherwise than it does. */
  readonly countries: readonly { readonly value: string; readonly text: string }[]
  /** The country of the locale; empty on an international page. */
  readonly country: string
  /** Slug of what the form is about: of a story, from the address, or of the first paper. */
  readonly subject: string
  /** What is offered once the form has arrived; empty where the form is about no paper. */
  readonly papers: readonly { readonly slug: string; readonly name: string; readonly href: string }[]
  /** What was posted without script and not taken. */
  readonly state: FormState | null
  readonly notice: FormNotice | null
}
