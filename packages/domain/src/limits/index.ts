export { contactReplyHours, uploadSizeLimit } from './limits.ts'
