export { recognizeMedia, signatureLength, type MediaType } from './recognizeMedia.ts'
export { resolveUploadProblem, type UploadProblem } from './resolveUploadProblem.ts'
export { toPlainFilename } from './toPlainFilename.ts'
