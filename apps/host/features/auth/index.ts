export { CallbackPanel } from './CallbackPanel.tsx'
export { DashboardPanel } from './DashboardPanel.tsx'
export { LogoutPanel } from './LogoutPanel.tsx'
export { PortalPage, SignInPrompt } from './SignInPrompt.tsx'
