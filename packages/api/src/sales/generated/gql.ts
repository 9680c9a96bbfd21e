import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation RequestSupport($input: SupportRequestInput!, $place: SubmissionInput!) {\n  receipt: requestSupport(input: $input, place: $place) {\n    reference\n    isRepeated\n    problems {\n      field\n      problem\n    }\n    secondsToWait\n  }\n}\n\nmutation GiveStoryFeedback($input: StoryFeedbackInput!, $place: SubmissionInput!) {\n  receipt: giveStoryFeedback(input: $input, place: $place) {\n    reference\n    isRepeated\n    problems {\n      field\n      problem\n    }\n    secondsToWait\n  }\n}\n\nmutation DownloadWhitepaper($input: WhitepaperDownloadInput!, $place: SubmissionInput!) {\n  receipt: downloadWhitepaper(input: $input, place: $place) {\n    reference\n    isRepeated\n    problems {\n      field\n      problem\n    }\n    secondsToWait\n  }\n}\n\nmutation Subscribe($input: SubscriptionInput!, $place: SubmissionInput!) {\n  receipt: subscribe(input: $input, place: $place) {\n    reference\n    isRepeated\n    problems {\n      field\n      problem\n    }\n    secondsToWait\n  }\n}\n\nmutation ConfirmSubscription($token: String!) {\n  change: confirmSubscription(token: $token) {\n    isKnown\n  }\n}\n\nmutation EndSubscription($token: String!) {\n  change: endSubscription(token: $token) {\n    isKnown\n  }\n}\n\nquery MailTemplates {\n  mailTemplates\n}\n\nquery MailPreview($template: String!, $language: String!) {\n  mailPreview(template: $template, language: $language) {\n    subject\n    html\n    text\n  }\n}\n\nquery ShareData {\n  shareData {\n    asOf\n    registeredShares\n  }\n}": typeof types.RequestSupportDocument,
};
const documents: Documents = {
    "mutation RequestSupport($input: SupportRequestInput!, $place: SubmissionInput!) {\n  receipt: requestSupport(input: $input, place: $place) {\n    reference\n    isRepeated\n    problems {\n      field\n      problem\n    }\n    secondsToWait\n  }\n}\n\nmutation GiveStoryFeedback($input: StoryFeedbackInput!, $place: SubmissionInput!) {\n  receipt: giveStoryFeedback(input: $input, place: $place) {\n    reference\n    isRepeated\n    problems {\n      field\n      problem\n    }\n    secondsToWait\n  }\n}\n\nmutation DownloadWhitepaper($input: WhitepaperDownloadInput!, $place: SubmissionInput!) {\n  receipt: downloadWhitepaper(input: $input, place: $place) {\n    reference\n    isRepeated\n    problems {\n      field\n      problem\n    }\n    secondsToWait\n  }\n}\n\nmutation Subscribe($input: SubscriptionInput!, $place: SubmissionInput!) {\n  receipt: subscribe(input: $input, place: $place) {\n    reference\n    isRepeated\n    problems {\n      field\n      problem\n    }\n    secondsToWait\n  }\n}\n\nmutation ConfirmSubscription($token: String!) {\n  change: confirmSubscription(token: $token) {\n    isKnown\n  }\n}\n\nmutation EndSubscription($token: String!) {\n  change: endSubscription(token: $token) {\n    isKnown\n  }\n}\n\nquery MailTemplates {\n  mailTemplates\n}\n\nquery MailPreview($template: String!, $language: String!) {\n  mailPreview(template: $template, language: $language) {\n    subject\n    html\n    text\n  }\n}\n\nquery ShareData {\n  shareData {\n    asOf\n    registeredShares\n  }\n}": types.RequestSupportDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestSupport($input: SupportRequestInput!, $place: SubmissionInput!) {\n  receipt: requestSupport(input: $input, place: $place) {\n    reference\n    isRepeated\n    problems {\n      field\n      problem\n    }\n    secondsToWait\n  }\n}\n\nmutation GiveStoryFeedback($input: StoryFeedbackInput!, $place: SubmissionInput!) {\n  receipt: giveStoryFeedback(input: $input, place: $place) {\n    reference\n    isRepeated\n    problems {\n      field\n      problem\n    }\n    secondsToWait\n  }\n}\n\nmutation DownloadWhitepaper($input: WhitepaperDownloadInput!, $place: SubmissionInput!) {\n  receipt: downloadWhitepaper(input: $input, place: $place) {\n    reference\n    isRepeated\n    problems {\n      field\n      problem\n    }\n    secondsToWait\n  }\n}\n\nmutation Subscribe($input: SubscriptionInput!, $place: SubmissionInput!) {\n  receipt: subscribe(input: $input, place: $place) {\n    reference\n    isRepeated\n    problems {\n      field\n      problem\n    }\n    secondsToWait\n  }\n}\n\nmutation ConfirmSubscription($token: String!) {\n  change: confirmSubscription(token: $token) {\n    isKnown\n  }\n}\n\nmutation EndSubscription($token: String!) {\n  change: endSubscription(token: $token) {\n    isKnown\n  }\n}\n\nquery MailTemplates {\n  mailTemplates\n}\n\nquery MailPreview($template: String!, $language: String!) {\n  mailPreview(template: $template, language: $language) {\n    subject\n    html\n    text\n  }\n}\n\nquery ShareData {\n  shareData {\n    asOf\n    registeredShares\n  }\n}"): typeof import('./graphql.ts').RequestSupportDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
