export { contactReplyHours, postedUploadLimits, uploadSizeLimit } from './limits.ts'
export { toAddressKey } from './toAddressKey.ts'
