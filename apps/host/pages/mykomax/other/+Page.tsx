export { SignInPrompt as Page } from '../../../features/auth/index.ts'
