import type { FormName } from '@kudex/domain/forms'
import type { RejectedForm } from '@kudex/domain/forms'
import type { FormNotice, SentFiles } from '../../request/formState.ts'
import type { LinkItem } from '@kudex/ui'
import type { ContentPageProps } from '../shared/blocks/blocks.types.ts'

/** A content page with a form or an upload field below its blocks. */
export interface FormPageProps {
  readonly content: ContentPageProps
  /** Null on the upload page. */
  readonly form: SentFormProps | null
  /** Null on every other page. */
  readonly upload: UploadSectionProps | null
}

export interface UploadSectionProps {
  /** Form action without script: the page itself. */
  readonly action: string
  /** Result of a no-script upload in which some files failed. */
  readonly sent: SentFiles | null
  /** Reference of a no-script upload in which all files arrived. */
  readonly references: readonly string[]
}

export interface SentFormProps {
  readonly name: FormName
  /** Form action: the page itself. */
  readonly action: string
  /** Named by the server, since browsers name some countries differently. */
  readonly countries: readonly { readonly value: string; readonly text: string }[]
  /** The country of the locale; empty on an international page. */
  readonly country: string
  /** Slug of the form's subject: a story from the URL, or the first white paper. */
  readonly subject: string
  /** The story that the feedback is about; null for other forms and if the story does not exist. */
  readonly story: LinkItem | null
  /** Files offered after submission; empty if the form has no white paper. */
  readonly papers: readonly { readonly slug: string; readonly name: string; readonly href: string }[]
  /** Values and errors of a rejected submission without script. */
  readonly state: RejectedForm | null
  readonly notice: FormNotice | null
}
