/** Result of a password: the page is unlocked, or the reason why not. */
export type PasswordOutcome = 'open' | 'empty' | 'wrong' | 'wait' | 'failed'

/**
 * Posts the form of a protected page (`page`, `path`, `password`) to the host, which sets a cookie with the grant
 * (PAGE-15). Any other problem is `failed` (PAGE-19); never rejects; times out after 10 s.
 */
export async function postPassword(form: Readonly<Record<string, string>>): Promise<PasswordOutcome> {
  try {
    const response = await fetch('/api/page-access', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(10_000),
    })
    if (response.ok) return 'open'
    const { error } = (await response.json()) as { readonly error?: unknown }
    return problems.find((problem) => problem === error) ?? 'failed'
  } catch {
    return 'failed'
  }
}

const problems = ['empty', 'wrong', 'wait'] as const
