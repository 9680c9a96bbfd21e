import { postPassword } from '@kudex/api/page-access'
import { PasswordGate } from '@kudex/ui'
import { useState, type FormEvent } from 'react'
import { useAppContext } from '../../features/shared/index.ts'
import type { UnlockError } from '../../request/unlockError.ts'
import { errorMessages } from './error.messages.ts'
import { passwordPromptMessages } from './passwordPrompt.messages.ts'

export interface PasswordPromptProps {
  readonly pageId: string
  /** Path and query of the protected page. */
  readonly path: string
  /** Error of a password that was posted without script. */
  readonly problem: UnlockError | null
}

/** Asks for the password of a page. Without script the form redirects back here; with it, the page reloads (PAGE-18…20). */
export function PasswordPrompt({ pageId, path, problem }: PasswordPromptProps) {
  const { intl, link } = useAppContext()
  const text = intl.formatMessage
  const [error, setError] = useState(problem)
  const [isPending, setIsPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isPending) return
    const typed = new FormData(event.currentTarget).get('password')
    const password = typeof typed === 'string' ? typed : ''
    // Cleared first, so that screen readers announce the same error again.
    setError(null)
    if (password === '') return setError('empty')
    setIsPending(true)
    const outcome = await postPassword({ page: pageId, path, password })
    if (outcome === 'open') return window.location.replace(path)
    setIsPending(false)
    setError(outcome)
  }

  const isAtField = error === 'empty' || error === 'wrong'
  return (
    <PasswordGate
      overline={text(passwordPromptMessages.overline)}
      title={text(passwordPromptMessages.title)}
      text={text(passwordPromptMessages.text)}
      action="/api/page-access"
      hiddenFields={{ page: pageId, path }}
      password={{
        name: 'password',
        label: text(passwordPromptMessages.password),
        showLabel: text(passwordPromptMessages.showPassword),
        hideLabel: text(passwordPromptMessages.hidePassword),
        error: isAtField ? text(passwordPromptMessages[error]) : undefined,
      }}
      problem={error && !isAtField ? text(passwordPromptMessages[error]) : undefined}
      submitText={text(passwordPromptMessages.submit)}
      isPending={isPending}
      onSubmit={(event) => void submit(event)}
      homeLink={{ href: link('/'), text: text(errorMessages.home) }}
    />
  )
}
