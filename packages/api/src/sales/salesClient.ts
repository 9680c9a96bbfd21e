import type { FormName, FormValues } from '@kudex/domain/forms'
import { createTransport, type CallOptions, type TransportOptions } from '../transport/index.ts'
import {
  ConfirmSubscriptionDocument,
  DownloadWhitepaperDocument,
  EndSubscriptionDocument,
  GiveStoryFeedbackDocument,
  MailPreviewDocument,
  MailTemplatesDocument,
  RequestSupportDocument,
  SendInquiryDocument,
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

export type SalesClient = ReturnType<typeof createSalesClient>

/** Creates a client of the sales service (GQL-11); errors are those of the transport. */
export function createSalesClient(options: TransportOptions) {
  const transport = createTransport(options)
  const send = async (submission: Submission, options: CallOptions) => {
    const { place } = submission
    switch (submission.form) {
      case 'support':
        return transport.request(RequestSupportDocument, { input: submission.values, place }, options)
      case 'inquiry':
        return transport.request(SendInquiryDocument, { input: submission.values, place }, options)
      case 'feedback':
        return transport.request(GiveStoryFeedbackDocument, { input: submission.values, place }, options)
      case 'whitepaper':
        return transport.request(DownloadWhitepaperDocument, { input: submission.values, place }, options)
      case 'subscription':
        return transport.request(SubscribeDocument, { input: submission.values, place }, options)
    }
  }
  return {
    /** Submits a form; `peer` is the client address for rate limits. */
    async submit(submission: Submission, peer: string, options: CallOptions = {}) {
      const headers = { ...options.headers, 'x-forwarded-for': peer }
      const { receipt } = await send(submission, { ...options, headers })
      return receipt
    },
    /** True if the token of the email is valid (STORY-09). */
    async confirmSubscription(token: string, options?: CallOptions) {
      return (await transport.request(ConfirmSubscriptionDocument, { token }, options)).change.isKnown
    },
    async endSubscription(token: string, options?: CallOptions) {
      return (await transport.request(EndSubscriptionDocument, { token }, options)).change.isKnown
    },
    async fetchMailTemplates(options?: CallOptions) {
      return (await transport.request(MailTemplatesDocument, {}, options)).mailTemplates
    },
    /** Preview of an email; null if the template does not exist (ROUTE-47). */
    async fetchMailPreview(template: string, language: string, options?: CallOptions) {
      return (await transport.request(MailPreviewDocument, { template, language }, options)).mailPreview
    },
    /** The latest share data (INV-02). */
    async fetchShareData(options?: CallOptions) {
      return (await transport.request(ShareDataDocument, {}, options)).shareData
    },
  }
}
