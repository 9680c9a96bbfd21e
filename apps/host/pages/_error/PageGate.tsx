import { postPassword } from '@kudex/api/page-access'
import { PasswordGate } from '@kudex/ui'
import { useState, type FormEvent } from 'react'
import { useAppContext } from '../../features/shared/index.ts'
import type { GateProblem } from '../../request/gateProblem.ts'
import { errorMessages } from './error.messages.ts'
import { gateMessages } from './gate.messages.ts'

export interface PageGateProps {
  readonly pageId: string
  /** Path and query of the page that is shut. */
  readonly path: string
  /** What was wrong with the password that was posted without script. */
  readonly problem: GateProblem | null
}

/** Asks for the password of a page. Without script the form leads back here; with it, the page opens in place (PAGE-18…20). */
export function PageGate({ pageId, path, problem }: PageGateProps) {
  const { intl, link } = useAppContext()
  const text = intl.formatMessage
  const [told, setTold] = useState(problem)
  const [isPending, setIsPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isPending) return
    const typed = new FormData(event.currentTarget).get('password')
    const password = typeof typed === 'string' ? typed : ''
    // Set back first, so that the same problem is told again.
    setTold(null)
    if (password === '') return setTold('empty')
    setIsPending(true)
    const outcome = await postPassword({ page: pageId, path, password })
    if (outcome === 'open') return window.location.replace(path)
    setIsPending(false)
    setTold(outcome)
  }

  const isAtField = told === 'empty' || told === 'wrong'
  return (
    <PasswordGate
      overline={text(gateMessages.overline)}
      title={text(gateMessages.title)}
      text={text(gateMessages.text)}
      action="/api/page-access"
      hiddenFields={{ page: pageId, path }}
      password={{
        name: 'password',
        label: text(gateMessages.password),
        showLabel: text(gateMessages.showPassword),
        hideLabel: text(gateMessages.hidePassword),
        error: isAtField ? text(gateMessages[told]) : undefined,
      }}
      problem={told && !isAtField ? text(gateMessages[told]) : undefined}
      submitText={text(gateMessages.submit)}
      isPending={isPending}
      onSubmit={(event) => void submit(event)}
      homeLink={{ href: link('/'), text: text(errorMessages.home) }}
    />
  )
}
