export { CallbackPanel as Page } from '../../features/auth/index.ts'
