export { recognizeMedia, signatureLength, type MediaType } from './recognizeMedia.ts'
export { resolveUploadProblem, type UploadProblem } from './resolveUploadProblem.ts'
