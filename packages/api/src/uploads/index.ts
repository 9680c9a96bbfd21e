export {
  cancelUpload,
  sendUpload,
  type SentUpload,
  UploadError,
  type UploadFault,
  type UploadOptions,
} from './sendUpload.ts'
