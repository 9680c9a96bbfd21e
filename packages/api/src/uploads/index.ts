export {
  cancelUpload,
  sendUpload,
  type SentUpload,
  UploadError,
  type UploadFault,
  type UploadOptions,
  waitLonger,
} from './sendUpload.ts'
