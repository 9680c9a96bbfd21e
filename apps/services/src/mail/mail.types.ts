import type { GrantableApplication } from '@kudex/domain/access'
import type { FormValues } from '@kudex/domain/forms'
import type { Queries } from '../database/database.types.ts'

interface MailTo {
  readonly to: string
  /** Locale such as `de-CH`; its language is that of the mail. */
  readonly locale: string
}

/** A mail, with the data of its template. */
export type Mail = MailTo &
  (
    | { readonly template: 'support-received'; readonly reference: string }
    | {
        readonly template: 'support-request'
        readonly reference: string
        readonly replyTo: string
        readonly values: FormValues<'support'>
      }
    | { readonly template: 'inquiry-received'; readonly reference: string }
    | {
        readonly template: 'inquiry'
        readonly reference: string
        readonly replyTo: string
        readonly values: FormValues<'inquiry'>
      }
    | { readonly template: 'story-feedback'; readonly reference: string; readonly values: FormValues<'feedback'> }
    | { readonly template: 'whitepaper'; readonly reference: string; readonly link: string }
    | { readonly template: 'subscription-confirm'; readonly reference: string; readonly link: string }
    | { readonly template: 'subscription-begun'; readonly link: string }
    | {
        readonly template: 'subscription-news'
        /** Id of the subscription; the mail is dropped once it has ended. */
        readonly subscription: string
        readonly siteName: string
        /** Unsubscribe link. */
        readonly leave: string
        readonly news: readonly NewsOfMail[]
      }
    | {
        readonly template: 'invitation'
        readonly organization: string
        readonly days: number
        readonly link: string
      }
    | ({ readonly template: 'password-reset' } & CredentialLink)
    | ({ readonly template: 'registration' } & CredentialLink)
    | ({ readonly template: 'email-change' } & CredentialLink)
    | { readonly template: 'account-exists'; readonly link: string }
    | { readonly template: 'account-changed'; readonly change: AccountChange }
    | TicketMail<'ticket-created'>
    | TicketMail<'ticket-commented'>
    | TicketMail<'ticket-status'>
    | TicketMail<'ticket-closed'>
    | AccessMail<'access-granted'>
    | AccessMail<'access-declined'>
    | { readonly template: 'transfer-accepted'; readonly serialNumber: string }
    | { readonly template: 'transfer-declined'; readonly serialNumber: string; readonly link: string }
    | { readonly template: 'transfer-received'; readonly serialNumber: string; readonly link: string }
    | { readonly template: 'upload-received'; readonly reference: string; readonly file: ReceivedFile }
  )

/** A change of the account that its owner gets a mail about. */
export type AccountChange = 'password' | 'second-factor' | 'passkey' | 'email' | 'deletion'

/** A link that confirms an e-mail address or chooses a password. */
interface CredentialLink {
  readonly link: string
  /** Hours for which the link is valid. */
  readonly hours: number
}

/** A mail about a ticket. Its texts stay in the portal. */
interface TicketMail<Template extends string> {
  readonly template: Template
  /** Formatted: `T-10482`. */
  readonly number: string
  readonly link: string
}

/** A mail about a decided request for access to an application. */
interface AccessMail<Template extends string> {
  readonly template: Template
  readonly application: GrantableApplication
  /** The dashboard. */
  readonly link: string
}

export interface NewsOfMail {
  readonly kind: 'story' | 'release' | 'ad-hoc'
  /** For checking visibility before each delivery attempt; examples have none. */
  readonly entryId?: string
  readonly title: string
  readonly text: string
  /** Language of title and text; may differ from that of the mail. */
  readonly language: string
  readonly link: string
}

interface ReceivedFile {
  /** Name in the folder of uploads. */
  readonly id: string
  readonly filename: string
  /** Bytes. */
  readonly size: number
  readonly contentType: string
}

export type MailTemplate = Mail['template']

/**
 * Enqueues a mail in a transaction; it is retried until the server accepts it. While it waits, no other mail with the
 * same key is enqueued.
 */
export type SendMail = (mail: Mail, options: { readonly key: string; readonly queries: Queries }) => Promise<void>
