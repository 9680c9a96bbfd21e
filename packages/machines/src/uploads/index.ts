export {
  uploadsMachine,
  type ChosenFile,
  type FileEvent,
  type UploadedFile,
  type UploadFailure,
  type UploadsEvent,
} from './uploadsMachine.ts'
