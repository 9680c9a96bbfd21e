/** Level of a module's own heading; the headings inside follow one below. */
export type HeadingLevel = 2 | 3 | 4
