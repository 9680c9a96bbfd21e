/** Heading level of a module; headings inside are one level below. */
export type HeadingLevel = 2 | 3 | 4

/** Heading element inside a module whose own heading has the given level. */
export function toNextLevel(level: HeadingLevel): 'h3' | 'h4' | 'h5' {
  return `h${(level + 1) as 3 | 4 | 5}`
}
