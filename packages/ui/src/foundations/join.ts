/** Joins class names and leaves out what is absent. */
export function join(...classNames: readonly (string | false | null | undefined)[]): string {
  return classNames.filter(Boolean).join(' ')
}
