/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles only say again what the elements are: laid out anew on a phone they would lose it */
import { useId } from 'react'
import { IconButton } from '../../components/Button/Button.js'
import { IconClose } from '../../components/Icon/icons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { Switch } from '../../components/Switch/Switch.js'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import * as styles from './ComparisonTable.css.js'
import type { ComparisonTableProps } from './ComparisonTable.types.js'

/** Values beside each other; names and titles stay in view, and what differs is seen at once. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { caption, products, rows, hideIdentical, aside, placeholder } = props
  const captionId = useId()
  const isSeveral = products.length > 1
  const isHiding = isSeveral && hideIdentical?.isOn
  const shownRows = isHiding ? rows.filter(hasDifference) : rows
  return (
    <div>
      {(aside || (hideIdentical && isSeveral)) && (
        <div className={styles.tools}>
          {hideIdentical && isSeveral && (
            <Switch
              name="hide-identical"
              label={hideIdentical.label}
              checked={hideIdentical.isOn}
              onChange={(event) => hideIdentical.onChange(event.target.checked)}
            />
          )}
          {aside}
        </div>
      )}
      {placeholder ?? (
        <div role="region" aria-labelledby={captionId} tabIndex={0} className={styles.scroll}>
          <table role="table" className={styles.table}>
            <caption id={captionId}>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <Head {...props} />
            <tbody role="rowgroup">
              {shownRows.map((row) => (
                <Row key={row.id} row={row} differs={isSeveral && hasDifference(row)} {...props} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

function Head({ products, labels, onRemove }: ComparisonTableProps) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" className={styles.headRow}>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner of a table has nothing to say */}
        <td role="cell" className={styles.corner} />
        {products.map(({ key, name, href, variantText, picture }) => (
          <th key={key} role="columnheader" scope="col" className={styles.product}>
            {picture && (
              <div className={styles.frame}>
                <Picture picture={{ ...picture, alt: '' }} ratio="fill" />
              </div>
            )}
            <Link look="quiet" href={href}>
              {name}
            </Link>
            {variantText && <span className={styles.variant}>{variantText}</span>}
            {onRemove && (
              <IconButton
                size="small"
                icon={IconClose}
                label={labels.toRemoveLabel(name)}
                className={styles.remove}
                onClick={() => onRemove(key)}
              />
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type RowProps = Pick<ComparisonTableProps, 'products' | 'notApplicableText' | 'differsText'> & {
  row: ComparisonTableProps['rows'][number]
  differs: boolean
}

function Row({ row, differs, products, notApplicableText, differsText }: RowProps) {
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.rowHeader}>
        <span className={styles.rowLabel}>
          {row.label}
          {row.unit && <span className={styles.unit}> [{row.unit}]</span>}
          {differs && <VisuallyHidden> {differsText}</VisuallyHidden>}
        </span>
      </th>
      {products.map(({ key }, index) => {
        const value = row.values[index]
        return (
          <td
            key={key}
            role="cell"
            className={join(styles.value, differs && styles.differs, value === undefined && styles.missing)}
          >
            {value ?? notApplicableText}
          </td>
        )
      })}
    </tr>
  )
}

function hasDifference({ values }: ComparisonTableProps['rows'][number]): boolean {
  return values.some((value) => value !== values[0])
}
