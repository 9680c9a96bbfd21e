/** What was wrong with the password of a protected page: none, a wrong one, too many tries, or nobody could check it. */
export type GateProblem = 'empty' | 'wrong' | 'wait' | 'failed'

/** The path of a protected page that says what was wrong, for browsers without script. */
export function addGateProblem(path: string, problem: GateProblem): string {
  const [place = '', query = ''] = removeGateProblem(path).split('?')
  return `${place}?${query === '' ? '' : `${query}&`}${parameter}=${problem}`
}

/** Path and query without what was wrong. */
export function removeGateProblem(path: string): string {
  const [place = '', query = ''] = path.split('?')
  const rest = query.split('&').filter((part) => part !== '' && !part.startsWith(`${parameter}=`))
  return rest.length === 0 ? place : `${place}?${rest.join('&')}`
}

/** What was wrong, as path and query tell; null where nothing was. */
export function readGateProblem(path: string): GateProblem | null {
  const value = new URLSearchParams(path.split('?')[1] ?? '').get(parameter)
  return problems.find((problem) => problem === value) ?? null
}

const parameter = 'access'
const problems: readonly GateProblem[] = ['empty', 'wrong', 'wait', 'failed']
