export { contactKindMessages, contactListMessages } from './contact.messages.ts'
