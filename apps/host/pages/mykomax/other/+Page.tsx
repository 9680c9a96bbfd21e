import { SignInPrompt } from '../../../features/auth/index.ts'

export function Page() {
  return <SignInPrompt />
}
