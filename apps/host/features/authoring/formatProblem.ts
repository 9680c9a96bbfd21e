import type { ProblemCode } from '@kudex/domain/editing'
import type { IntlShape } from '@kudex/intl/messages'
import type { PageProblem } from '@kudex/machines/editing'
import { authoringMessages as messages } from './authoring.messages.ts'
import { problemTexts } from './problems.messages.ts'

/** What is wrong with the value of a field. Problems that no form can cause are shown as the service describes them. */
export function formatProblem(intl: IntlShape, value: unknown, { code, parameters, takes }: PageProblem): string {
  if (isEmpty(value)) return intl.formatMessage(messages.required)
  // Services of another release may have other codes.
  return code && Object.hasOwn(problemTexts, code)
    ? intl.formatMessage(problemTexts[code as ProblemCode], parameters)
    : intl.formatMessage(messages.notAccepted, { takes })
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
