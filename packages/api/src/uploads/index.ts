export { cancelUpload, sendUpload, UploadError, waitLonger } from './sendUpload.ts'
