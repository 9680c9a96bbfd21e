export {
  contactReplyHours,
  pictureMegabytesLimit,
  pictureSizeLimit,
  postedUploadLimits,
  uploadMegabytesLimit,
  uploadSizeLimit,
} from './limits.ts'
export { toAddressKey } from './toAddressKey.ts'
