export { mailTemplates, resolveMailPath } from './mails.ts'
