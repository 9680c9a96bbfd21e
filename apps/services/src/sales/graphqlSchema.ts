import { desc } from 'drizzle-orm'
import { builder } from './builder.ts'
import { SubmissionInput, SubmissionReceipt } from './submissionReceipt.ts'
import './mailPreviews.ts'
import { storeSubscription } from './subscriptions.ts'
import { shareData } from './tables.ts'
import { storeSubmission } from './storeSubmission.ts'

// All fields are optional: missing ones are reported by the rules of the form, not by GraphQL (FORM-11).
const SupportRequestInput = builder.inputType('SupportRequestInput', {
  fields: (t) => ({
    email: t.string({ required: false }),
    firstName: t.string({ required: false }),
    lastName: t.string({ required: false }),
    company: t.string({ required: false }),
    country: t.string({ required: false }),
    product: t.string({ required: false }),
    serialNumber: t.string({ required: false }),
    message: t.string({ required: false }),
  }),
})

const InquiryInput = builder.inputType('InquiryInput', {
  fields: (t) => ({
    email: t.string({ required: false }),
    firstName: t.string({ required: false }),
    lastName: t.string({ required: false }),
    company: t.string({ required: false }),
    country: t.string({ required: false }),
    message: t.string({ required: false }),
  }),
})

const StoryFeedbackInput = builder.inputType('StoryFeedbackInput', {
  fields: (t) => ({
    firstName: t.string({ required: false }),
    lastName: t.string({ required: false }),
    company: t.string({ required: false }),
    country: t.string({ required: false }),
    message: t.string({ required: false }),
    story: t.string({ required: false, description: 'Slug of the story.' }),
  }),
})

const WhitepaperDownloadInput = builder.inputType('WhitepaperDownloadInput', {
  fields: (t) => ({
    firstName: t.string({ required: false }),
    lastName: t.string({ required: false }),
    email: t.string({ required: false }),
    company: t.string({ required: false }),
    consent: t.string({ required: false, description: '`yes` if the reader agreed.' }),
    paper: t.string({ required: false, description: 'Slug of the paper.' }),
  }),
})

const SubscriptionInput = builder.inputType('SubscriptionInput', {
  fields: (t) => ({
    email: t.string({ required: false }),
    topics: t.stringList({ required: false, description: '`stories`, `media-releases`' }),
    consent: t.string({ required: false, description: '`yes` if the reader agreed.' }),
  }),
})

const ShareData = builder.objectRef<typeof shareData.$inferSelect>('ShareData').implement({
  fields: (t) => ({ asOf: t.exposeString('asOf'), registeredShares: t.exposeInt('registeredShares') }),
})

builder.queryType({
  fields: (t) => ({
    shareData: t.field({
      description: 'The latest share data (INV-02).',
      type: ShareData,
      nullable: true,
      resolve: async (_root, _args, { queries }) => {
        const [newest] = await queries.select().from(shareData).orderBy(desc(shareData.asOf)).limit(1)
        return newest ?? null
      },
    }),
  }),
})

builder.mutationType({
  fields: (t) => ({
    requestSupport: t.field({
      description: 'Stores a support request (FORM-03…10) and mails the sender and our support.',
      type: SubmissionReceipt,
      args: { input: t.arg({ type: SupportRequestInput }), place: t.arg({ type: SubmissionInput }) },
      resolve: (_root, { input, place }, context) =>
        storeSubmission('support', { input, place }, context, async (values, stored) => {
          const { reference, locale, queries, mayReply } = stored
          await context.sendMail(
            {
              template: 'support-request',
              to: context.supportEmail,
              locale: 'en',
              replyTo: values.email,
              reference,
              values,
            },
            { key: `request ${place.key}`, queries },
          )
          if (!mayReply) return
          await context.sendMail(
            { template: 'support-received', to: values.email, locale, reference },
            { key: `received ${place.key}`, queries },
          )
        }),
    }),
    sendInquiry: t.field({
      description: 'Stores the question of a prospect (CONTACT-01) and mails the sender and our experts.',
      type: SubmissionReceipt,
      args: { input: t.arg({ type: InquiryInput }), place: t.arg({ type: SubmissionInput }) },
      resolve: (_root, { input, place }, context) =>
        storeSubmission('inquiry', { input, place }, context, async (values, stored) => {
          const { reference, locale, queries, mayReply } = stored
          await context.sendMail(
            { template: 'inquiry', to: context.supportEmail, locale: 'en', replyTo: values.email, reference, values },
            { key: `inquiry ${place.key}`, queries },
          )
          if (!mayReply) return
          await context.sendMail(
            { template: 'inquiry-received', to: values.email, locale, reference },
            { key: `received ${place.key}`, queries },
          )
        }),
    }),
    giveStoryFeedback: t.field({
      description: 'Stores feedback on a story (STORY-10) and mails the editors.',
      type: SubmissionReceipt,
      args: { input: t.arg({ type: StoryFeedbackInput }), place: t.arg({ type: SubmissionInput }) },
      resolve: (_root, { input, place }, context) =>
        storeSubmission('feedback', { input, place }, context, (values, { reference, queries }) =>
          context.sendMail(
            { template: 'story-feedback', to: context.supportEmail, locale: 'en', reference, values },
            { key: `feedback ${place.key}`, queries },
          ),
        ),
    }),
    downloadWhitepaper: t.field({
      description: 'Stores a whitepaper download with consent (FORM-17, FORM-18) and mails the link.',
      type: SubmissionReceipt,
      args: { input: t.arg({ type: WhitepaperDownloadInput }), place: t.arg({ type: SubmissionInput }) },
      resolve: (_root, { input, place }, context) =>
        storeSubmission('whitepaper', { input, place }, context, async (values, stored) => {
          const { reference, locale, queries, mayReply, pageUrl } = stored
          if (!mayReply) return
          await context.sendMail(
            { template: 'whitepaper', to: values.email, locale, reference, link: `${pageUrl}?sent=${reference}` },
            { key: `whitepaper ${place.key}`, queries },
          )
        }),
    }),
    subscribe: t.field({
      description: 'Requests a subscription to news (STORY-09); it begins when the owner of the address confirms it.',
      type: SubmissionReceipt,
      args: { input: t.arg({ type: SubscriptionInput }), place: t.arg({ type: SubmissionInput }) },
      resolve: (_root, { input, place }, context) =>
        storeSubmission('subscription', { input, place }, context, async (values, stored) => {
          const { reference, locale, queries, mayReply, pageUrl } = stored
          if (!mayReply) return
          const token = await storeSubscription(values, stored, queries)
          await context.sendMail(
            {
              template: 'subscription-confirm',
              to: values.email,
              locale,
              reference,
              link: `${pageUrl}?confirm=${token}`,
            },
            { key: `confirm ${place.key}`, queries },
          )
        }),
    }),
  }),
})

/** The sales schema: exactly `packages/api/schema/sales.graphql` (GQL-11). */
export const salesSchema = builder.toSchema()
