import type { RootProps } from '../../foundations/rootProps.js'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../components/Table/Table.js'
import { PageSection } from '../PageSection/PageSection.js'
import { unbroken } from '../shared/records/unbrokenParts.css.js'
import { maxUnbroken } from '../shared/records/unbrokenParts.js'
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
 * their ends, colours have a swatch.
 */
export function TableSection({ title, caption, columns, rows, ...rest }: TableSectionProps) {
  const alignments = columns.map((_, at) =>
    at > 0 && rows.some((row) => row[at]) && rows.every((row) => isNumber(row[at] ?? '')) ? 'end' : 'start',
  )
  return (
    <PageSection title={title} layout="split" {...rest}>
      <Table caption={caption} className={columns.length > 3 ? styles.manyColumns : undefined}>
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
                  <TableCell key={at} align={alignments[at]} className={className}>
                    {isColor(text) && (
                      <svg aria-hidden="true" focusable="false" className={styles.swatch}>
                        <rect fill={text} width="100%" height="100%" />
                      </svg>
                    )}
                    {text}
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

/** True for “CX-1808-08”, “0.35–0.5 mm²” and “12 000”: the region of the table scrolls before these break. */
function isValue(text: string): boolean {
  return text.length <= maxUnbroken && /^\S*\d\S*(\s\S+)?$/.test(text)
}

/** True for “62 s” and “12,000”, and for an empty cell; not for ranges. */
function isNumber(text: string): boolean {
  return /^([<>≤≥±−]?\s?\d[\d.,’\s]*(\s?[^\d\s]\S*)?)?$/.test(text)
}

/** True for “#FF5A00”. */
function isColor(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text)
}
