/** What became of a password: the page is open, or why it is not. */
export type PasswordOutcome = 'open' | 'empty' | 'wrong' | 'wait' | 'failed'

/**
 * Sends the form of a protected page (`page`, `path`, `password`) to the host, which remembers in a cookie that the
 * page is open (PAGE-15). Whatever hinders it is `failed` (PAGE-19); never rejects, never takes longer than 10 s.
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
