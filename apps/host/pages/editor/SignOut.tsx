import { Button } from '@kudex/ui'
import { useAppContext } from '../../features/shared/index.ts'
import type { SignOutForm } from './editor.types.ts'
import { editorMessages as messages } from './editor.messages.ts'

/** The button that ends the session of an editor (EDITOR-03). */
export function SignOut({ form }: { readonly form: SignOutForm }) {
  const { intl } = useAppContext()
  return (
    <form method="post" action={form.action}>
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="outline">
        {intl.formatMessage(messages.signOut)}
      </Button>
    </form>
  )
}
