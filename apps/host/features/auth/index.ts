export { CallbackPanel } from './CallbackPanel.tsx'
export { DashboardPanel, type DashboardPanelProps } from './DashboardPanel.tsx'
export { LogoutPanel } from './LogoutPanel.tsx'
export { SignInPrompt } from './SignInPrompt.tsx'
