export {
  uploadsMachine,
  type FileEvent,
  type SettledUpload,
  type UploadedFile,
  type UploadFailure,
} from './uploadsMachine.ts'
