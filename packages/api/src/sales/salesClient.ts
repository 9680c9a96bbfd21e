import type { FieldProblem, FormName, FormValues } from '@kudex/domain/forms'
import { createTransport, type CallOptions, type TransportOptions } from '../transport/index.ts'
import {
  ConfirmSubscriptionDocument,
  DownloadWhitepaperDocument,
  EndSubscriptionDocument,
  GiveStoryFeedbackDocument,
  MailPreviewDocument,
  MailTemplatesDocument,
  RequestSupportDocument,
  ShareDataDocument,
  SubscribeDocument,
} from './generated/graphql.ts'

/** A validated form. */
export type Submission = {
  readonly [Name in FormName]: {
    readonly form: Name
    readonly values: FormValues<Name>
    readonly place: SubmissionSource
  }
}[FormName]

export interface SubmissionSource {
  /** Idempotency key: 64 hexadecimal digits, the same for a repeated submission. */
  readonly key: string
  readonly siteId: string
  readonly locale: string
  readonly pageUrl: string
}

/** Result of a submission; exactly one of reference, problems and wait is set. */
export interface SubmissionReceipt {
  readonly reference: string | null
  readonly isRepeated: boolean
  readonly problems: readonly { readonly field: string; readonly problem: FieldProblem }[]
  readonly secondsToWait: number | null
}

export interface MailPreview {
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface SalesClient {
  /** Submits a form; `peer` is the client address for rate limits. */
  submit(submission: Submission, peer: string, options?: CallOptions): Promise<SubmissionReceipt>
  /** True if the token of the email is valid (STORY-09). */
  confirmSubscription(token: string, options?: CallOptions): Promise<boolean>
  endSubscription(token: string, options?: CallOptions): Promise<boolean>
  fetchMailTemplates(options?: CallOptions): Promise<readonly string[]>
  /** Preview of an email; null if the template does not exist (ROUTE-47). */
  fetchMailPreview(template: string, language: string, options?: CallOptions): Promise<MailPreview | null>
  /** The latest share data (INV-02). */
  fetchShareData(options?: CallOptions): Promise<{ readonly asOf: string; readonly registeredShares: number } | null>
}

/** Creates a client of the sales service (GQL-11); errors are those of the transport. */
export function createSalesClient(options: TransportOptions): SalesClient {
  const transport = createTransport(options)
  const send = async (submission: Submission, options: CallOptions) => {
    const { place } = submission
    switch (submission.form) {
      case 'support':
        return transport.request(RequestSupportDocument, { input: submission.values, place }, options)
      case 'feedback':
        return transport.request(GiveStoryFeedbackDocument, { input: submission.values, place }, options)
      case 'whitepaper':
        return transport.request(DownloadWhitepaperDocument, { input: submission.values, place }, options)
      case 'subscription':
        return transport.request(SubscribeDocument, { input: submission.values, place }, options)
    }
  }
  return {
    async submit(submission, peer, options = {}) {
      const headers = { ...options.headers, 'x-forwarded-for': peer }
      const { receipt } = await send(submission, { ...options, headers })
      return receipt
    },
    async confirmSubscription(token, options) {
      return (await transport.request(ConfirmSubscriptionDocument, { token }, options)).change.isKnown
    },
    async endSubscription(token, options) {
      return (await transport.request(EndSubscriptionDocument, { token }, options)).change.isKnown
    },
    async fetchMailTemplates(options) {
      return (await transport.request(MailTemplatesDocument, {}, options)).mailTemplates
    },
    async fetchMailPreview(template, language, options) {
      return (await transport.request(MailPreviewDocument, { template, language }, options)).mailPreview
    },
    async fetchShareData(options) {
      return (await transport.request(ShareDataDocument, {}, options)).shareData
    },
  }
}
