/** Heading level of a module; headings inside are one level below. */
export type HeadingLevel = 2 | 3 | 4
