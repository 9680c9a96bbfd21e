export {
  uploadsMachine,
  type ArrivedFile,
  type ChosenFile,
  type FileEvent,
  type SettledUpload,
  type UploadedFile,
  type UploadFailure,
} from './uploadsMachine.ts'
