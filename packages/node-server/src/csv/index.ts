export { formatCsv } from './formatCsv.ts'
