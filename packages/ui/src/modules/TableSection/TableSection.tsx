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

/** An editor's table; short rows are padded with empty cells, so that columns align. */
export function TableSection({ title, caption, columns, rows, ...rest }: TableSectionProps) {
  return (
    <PageSection title={title} layout="split" {...rest}>
      <Table caption={caption} className={columns.length > 3 ? styles.manyColumns : undefined}>
        <TableHead>
          <tr>
            {columns.map((column, index) => (
              <TableHeaderCell key={index}>{column}</TableHeaderCell>
            ))}
          </tr>
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
                  <TableCell key={at} className={className}>
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
