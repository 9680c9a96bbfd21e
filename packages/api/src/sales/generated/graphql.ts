/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type InquiryInput = {
  readonly company?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly message?: string | null | undefined;
};

export type StoryFeedbackInput = {
  readonly company?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly message?: string | null | undefined;
  /** Slug of the story. */
  readonly story?: string | null | undefined;
};

export type SubmissionInput = {
  /** 64 hexadecimal digits, the same when a submission is sent again. */
  readonly key: string;
  /** `de-CH`, or `de` for an international page. */
  readonly locale: string;
  /** URL of the page with the form; links in mails lead to it. */
  readonly pageUrl: string;
  readonly siteId: string;
};

export type SubmissionProblem =
  | 'blank'
  | 'invalid'
  | 'required'
  | 'unchecked';

export type SubscriptionInput = {
  /** `yes` if the reader agreed. */
  readonly consent?: string | null | undefined;
  readonly email?: string | null | undefined;
  /** `stories`, `media-releases` */
  readonly topics?: ReadonlyArray<string> | null | undefined;
};

export type SupportRequestInput = {
  readonly company?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly message?: string | null | undefined;
  readonly product?: string | null | undefined;
  readonly serialNumber?: string | null | undefined;
};

export type WhitepaperDownloadInput = {
  readonly company?: string | null | undefined;
  /** `yes` if the reader agreed. */
  readonly consent?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  /** Slug of the paper. */
  readonly paper?: string | null | undefined;
};

export type RequestSupportMutationVariables = Exact<{
  input: SupportRequestInput;
  place: SubmissionInput;
}>;


export type RequestSupportMutation = { readonly receipt: { readonly reference: string | null, readonly isRepeated: boolean, readonly secondsToWait: number | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly problem: SubmissionProblem }> } };

export type SendInquiryMutationVariables = Exact<{
  input: InquiryInput;
  place: SubmissionInput;
}>;


export type SendInquiryMutation = { readonly receipt: { readonly reference: string | null, readonly isRepeated: boolean, readonly secondsToWait: number | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly problem: SubmissionProblem }> } };

export type GiveStoryFeedbackMutationVariables = Exact<{
  input: StoryFeedbackInput;
  place: SubmissionInput;
}>;


export type GiveStoryFeedbackMutation = { readonly receipt: { readonly reference: string | null, readonly isRepeated: boolean, readonly secondsToWait: number | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly problem: SubmissionProblem }> } };

export type DownloadWhitepaperMutationVariables = Exact<{
  input: WhitepaperDownloadInput;
  place: SubmissionInput;
}>;


export type DownloadWhitepaperMutation = { readonly receipt: { readonly reference: string | null, readonly isRepeated: boolean, readonly secondsToWait: number | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly problem: SubmissionProblem }> } };

export type SubscribeMutationVariables = Exact<{
  input: SubscriptionInput;
  place: SubmissionInput;
}>;


export type SubscribeMutation = { readonly receipt: { readonly reference: string | null, readonly isRepeated: boolean, readonly secondsToWait: number | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly problem: SubmissionProblem }> } };

export type ConfirmSubscriptionMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmSubscriptionMutation = { readonly change: { readonly isKnown: boolean } };

export type EndSubscriptionMutationVariables = Exact<{
  token: string;
}>;


export type EndSubscriptionMutation = { readonly change: { readonly isKnown: boolean } };

export type MailTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailTemplatesQuery = { readonly mailTemplates: ReadonlyArray<string> };

export type MailPreviewQueryVariables = Exact<{
  template: string;
  language: string;
}>;


export type MailPreviewQuery = { readonly mailPreview: { readonly subject: string, readonly html: string, readonly text: string } | null };

export type ShareDataQueryVariables = Exact<{ [key: string]: never; }>;


