import type { FormOutcome, FormProblems } from '@kudex/domain/forms'

/** Posts a form to its page (FORM-03…18). Any other problem is `failed`; never rejects; times out after 15 s. */
export async function postForm(path: string, form: URLSearchParams): Promise<FormOutcome> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: form,
      signal: AbortSignal.timeout(15_000),
    })
    if (response.status === 429) return { kind: 'wait' }
    const answer = (await response.json()) as {
      readonly reference?: unknown
      readonly isKept?: unknown
      readonly problems?: unknown
    }
    if (response.ok && typeof answer.reference === 'string') {
      return { kind: 'sent', reference: answer.reference, isKept: answer.isKept === true }
    }
    if (response.status === 400 && isProblems(answer.problems)) return { kind: 'problems', problems: answer.problems }
    return { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

function isProblems(value: unknown): value is FormProblems {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}
