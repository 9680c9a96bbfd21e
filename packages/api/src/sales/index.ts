export {
  createSalesClient,
  type MailPreview,
  type SalesClient,
  type Submission,
  type SubmissionReceipt,
} from './salesClient.ts'
