import type { SignOutForm } from './editor.types.ts'

/**
 * The form that signs an editor out (EDITOR-03). Editors with an account continue to `accountPath`, the sign-out of the
 * portal.
 */
export function toSignOutForm(link: (path: string) => string): SignOutForm {
  return {
    action: '/api/editor-area-autentication',
    fields: { signOut: 'true', path: link('/editor'), accountPath: link('/mykomax/logout') },
  }
}
