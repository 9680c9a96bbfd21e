export { uploadsMachine, type FileEvent, type UploadedFile, type UploadFailure } from './uploadsMachine.ts'
