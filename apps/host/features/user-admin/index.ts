export { UserDetailPanel } from './UserDetailPanel.tsx'
export { userListMessages } from './userList.messages.ts'
export { UserListPanel } from './UserListPanel.tsx'
