import { postForm } from '@kudex/api/forms'
import { checkForm } from '@kudex/domain/forms'
import { useRef, useState } from 'react'
import type { FormState } from '../../request/formState.ts'
import { createKey } from './createKey.ts'
import type { SentFormProps } from './forms.types.ts'

export interface FormSending {
  readonly state: FormState | null
  readonly sent: { readonly reference: string; readonly isKept: boolean } | null
  readonly isSending: boolean
  readonly submit: (data: FormData) => void
}

/** Checks and sends a form where script runs; the server says the same without it (FORM-11). */
export function useFormSending({ name, action, state: first }: SentFormProps): FormSending {
  const [state, setState] = useState(first)
  const [sent, setSent] = useState<FormSending['sent']>(null)
  const [isSending, setSending] = useState(false)
  const key = useRef<string | null>(null)

  async function send(data: FormData): Promise<void> {
    const values = toValues(data)
    const checked = checkForm(name, values)
    // Set back and shown first, so that the same problems take the focus again.
    setState(null)
    await Promise.resolve()
    if (!checked.isValid) return setState({ values, problems: checked.problems, failure: null })
    setSending(true)
    key.current ??= createKey()
    const body = new URLSearchParams({ key: key.current })
    for (const [field, value] of data) if (typeof value === 'string') body.append(field, value)
    const outcome = await postForm(action, body)
    setSending(false)
    if (outcome.kind === 'sent') {
      key.current = null
      return setSent(outcome)
    }
    const problems = outcome.kind === 'problems' ? outcome.problems : {}
    setState({ values, problems, failure: outcome.kind === 'problems' ? null : outcome.kind })
  }

  return {
    state,
    sent,
    isSending,
    submit: (data) => {
      if (!isSending) void send(data)
    },
  }
}

function toValues(data: FormData): FormState['values'] {
  const values: Record<string, string | string[]> = {}
  for (const [field, value] of data) if (typeof value === 'string') values[field] = value
  if (data.has('topics')) values['topics'] = data.getAll('topics').map(String)
  return values
}
