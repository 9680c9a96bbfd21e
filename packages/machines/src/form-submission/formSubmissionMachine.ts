import {
  checkForm,
  type FormFields,
  type FormName,
  type FormOutcome,
  type FormReceipt,
  type RejectedForm,
} from '@kudex/domain/forms'
import { assign, setup } from 'xstate'
import { createPromisePort } from '../ports/index.ts'

export interface FormSubmissionEvent {
  readonly type: 'form.submit'
  readonly values: FormFields
  /** Idempotency key of the submission; the key of the first attempt is kept until the form has arrived. */
  readonly key: string
}

export interface FormSubmissionInput {
  readonly name: FormName
  /** Address that the form is posted to. */
  readonly action: string
  /** A form that was posted without script and not accepted; null for a new one. */
  readonly rejected: RejectedForm | null
}

/** The input of the port `sendForm`. */
export interface PostedForm {
  readonly action: string
  readonly key: string
  readonly values: FormFields
}

interface FormSubmissionContext extends FormSubmissionInput {
  readonly values: FormFields
  readonly key: string | null
  readonly receipt: FormReceipt | null
}

/** Checks and sends a form in the browser (FORM-11). The port `sendForm` resolves with every outcome it knows. */
export const formSubmissionMachine = setup({
  types: {
    context: {} as FormSubmissionContext,
    events: {} as FormSubmissionEvent,
    input: {} as FormSubmissionInput,
    tags: {} as 'busy',
  },
  actors: {
    sendForm: createPromisePort<FormOutcome, PostedForm>('sendForm'),
  },
  guards: {
    isValid: ({ context }) => checkForm(context.name, context.values).isValid,
    hasReceipt: ({ context }) => context.receipt !== null,
  },
  actions: {
    setValues: assign(({ context }, { values, key }: FormSubmissionEvent) => ({
      values,
      key: context.key ?? key,
      rejected: null,
    })),
    rejectInvalid: assign(({ context: { name, values } }) => {
      const checked = checkForm(name, values)
      return { rejected: { values, problems: checked.isValid ? {} : checked.problems, failure: null } }
    }),
    applyOutcome: assign(({ context }, { output }: { readonly output: FormOutcome }) =>
      toResult(output, context.values),
    ),
  },
}).createMachine({
  id: 'formSubmission',
  context: ({ input }) => ({ ...input, values: {}, key: null, receipt: null }),
  initial: 'editing',
  states: {
    editing: {
      on: { 'form.submit': { target: 'checking', actions: { type: 'setValues', params: ({ event }) => event } } },
    },
    // Clears the problems of the previous attempt for a moment, so that the same ones get the focus again.
    checking: {
      after: {
        0: [
          { guard: 'isValid', target: 'sending' },
          { target: 'editing', actions: 'rejectInvalid' },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'sendForm',
        input: ({ context: { action, key, values } }) => ({ action, key: key ?? '', values }),
        onDone: { target: 'settled', actions: { type: 'applyOutcome', params: ({ event }) => event } },
        onError: { target: 'editing', actions: { type: 'applyOutcome', params: { output: { kind: 'failed' } } } },
      },
    },
    settled: { always: [{ guard: 'hasReceipt', target: 'sent' }, { target: 'editing' }] },
    sent: { type: 'final' },
  },
})

function toResult(outcome: FormOutcome, values: FormFields): Partial<FormSubmissionContext> {
  if (outcome.kind === 'sent') {
    return { key: null, receipt: { reference: outcome.reference, isKept: outcome.isKept } }
  }
  if (outcome.kind === 'problems') return { rejected: { values, problems: outcome.problems, failure: null } }
  return { rejected: { values, problems: {}, failure: outcome.kind } }
}
