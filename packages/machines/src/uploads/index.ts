export {
  uploadsMachine,
  type ArrivedFile,
  type FileEvent,
  type SettledUpload,
  type UploadedFile,
  type UploadFailure,
} from './uploadsMachine.ts'
