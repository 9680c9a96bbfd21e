'use client'

/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- `display: block` on phones removes the implicit roles */
import { useId, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { IconButton } from '../../components/Button/Button.js'
import { IconChevronDown, IconClose } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { Switch } from '../../components/Switch/Switch.js'
import * as fieldStyles from '../../components/Field/Field.css.js'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { EmptyText } from '../shared/records/EmptyText.js'
import { FailureState } from '../shared/records/FailureState.js'
import { RowSkeletons } from '../shared/records/RowSkeletons.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import type { RecordFailure } from '../list.types.js'
import * as styles from './ComparisonTable.css.js'

/** Comparison of products of one category (CMP-08…12). */
export interface ComparisonTableProps extends RootProps {
  /** Accessible name of the table. */
  readonly caption: string
  /** Products, one per column. */
  readonly products: readonly {
    readonly key: string
    readonly name: string
    readonly href: string
    /** Variant name, if there is nothing to select. */
    readonly variantText?: string | undefined
    /** Variant selection; a form field, so it works without script (CMP-05). */
    readonly variant?: ComparisonVariantField | undefined
    readonly picture?: Picture | undefined
  }[]
  /** Properties with a value per product. */
  readonly rows: readonly {
    readonly id: string
    readonly label: string
    readonly unit?: string | undefined
    /** Group title; adjacent rows of the same group share it. Rows without a group come first. */
    readonly group?: string | undefined
    /** Values in the order of the products; missing means not applicable. */
    readonly values: readonly (string | undefined)[]
  }[]
  /** Text for a missing value. */
  readonly notApplicableText: string
  /** Announced with rows whose values differ. */
  readonly differsText: string
  /** Switch that hides rows of equal values; shown with two or more products (CMP-11). */
  readonly hideIdentical?:
    | {
        readonly label: string
        /** Shown if no row is left. */
        readonly nothingLeftText: string
        readonly isOn: boolean
        readonly onChange: (isOn: boolean) => void
        /** Name and value of the form field. */
        readonly name?: string | undefined
        readonly value?: string | undefined
      }
    | undefined
  /** Content beside the switch, for example `MeasurementSwitch`. */
  readonly aside?: ReactNode
  /** Texts of controls and announcements. */
  readonly labels: {
    readonly toRemoveLabel: (name: string) => string
    /** Accessible name of the variant selection; required if a product has one. */
    readonly toVariantLabel?: ((name: string) => string) | undefined
  }
  /** Called with the key of the product to remove. */
  readonly onRemove?: ((key: string) => void) | undefined
  /** Called with the product and its selected variant. */
  readonly onChangeVariant?: ((key: string, value: string) => void) | undefined
  /** Form for browsers without script; `removeName` is the name of the remove buttons. */
  readonly form?: { readonly id: string; readonly removeName: string } | undefined
  /** Shown if nothing is selected or there is no data. */
  readonly placeholder?: ReactNode
  /** Announced while loading; skeleton rows are shown. */
  readonly loadingText?: string | undefined
  /** Error with a retry action. */
  readonly failure?: RecordFailure | undefined
  /** Content above the table: notices or actions. */
  readonly notices?: ReactNode
  /** Content below the table, for example adding a product; not printed. */
  readonly foot?: ReactNode
}

export interface ComparisonVariantField {
  readonly name: string
  readonly value: string
  /** With a single option the form field is hidden. */
  readonly options: readonly { readonly value: string; readonly text: string }[]
}

/** Comparison table with sticky headers and highlighted differences. */
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
            className={join(styles.scroll, styles.fitting[products.length - 1])}
          >
            <table role="table" className={join(styles.table, styles.fittingTable[products.length - 1])}>
              <caption id={captionId}>
                <VisuallyHidden>{caption}</VisuallyHidden>
              </caption>
              <Head {...{ products, labels, onRemove, onChangeVariant, form }} />
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

type HeadProps = Pick<ComparisonTableProps, 'products' | 'labels' | 'onRemove' | 'onChangeVariant' | 'form'>

function Head({ products, labels, onRemove, onChangeVariant, form }: HeadProps) {
  const isHydrated = useIsHydrated()
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" className={styles.headRow}>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner cell is empty */}
        <td role="cell" className={styles.corner} />
        {products.map(({ key, name, href, variantText, variant, picture }) => (
          <th key={key} role="columnheader" scope="col" className={styles.product}>
            {picture && (
              <div className={styles.picture}>
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
