import type { FormValues } from '@kudex/domain/forms'
import type { Queries } from '../database/database.types.ts'

interface MailTo {
  readonly to: string
  /** `de-CH`; its language is the mail's. */
  readonly locale: string
}

/** What a mail says, by its template. */
export type Mail = MailTo &
  (
    | { readonly template: 'support-received'; readonly reference: string }
    | {
        readonly template: 'support-request'
        readonly reference: string
        readonly replyTo: string
        readonly values: FormValues<'support'>
      }
    | { readonly template: 'story-feedback'; readonly reference: string; readonly values: FormValues<'feedback'> }
    | { readonly template: 'whitepaper'; readonly reference: string; readonly link: string }
    | { readonly template: 'subscription-confirm'; readonly reference: string; readonly link: string }
    | { readonly template: 'subscription-begun'; readonly link: string }
    | {
        readonly template: 'subscription-news'
        /** Nothing is sent once it has ended. */
        readonly subscription: string
        readonly siteName: string
        /** Where the subscription can be ended. */
        readonly leave: string
        readonly news: readonly NewsOfMail[]
      }
    | { readonly template: 'upload-received'; readonly reference: string; readonly file: ReceivedFile }
  )

/** A story or a media release that is told of. */
export interface NewsOfMail {
  readonly kind: 'story' | 'release' | 'ad-hoc'
  /** Asked for again before each try; examples have none. */
  readonly entryId?: string
  readonly title: string
  readonly text: string
  /** Of title and text; it may be another one than the mail's. */
  readonly language: string
  readonly link: string
}

/** A file that a visitor has uploaded. */
interface ReceivedFile {
  /** Its name in the folder of uploads. */
  readonly id: string
  readonly filename: string
  /** Bytes. */
  readonly size: number
  readonly contentType: string
}

export type MailTemplate = Mail['template']

/** Hands a mail to the jobs: sent with the transaction, once for a key, tried again until the server takes it. */
export type SendMail = (mail: Mail, options: { readonly key: string; readonly queries: Queries }) => Promise<void>
