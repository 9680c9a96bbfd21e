/** A table as a section of a page. */
export interface TableSectionProps {
  /** Title of the section. */
  readonly title?: string | undefined
  /** What the table tells. */
  readonly caption: string
  /** Titles of the columns. */
  readonly columns: readonly string[]
  /** The first cell of a row is its head. */
  readonly rows: readonly (readonly string[])[]
  /** Target of anchor links. */
  readonly id?: string | undefined
}
