'use client'

/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- `display: block` on phones removes the implicit roles */
import { useId } from 'react'
import { rootProps } from '../../foundations/rootProps.js'
import { Switch } from '../../components/Switch/Switch.js'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { EmptyText } from '../shared/records/EmptyText.js'
import { FailureState } from '../shared/records/FailureState.js'
import { RowSkeletons } from '../shared/records/RowSkeletons.js'
import { unbroken } from '../shared/records/unbrokenParts.css.js'
import { isUnbroken, toUnbrokenValue } from '../shared/records/unbrokenParts.js'
import { ComparisonHead } from './ComparisonHead.js'
import * as styles from './ComparisonTable.css.js'
import { many } from './comparisonLines.css.js'
import type { ComparisonTableProps } from './ComparisonTable.types.js'

/**
 * Comparison table with sticky headers and highlighted differences. On phones three products or more are lines with their
 * names below the title of each row.
 */
export function ComparisonTable(props: ComparisonTableProps) {
  const { caption, products, rows, hideIdentical, aside, foot, notices, form, ...more } = props
  const {
    loadingText,
    failure,
    placeholder,
    labels,
    onRemove,
    onChangeVariant,
    notApplicableText,
    differsText,
    ...rest
  } = more
  const captionId = useId()
  const isSeveral = products.length > 1
  const isThere = loadingText === undefined && failure === undefined
  const isHiding = isSeveral && hideIdentical?.isOn
  const shownRows = isHiding ? rows.filter(hasDifference) : rows
  return (
    <div {...rootProps(rest)}>
      {notices && <div className={styles.notices}>{notices}</div>}
      {isThere && (aside || (hideIdentical && isSeveral)) && (
        <div className={styles.tools}>
          {hideIdentical && isSeveral && (
            <Switch
              name={hideIdentical.name ?? 'hide-identical'}
              value={hideIdentical.value}
              form={form?.id}
              label={hideIdentical.label}
              checked={hideIdentical.isOn}
              onChange={(event) => hideIdentical.onChange(event.target.checked)}
            />
          )}
          {aside}
        </div>
      )}
      {toReplacement({ placeholder, loadingText, failure }) ?? (
        <div className={styles.frame}>
          <div
            role="region"
            aria-labelledby={captionId}
            tabIndex={0}
            className={join(styles.scroll, products.length > 2 && many, styles.fitting[products.length - 1])}
          >
            <table role="table" className={join(styles.table, styles.fittingTable[products.length - 1])}>
              <caption id={captionId}>
                <VisuallyHidden>{caption}</VisuallyHidden>
              </caption>
              <ComparisonHead {...{ products, labels, onRemove, onChangeVariant, form }} />
              {toGroups(shownRows).map(({ title, rows: grouped }, index) => (
                <tbody role="rowgroup" key={title ?? index}>
                  {title && <GroupRow title={title} columns={products.length + 1} />}
                  {grouped.map((row) => (
                    <Row
                      key={row.id}
                      differs={isSeveral && hasDifference(row)}
                      {...{ row, products, notApplicableText, differsText }}
                    />
                  ))}
                </tbody>
              ))}
            </table>
          </div>
        </div>
      )}
      {isThere && isHiding && rows.length > 0 && shownRows.length === 0 && (
        <div role="status" className={styles.identical}>
          <EmptyText>{hideIdentical.nothingLeftText}</EmptyText>
        </div>
      )}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}

/** Shown instead of the table: empty, loading or failed. */
function toReplacement({
  placeholder,
  loadingText,
  failure,
}: Pick<ComparisonTableProps, 'placeholder' | 'loadingText' | 'failure'>) {
  if (failure) return <FailureState {...failure} />
  if (loadingText !== undefined) return <RowSkeletons count={6} loadingText={loadingText} />
  return placeholder
}

function GroupRow({ title, columns }: { title: string; columns: number }) {
  return (
    <tr role="row" className={styles.groupRow}>
      <th role="rowheader" scope="rowgroup" colSpan={columns} className={styles.groupTitle}>
        <span className={styles.groupLabel}>{title}</span>
      </th>
    </tr>
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
      {products.map(({ key, name }, index) => {
        const value = row.values[index]
        return (
          <td
            key={key}
            role="cell"
            data-product={name}
            className={join(
              styles.value,
              differs && styles.differs,
              value === undefined ? styles.missing : isUnbroken(value) && unbroken,
            )}
          >
            {/* On phones the cell is a grid: the parts of a value are one item of it. */}
            <span>{value === undefined ? notApplicableText : toUnbrokenValue(value)}</span>
          </td>
        )
      })}
    </tr>
  )
}

function hasDifference({ values }: ComparisonTableProps['rows'][number]): boolean {
  return values.some((value) => value !== values[0])
}

/** Groups adjacent rows, keeping their order. */
function toGroups(rows: ComparisonTableProps['rows']) {
  const groups: { title: string | undefined; rows: ComparisonTableProps['rows'][number][] }[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && last.title === row.group) last.rows.push(row)
    else groups.push({ title: row.group, rows: [row] })
  }
  return groups
}
