import type { RootProps } from '../../foundations/rootProps.js'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../components/Table/Table.js'
import { PageSection } from '../PageSection/PageSection.js'

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
      <Table caption={caption}>
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
              {columns.map((_, at) =>
                at === 0 ? (
                  <TableHeaderCell key={at} scope="row">
                    {row[at]}
                  </TableHeaderCell>
                ) : (
                  <TableCell key={at}>{row[at]}</TableCell>
                ),
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </PageSection>
  )
}
