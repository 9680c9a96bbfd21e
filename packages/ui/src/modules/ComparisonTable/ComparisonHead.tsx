'use client'

/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- `display: block` on phones removes the implicit roles */
import { IconButton } from '../../components/Button/Button.js'
import * as fieldStyles from '../../components/Field/Field.css.js'
import { IconChevronDown, IconClose } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { join } from '../../foundations/join.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import * as styles from './ComparisonHead.css.js'
import type { ComparisonTableProps, ComparisonVariantField } from './ComparisonTable.types.js'

type ComparisonHeadProps = Pick<ComparisonTableProps, 'products' | 'labels' | 'onRemove' | 'onChangeVariant' | 'form'>

/** The products with their variants and the buttons that remove them. */
export function ComparisonHead({ products, labels, onRemove, onChangeVariant, form }: ComparisonHeadProps) {
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
