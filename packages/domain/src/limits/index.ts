export { contactReplyHours, postedUploadLimits, uploadMegabytesLimit, uploadSizeLimit } from './limits.ts'
export { toAddressKey } from './toAddressKey.ts'
