export { contactReplyHours, postedUploadLimits, uploadSizeLimit } from './limits.ts'
