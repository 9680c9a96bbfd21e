import { desc } from 'drizzle-orm'
import { builder } from './builder.ts'
import { SubmissionInput, SubmissionReceipt } from './receipts.ts'
import './mailPreviews.ts'
import { noteSubscription } from './subscriptions.ts'
import { shareData } from './tables.ts'
import { takeSubmission } from './takeSubmission.ts'

// Absent fields are no errors of the document: the form's own rules say what is wrong with them (FORM-11).
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
    consent: t.string({ required: false, description: '`yes` where the reader agreed.' }),
    paper: t.string({ required: false, description: 'Slug of the paper.' }),
  }),
})

const SubscriptionInput = builder.inputType('SubscriptionInput', {
  fields: (t) => ({
    email: t.string({ required: false }),
    topics: t.stringList({ required: false, description: '`stories`, `media-releases`' }),
    consent: t.string({ required: false, description: '`yes` where the reader agreed.' }),
  }),
})

const ShareData = builder.objectRef<typeof shareData.$inferSelect>('ShareData').implement({
  fields: (t) => ({ asOf: t.exposeString('asOf'), registeredShares: t.exposeInt('registeredShares') }),
})

builder.queryType({
  fields: (t) => ({
    shareData: t.field({
      description: 'The newest facts about the share (INV-02).',
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
      description: 'A support request (FORM-03…10); the sender and our support get a mail.',
      type: SubmissionReceipt,
      args: { input: t.arg({ type: SupportRequestInput }), place: t.arg({ type: SubmissionInput }) },
      resolve: (_root, { input, place }, context) =>
        takeSubmission('support', { input, place }, context, async (values, stored) => {
          const { reference, locale, queries, mayWriteBack } = stored
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
          if (!mayWriteBack) return
          await context.sendMail(
            { template: 'support-received', to: values.email, locale, reference },
            { key: `received ${place.key}`, queries },
          )
        }),
    }),
    giveStoryFeedback: t.field({
      description: 'What a reader tells the editors about a story (STORY-10).',
      type: SubmissionReceipt,
      args: { input: t.arg({ type: StoryFeedbackInput }), place: t.arg({ type: SubmissionInput }) },
      resolve: (_root, { input, place }, context) =>
        takeSubmission('feedback', { input, place }, context, (values, { reference, queries }) =>
          context.sendMail(
            { template: 'story-feedback', to: context.supportEmail, locale: 'en', reference, values },
            { key: `feedback ${place.key}`, queries },
          ),
        ),
    }),
    downloadWhitepaper: t.field({
      description: 'Who downloads a paper, with consent (FORM-17, FORM-18); the link comes by mail too.',
      type: SubmissionReceipt,
      args: { input: t.arg({ type: WhitepaperDownloadInput }), place: t.arg({ type: SubmissionInput }) },
      resolve: (_root, { input, place }, context) =>
        takeSubmission('whitepaper', { input, place }, context, async (values, stored) => {
          const { reference, locale, queries, mayWriteBack, pageUrl } = stored
          if (!mayWriteBack) return
          await context.sendMail(
            { template: 'whitepaper', to: values.email, locale, reference, link: `${pageUrl}?sent=${reference}` },
            { key: `whitepaper ${place.key}`, queries },
          )
        }),
    }),
    subscribe: t.field({
      description: 'A wish to hear of news (STORY-09); it begins when the owner of the address confirms it.',
      type: SubmissionReceipt,
      args: { input: t.arg({ type: SubscriptionInput }), place: t.arg({ type: SubmissionInput }) },
      resolve: (_root, { input, place }, context) =>
        takeSubmission('subscription', { input, place }, context, async (values, stored) => {
          const { reference, locale, queries, mayWriteBack, pageUrl } = stored
          if (!mayWriteBack) return
          const token = await noteSubscription(values, stored, queries)
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
