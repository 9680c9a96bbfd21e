export { accountMessages } from './account.messages.ts'
export { AccountPanel } from './AccountPanel.tsx'
