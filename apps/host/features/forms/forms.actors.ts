import { postForm } from '@kudex/api/forms'
import type { FormOutcome } from '@kudex/domain/forms'
import { formSubmissionMachine, type PostedForm } from '@kudex/machines/form-submission'
import { uploadsMachine } from '@kudex/machines/uploads'
import { fromPromise } from 'xstate'
import { createUploadPorts } from '../uploads/index.ts'

/** The submission of a form on the form's own page (FORM-11). */
export function provideFormSubmission() {
  return formSubmissionMachine.provide({
    actors: {
      sendForm: fromPromise<FormOutcome, PostedForm>(({ input: { action, key, values } }) => {
        const body = new URLSearchParams({ key })
        for (const [field, value] of Object.entries(values)) {
          for (const item of typeof value === 'string' ? [value] : value) body.append(field, item)
        }
        return postForm(action, body)
      }),
    },
  })
}

/** Uploads to the host's upload endpoint (FORM-16). */
export function provideUploads() {
  return uploadsMachine.provide({ actors: createUploadPorts() })
}
