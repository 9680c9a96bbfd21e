import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Link } from '../../components/Link/Link.js'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../components/Table/Table.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { RangeBar, type ProductFigure } from '../ProductCard/Figures.js'
import { EmptyText } from '../shared/records/EmptyText.js'
import * as styles from './ProductTable.css.js'

/** Products of a list as rows, with the values that decide between them as columns (CAT-10). */
export interface ProductTableProps extends RootProps {
  /** Accessible name of the table. */
  readonly caption: string
  /** Head of the column of names. */
  readonly nameText: string
  /** Head of the column of actions, not visible. */
  readonly actionText: string
  /** Values in display order. */
  readonly columns: readonly { readonly id: string; readonly label: string; readonly unit?: string | undefined }[]
  /** Products in display order, with a value per column. */
  readonly products: readonly ProductTableItem[]
  /** In place of a value that a product does not have. */
  readonly notApplicableText: string
  /** Shown when there are none (CAT-23). */
  readonly emptyText: string
  /** Language of the column heads if it differs from the page's (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
  /** Renders a product's control, for example “Add to comparison”. */
  readonly renderAction?: ((product: ProductTableItem) => ReactNode) | undefined
}

export interface ProductTableItem {
  /** Unique id within the list. */
  readonly id: string
  readonly name: string
  readonly href: string
  /** Brand name, unless it is the group's own (SITE-20). */
  readonly brand?: string | undefined
  /** Language of its texts if it differs from the page's. */
  readonly lang?: string | undefined
  /** Values in the order of the columns, without units. */
  readonly values: readonly (Pick<ProductFigure, 'value' | 'bar'> | null)[]
}

/** Products of a list as a table; the names stay in view while it scrolls sideways. */
export function ProductTable(props: ProductTableProps) {
  const {
    caption,
    nameText,
    actionText,
    columns,
    products,
    notApplicableText,
    emptyText,
    renderAction,
    contentLanguage,
    ...rest
  } = props
  if (products.length === 0) return <EmptyText {...rest}>{emptyText}</EmptyText>
  return (
    <Table caption={caption} hideCaption {...rootProps(rest, styles.table)}>
      <TableHead>
        <tr>
          <TableHeaderCell className={styles.name}>{nameText}</TableHeaderCell>
          {columns.map(({ id, label, unit }) => (
            <TableHeaderCell key={id} className={styles.head}>
              <span lang={contentLanguage}>{label}</span>
              {unit && <span className={styles.unit}> {unit}</span>}
            </TableHeaderCell>
          ))}
          {renderAction && (
            <TableHeaderCell>
              <VisuallyHidden>{actionText}</VisuallyHidden>
            </TableHeaderCell>
          )}
        </tr>
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <TableRow key={product.id}>
            <TableHeaderCell scope="row" className={styles.name}>
              <Link href={product.href} lang={product.lang}>
                {product.name}
              </Link>
              {product.brand && <span className={styles.brand}>{product.brand}</span>}
            </TableHeaderCell>
            {product.values.map((figure, index) => (
              <TableCell key={columns[index]?.id ?? index}>
                {figure ? (
                  <span className={styles.value}>
                    {figure.value}
                    {figure.bar !== undefined && <RangeBar bar={figure.bar} />}
                  </span>
                ) : (
                  <span className={styles.missing}>{notApplicableText}</span>
                )}
              </TableCell>
            ))}
            {renderAction && (
              <TableCell>
                <div className={styles.action}>{renderAction(product)}</div>
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
