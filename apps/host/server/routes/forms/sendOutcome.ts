import type { IncomingMessage } from 'node:http'
import { type Answer, sendAnswer, toJsonAnswer, type Visit } from '../../answer.ts'
import { createPlainPage } from '../../pages/plainPage.ts'
import type { FormOutcome } from './formDesk.ts'

/** Tells whether the form was sent by our script, which reads the answer itself. */
export function wantsJson({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.accept?.includes('application/json') === true
}

/** Answers a form: JSON to our script; to a browser without script a way to the page that says what happened. */
export function sendOutcome(visit: Visit, outcome: FormOutcome, path: string): void {
  if (outcome.kind === 'refused') {
    if (!wantsJson(visit.request)) return sendAnswer(visit, { ...createPlainPage(400), status: outcome.status })
    return sendAnswer(visit, toJsonAnswer(outcome.status, { error: 'refused' }))
  }
  if (outcome.kind === 'left') return sendAnswer(visit, toLeftAnswer(outcome.status))
  if (!wantsJson(visit.request)) return sendSeeOther(visit, `${path}?${toQuery(outcome)}`)
  switch (outcome.kind) {
    case 'sent':
      return sendAnswer(
        visit,
        toJsonAnswer(outcome.isKept ? 202 : 200, { reference: outcome.reference, isKept: outcome.isKept }),
      )
    case 'done':
      return sendAnswer(visit, toJsonAnswer(200, { done: outcome.done }))
    case 'told': {
      const { status, state } = outcome
      const headers: Record<string, string> = status === 400 ? {} : { 'Retry-After': status === 429 ? '600' : '10' }
      return sendAnswer(visit, toJsonAnswer(status, { problems: state.problems }, headers))
    }
  }
}

/** No redirect and no page: nobody looks at it (RFC 8058). */
function toLeftAnswer(status: 200 | 404 | 429 | 503): Answer {
  const retry: Record<string, string> = status === 429 || status === 503 ? { 'Retry-After': '600' } : {}
  return {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...retry },
    body: status === 200 ? 'unsubscribed' : 'not unsubscribed',
  }
}

function toQuery(outcome: FormOutcome): string {
  if (outcome.kind === 'done') return `done=${outcome.done}`
  return outcome.kind === 'sent' ? `sent=${outcome.reference}${outcome.isKept ? '&kept=1' : ''}` : ''
}

function sendSeeOther(visit: Visit, location: string): void {
  sendAnswer(visit, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
}
