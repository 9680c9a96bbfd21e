export { recognizeFile, type FileType } from './recognizeFile.ts'
export { recognizeMedia, signatureLength } from './recognizeMedia.ts'
export { resolveUploadProblem, type UploadProblem } from './resolveUploadProblem.ts'
export { toPlainFilename } from './toPlainFilename.ts'
