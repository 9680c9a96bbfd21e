/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- `display: block` on phones removes the implicit roles */
import { useId } from 'react'
import { IconButton } from '../../components/Button/Button.js'
import { IconChevronDown, IconClose } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { Switch } from '../../components/Switch/Switch.js'
import * as fieldStyles from '../../components/Field/Field.css.js'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { FailureState } from '../shared/records/FailureState.js'
import { RowSkeletons } from '../shared/records/RowSkeletons.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import * as styles from './ComparisonTable.css.js'
import type { ComparisonTableProps, ComparisonVariantField } from './ComparisonTable.types.js'

/** Comparison table with sticky headers and highlighted differences. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { caption, products, rows, hideIdentical, aside, foot, notices, form, loadingText, failure } = props
  const captionId = useId()
  const isSeveral = products.length > 1
  const isThere = loadingText === undefined && failure === undefined
  const isHiding = isSeveral && hideIdentical?.isOn
  const shownRows = isHiding ? rows.filter(hasDifference) : rows
  return (
    <div>
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
      {toReplacement(props) ?? (
        <div role="region" aria-labelledby={captionId} tabIndex={0} className={styles.scroll}>
          <table role="table" className={styles.table}>
            <caption id={captionId}>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <Head {...props} />
            {toGroups(shownRows).map(({ title, rows: grouped }, index) => (
              <tbody role="rowgroup" key={title ?? index}>
                {title && <GroupRow title={title} columns={products.length + 1} />}
                {grouped.map((row) => (
                  <Row key={row.id} row={row} differs={isSeveral && hasDifference(row)} {...props} />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}

/** Shown instead of the table: empty, loading or failed. */
function toReplacement({ placeholder, loadingText, failure }: ComparisonTableProps) {
  if (failure) return <FailureState {...failure} />
  if (loadingText !== undefined) return <RowSkeletons count={6} loadingText={loadingText} />
  return placeholder
}

function Head({ products, labels, onRemove, onChangeVariant, form }: ComparisonTableProps) {
  const isHydrated = useIsHydrated()
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" className={styles.headRow}>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner cell is empty */}
        <td role="cell" className={styles.corner} />
        {products.map(({ key, name, href, variantText, variant, picture }) => (
          <th key={key} role="columnheader" scope="col" className={styles.product}>
            {picture && (
              <div className={styles.frame}>
                <Picture picture={{ ...picture, alt: '' }} ratio="fill" />
              </div>
            )}
            <Link look="quiet" href={href} className={styles.name}>
              {name}
            </Link>
            {variantText && <span className={styles.variant}>{variantText}</span>}
            {variant && (
              <VariantField
                {...variant}
                formId={form?.id}
                label={labels.toVariantLabel?.(name) ?? name}
                onChange={(value) => onChangeVariant?.(key, value)}
              />
            )}
            {(onRemove || form) && (
              <IconButton
                // Enter in a field clicks the form's first submit button, which must not be this one with script.
                type={form && !isHydrated ? 'submit' : 'button'}
                form={form?.id}
                name={form?.removeName}
                value={form && key}
                size="small"
                icon={IconClose}
                label={labels.toRemoveLabel(name)}
                className={styles.remove}
                onClick={onRemove && (() => onRemove(key))}
              />
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type VariantFieldProps = ComparisonVariantField & {
  formId: string | undefined
  label: string
  onChange: (value: string) => void
}

function VariantField({ name, value, options, formId, label, onChange }: VariantFieldProps) {
  if (options.length < 2) return <input type="hidden" name={name} value={value} form={formId} />
  return (
    <span className={styles.variantField}>
      <select
        name={name}
        form={formId}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={join(fieldStyles.control, styles.select)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <IconChevronDown size="small" className={styles.selectIcon} />
      <span className={styles.variantOnPaper}>{options.find((option) => option.value === value)?.text}</span>
    </span>
  )
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
