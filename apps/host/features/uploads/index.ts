export { createUploadPorts } from './createUploadPorts.ts'
export { toUploadAnnouncement, toUploadProblemText, toUploadRow, toUploadTexts } from './toUploadRow.ts'
export { uploadMessages } from './upload.messages.ts'
