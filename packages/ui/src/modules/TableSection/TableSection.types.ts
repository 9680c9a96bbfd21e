/** A table as a section of a page. */
export interface TableSectionProps {
  /** Title of the section. */
  readonly title?: string | undefined
  /** Caption. */
  readonly caption: string
  /** Titles of the columns. */
  readonly columns: readonly string[]
  /** Renders the first cell of a row as row header. */
  readonly rows: readonly (readonly string[])[]
  /** Anchor id. */
  readonly id?: string | undefined
}
