export { LogoutPanel as Page } from '../../../features/auth/index.ts'
