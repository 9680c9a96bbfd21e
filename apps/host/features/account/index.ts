export { accountMessages } from './account.messages.ts'
export { AccountPanel, type AccountPanelProps } from './AccountPanel.tsx'
