export { toPolicyText } from './toPolicyText.ts'
