import { PasswordGate, TextField } from '@kudex/ui'
import { authoringMessages } from '../../features/authoring/index.ts'
import { useAppContext } from '../../features/shared/index.ts'
import type { EditorSignInProps } from './editor.types.ts'
import { passwordPromptMessages as gate } from '../_error/passwordPrompt.messages.ts'
import { errorMessages } from '../_error/error.messages.ts'
import { editorMessages } from './editor.messages.ts'
import { signInMessages as messages } from './signIn.messages.ts'

/** The sign-in with the password of the editor area; a refused password is reported at the field (EDITOR-01, EDITOR-02). */
export function EditorSignIn({ path, problem, name }: EditorSignInProps) {
  const { intl, link } = useAppContext()
  const text = intl.formatMessage
  const isAtField = problem === 'empty' || problem === 'wrong'
  return (
    <PasswordGate
      overline={text(editorMessages.area)}
      title={text(authoringMessages.signIn)}
      text={text(messages.text)}
      action="/api/editor-area-autentication"
      hiddenFields={{ path }}
      password={{
        name: 'input',
        label: text(gate.password),
        showLabel: text(gate.showPassword),
        hideLabel: text(gate.hidePassword),
        error: isAtField ? text(gate[problem]) : undefined,
      }}
      problem={problem && !isAtField ? text(gate[problem]) : undefined}
      submitText={text(messages.submit)}
      homeLink={{ href: link('/'), text: text(errorMessages.home) }}
    >
      <TextField
        name="name"
        label={text(messages.name)}
        hint={text(messages.nameHint)}
        autoComplete="name"
        defaultValue={name}
        maxLength={100}
      />
    </PasswordGate>
  )
}
