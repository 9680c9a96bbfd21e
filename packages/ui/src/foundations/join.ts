/** Joins class names, skipping empty ones. */
export function join(...classNames: readonly (string | false | null | undefined)[]): string {
  return classNames.filter(Boolean).join(' ')
}
