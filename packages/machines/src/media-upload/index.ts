export { mediaUploadMachine, type StoreInput, type StoreResult } from './mediaUploadMachine.ts'
