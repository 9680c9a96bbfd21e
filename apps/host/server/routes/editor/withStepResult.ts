/** The address of a page with the result of a step: `done` with the step, or `failed` with the reason. */
export function withStepResult(path: string, step: string, result: string): string {
  const [address = '', query] = withoutStepResult(path).split('?')
  const parameters = new URLSearchParams(query)
  parameters.set(result === 'done' ? 'done' : 'failed', result === 'done' ? step : result)
  return `${address}?${parameters}`
}

/** The address without the result of an earlier step. */
export function withoutStepResult(path: string): string {
  const [address = '', query] = path.split('?')
  const parameters = new URLSearchParams(query)
  parameters.delete('done')
  parameters.delete('failed')
  return parameters.size === 0 ? address : `${address}?${parameters}`
}
