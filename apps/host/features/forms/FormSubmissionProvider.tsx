import type { FormFields, FormReceipt, RejectedForm } from '@kudex/domain/forms'
import type { FormSubmissionInput, formSubmissionMachine } from '@kudex/machines/form-submission'
import { useEffect, useState, type ReactNode } from 'react'
import { createKey } from '../shared/createKey.ts'
import { createLazyActorContext } from '../shared/createLazyActorContext.tsx'
import { whenIdle } from '../shared/whenIdle.ts'

const { Provider, useLazyActor } = createLazyActorContext<typeof formSubmissionMachine>(async () =>
  (await import('./forms.actors.ts')).provideFormSubmission(),
)

/** Owns the submission of the form of a page. */
export const FormSubmissionProvider: (props: {
  readonly input: FormSubmissionInput
  readonly children: ReactNode
}) => ReactNode = Provider

export interface FormSubmission {
  /** Why the form was not accepted; null if nothing is wrong. */
  readonly rejected: RejectedForm | null
  /** Null until the form has arrived. */
  readonly receipt: FormReceipt | null
  readonly isSending: boolean
  readonly submit: (data: FormData) => void
}

/** Checks and sends a form in the browser; without script the server does the same (FORM-11). */
export function useFormSubmission({ rejected }: Pick<FormSubmissionInput, 'rejected'>): FormSubmission {
  const { snapshot, status, start, send } = useLazyActor()
  const [submitted, setSubmitted] = useState<FormFields | null>(null)
  useEffect(() => whenIdle(start), [start])
  const isUnloadable = submitted !== null && status === 'failed'
  return {
    rejected: isUnloadable
      ? { values: submitted, problems: {}, failure: 'failed' }
      : snapshot
        ? snapshot.context.rejected
        : rejected,
    receipt: snapshot?.context.receipt ?? null,
    isSending: snapshot?.hasTag('busy') ?? (submitted !== null && status === 'loading'),
    submit: (data) => {
      const values = toFields(data)
      setSubmitted(values)
      send({ type: 'form.submit', values, key: createKey() })
    },
  }
}

function toFields(data: FormData): FormFields {
  const fields: Record<string, string | string[]> = {}
  for (const [name, value] of data) if (typeof value === 'string') fields[name] = value
  if (data.has('topics')) fields['topics'] = data.getAll('topics').map(String)
  return fields
}
