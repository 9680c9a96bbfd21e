export { CallbackPanel } from './CallbackPanel.tsx'
export { dashboardMessages, tileMessages } from './dashboard/dashboard.messages.ts'
export {
  accessRequestsQuery,
  dueMachinesQuery,
  openStatuses,
  type DashboardCountName,
} from './dashboard/dashboardCounts.ts'
export { DashboardPanel, type DashboardPanelProps, type DashboardSummary } from './dashboard/DashboardPanel.tsx'
export { LogoutPanel } from './LogoutPanel.tsx'
export { useAuth } from './authContext.tsx'
export { toReturnPath } from './portalPath.ts'
export { ProtectedPage } from './ProtectedPage.tsx'
export { PortalPage, SignInPrompt } from './SignInPrompt.tsx'
export { forgetDrafts } from './stores/draftStore.ts'
export { createTokenStore, renewalLock } from './stores/tokenStore.ts'
