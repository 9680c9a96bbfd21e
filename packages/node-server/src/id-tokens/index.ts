export { verifyIdToken } from './verifyIdToken.ts'
