import type { RootProps } from '../../foundations/rootProps.js'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../components/Table/Table.js'
import { PageSection } from '../PageSection/PageSection.js'
import { unbroken } from '../shared/records/unbrokenParts.css.js'
import { isUnbroken } from '../shared/records/unbrokenParts.js'
import * as styles from './TableSection.css.js'

/** A table as a section of a page. */
export interface TableSectionProps extends RootProps {
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

/**
 * An editor's table; short rows are padded with empty cells, so that columns align. Columns of numbers are aligned at
 * their ends, colours have a swatch. With more than three columns each row is a group of lines on phones: its head, and
 * below it the values with the titles of their columns.
 */
export function TableSection({ title, caption, columns, rows, ...rest }: TableSectionProps) {
  const alignments = columns.map((_, at) =>
    at > 0 && rows.some((row) => row[at]) && rows.every((row) => isNumber(row[at] ?? '')) ? 'end' : 'start',
  )
  return (
    <PageSection title={title} layout="split" {...rest}>
      <Table caption={caption} className={columns.length > 3 ? styles.stacked : undefined}>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableHeaderCell key={index} align={alignments[index]}>
                {column}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              {columns.map((_, at) => {
                const text = row[at] ?? ''
                const className = isValue(text) ? unbroken : undefined
                return at === 0 ? (
                  <TableHeaderCell key={at} scope="row" className={className}>
                    {text}
                  </TableHeaderCell>
                ) : (
                  <TableCell key={at} align={alignments[at]} className={className} data-label={columns[at]}>
                    {text && <Value text={text} />}
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </PageSection>
  )
}

/** One element: the cell is a grid where it has the title of its column beside it. */
function Value({ text }: { readonly text: string }) {
  return (
    <span>
      {isColor(text) && (
        <svg aria-hidden="true" focusable="false" className={styles.swatch}>
          <rect fill={text} width="100%" height="100%" />
        </svg>
      )}
      {text}
    </span>
  )
}

/** True for “CX-1808-08”, “0.35–0.5 mm²”, “± 0.003 mm” and “12 000”, which do not break. */
function isValue(text: string): boolean {
  return isUnbroken(text) && /^(±\s)?\S*\d\S*(\s\S+)?$/.test(text)
}

/** True for “62 s” and “12,000”, and for an empty cell; not for ranges. */
function isNumber(text: string): boolean {
  return /^([<>≤≥±−]?\s?\d[\d.,’\s]*(\s?[^\d\s]\S*)?)?$/.test(text)
}

/** True for “#FF5A00”. */
function isColor(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text)
}