export type ShareDataQuery = { readonly shareData: { readonly asOf: string, readonly registeredShares: number } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const RequestSupportDocument = new TypedDocumentString(`
    mutation RequestSupport($input: SupportRequestInput!, $place: SubmissionInput!) {
  receipt: requestSupport(input: $input, place: $place) {
    reference
    isRepeated
    problems {
      field
      problem
    }
    secondsToWait
  }
}
    `, {"hash":"sha256:9f35fa3857a79c9187ae29aebdd871fe774ae31a591767bcd76f9813f69b20ae"}) as unknown as TypedDocumentString<RequestSupportMutation, RequestSupportMutationVariables>;
export const SendInquiryDocument = new TypedDocumentString(`
    mutation SendInquiry($input: InquiryInput!, $place: SubmissionInput!) {
  receipt: sendInquiry(input: $input, place: $place) {
    reference
    isRepeated
    problems {
      field
      problem
    }
    secondsToWait
  }
}
    `, {"hash":"sha256:b12ac0dbc9e5f34314a064bf3429205e3c99fa29954aec1ac8f056034a8d813c"}) as unknown as TypedDocumentString<SendInquiryMutation, SendInquiryMutationVariables>;
export const GiveStoryFeedbackDocument = new TypedDocumentString(`
    mutation GiveStoryFeedback($input: StoryFeedbackInput!, $place: SubmissionInput!) {
  receipt: giveStoryFeedback(input: $input, place: $place) {
    reference
    isRepeated
    problems {
      field
      problem
    }
    secondsToWait
  }
}
    `, {"hash":"sha256:0a04bcd66628484acdda5beae917bcbc030ed1a15bf175dbf6599bcddc384f31"}) as unknown as TypedDocumentString<GiveStoryFeedbackMutation, GiveStoryFeedbackMutationVariables>;
export const DownloadWhitepaperDocument = new TypedDocumentString(`
    mutation DownloadWhitepaper($input: WhitepaperDownloadInput!, $place: SubmissionInput!) {
  receipt: downloadWhitepaper(input: $input, place: $place) {
    reference
    isRepeated
    problems {
      field
      problem
    }
    secondsToWait
  }
}
    `, {"hash":"sha256:42631552ee2db3dde5f7dedde40196988f298c28972ab75c919fa881e3b030bf"}) as unknown as TypedDocumentString<DownloadWhitepaperMutation, DownloadWhitepaperMutationVariables>;
export const SubscribeDocument = new TypedDocumentString(`
    mutation Subscribe($input: SubscriptionInput!, $place: SubmissionInput!) {
  receipt: subscribe(input: $input, place: $place) {
    reference
    isRepeated
    problems {
      field
      problem
    }
    secondsToWait
  }
}
    `, {"hash":"sha256:4ec9daf0113362d2020287d27fb0a6fc6b9d68dc0408761a5d8a5af8b815a42b"}) as unknown as TypedDocumentString<SubscribeMutation, SubscribeMutationVariables>;
export const ConfirmSubscriptionDocument = new TypedDocumentString(`
    mutation ConfirmSubscription($token: String!) {
  change: confirmSubscription(token: $token) {
    isKnown
  }
}
    `, {"hash":"sha256:3585c551e04f35648d936b878ae089129878a407d63c1aece5ce4c6ef0731e4a"}) as unknown as TypedDocumentString<ConfirmSubscriptionMutation, ConfirmSubscriptionMutationVariables>;
export const EndSubscriptionDocument = new TypedDocumentString(`
    mutation EndSubscription($token: String!) {
  change: endSubscription(token: $token) {
    isKnown
  }
}
    `, {"hash":"sha256:65fd2e1660b3b1e94ad4bfb98201d6d744cb3ed1ee6be8fcd158cf2e3bbe2984"}) as unknown as TypedDocumentString<EndSubscriptionMutation, EndSubscriptionMutationVariables>;
export const MailTemplatesDocument = new TypedDocumentString(`
    query MailTemplates {
  mailTemplates
}
    `, {"hash":"sha256:b78608c0b5fca62d9540c0c3522290a589b7465bcdc91a9b9edb3503f8aa985f"}) as unknown as TypedDocumentString<MailTemplatesQuery, MailTemplatesQueryVariables>;
export const MailPreviewDocument = new TypedDocumentString(`
    query MailPreview($template: String!, $language: String!) {
  mailPreview(template: $template, language: $language) {
    subject
    html
    text
  }
}
    `, {"hash":"sha256:f8153ced25c5640e3c4c8492863b6fce74d177d69a2a68330213037cb793e92b"}) as unknown as TypedDocumentString<MailPreviewQuery, MailPreviewQueryVariables>;
export const ShareDataDocument = new TypedDocumentString(`
    query ShareData {
  shareData {
    asOf
    registeredShares
  }
}
    `, {"hash":"sha256:017227a631b7d416169c1d3bb937060e4c0aeda26289561ccc20a541c7630410"}) as unknown as TypedDocumentString<ShareDataQuery, ShareDataQueryVariables>;