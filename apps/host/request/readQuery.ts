/** The query of a path. */
export function readQuery(path: string): URLSearchParams {
  const start = path.indexOf('?')
  return new URLSearchParams(start === -1 ? '' : path.slice(start + 1))
}
