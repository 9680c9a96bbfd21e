'use client'

import type { RootProps } from '../../foundations/rootProps.js'
import { Button, ButtonLink, IconButton } from '../../components/Button/Button.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { IconCompare } from '../../components/Icon/icons.js'
import { IconClose } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Panel } from '../../components/Panel/Panel.js'
import { Picture } from '../../components/Picture/Picture.js'
import { SelectField } from '../../components/SelectField/SelectField.js'
import { FailureState } from '../shared/records/FailureState.js'
import { RowSkeletons } from '../shared/records/RowSkeletons.js'
import type { LinkItem } from '../link.types.js'
import type { RecordFailure } from '../list.types.js'
import * as listStyles from '../shared/records/list.css.js'
import * as styles from './ComparisonPanel.css.js'

/** Products selected for comparison, by category (CMP-13). */
export interface ComparisonPanelProps extends RootProps {
  /** Open state (controlled). */
  readonly open?: boolean | undefined
  /** Initial open state (uncontrolled). */
  readonly defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** Heading. */
  readonly title: string
  /** Accessible name of the close button. */
  readonly closeLabel: string
  /** Hint shown if nothing is selected. */
  readonly emptyTitle: string
  /** Shown if the list is empty. */
  readonly emptyText?: string | undefined
  /** Notice about missing products, for example removed from the catalogue (CMP-15). */
  readonly notices?: readonly string[] | undefined
  /** Announced while products load; skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Error with a retry action. */
  readonly failure?: RecordFailure | undefined
  /** Selected products by category. */
  readonly groups: readonly {
    readonly id: string
    /** Name of the category. */
    readonly title: string
    readonly compareLink: LinkItem
    readonly clearText: string
    readonly products: readonly ComparisonPanelProduct[]
  }[]
  /** Texts of controls and announcements. */
  readonly labels: {
    readonly toRemoveLabel: (name: string) => string
    readonly variant: string
  }
  /** Called with the key of the product to remove. */
  readonly onRemove?: ((key: string) => void) | undefined
  /** Called with the category to clear. */
  readonly onClear?: ((groupId: string) => void) | undefined
  /** Called with the product and its selected variant. */
  readonly onChangeVariant?: ((key: string, variantId: string) => void) | undefined
}

export interface ComparisonPanelProduct {
  /** Unique key; the same product may occur several times (CMP-02). */
  readonly key: string
  readonly name: string
  readonly href: string
  readonly picture?: Picture | undefined
  readonly variantId?: string | undefined
  readonly variants?: readonly { readonly value: string; readonly text: string }[] | undefined
}

/** Products selected for comparison, grouped by category; each category has its own comparison. */
export function ComparisonPanel(props: ComparisonPanelProps) {
  const {
    open,
    defaultOpen,
    onOpenChange,
    title,
    closeLabel,
    groups,
    emptyTitle,
    emptyText,
    onClear,
    notices = [],
    loadingText,
    failure,
    labels,
    onRemove,
    onChangeVariant,
    ...rest
  } = props
  return (
    <Panel
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={closeLabel}
      {...rest}
    >
      {notices.length > 0 && (
        <div role="status" className={styles.notices}>
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      )}
      {failure ? (
        <FailureState {...failure} />
      ) : loadingText !== undefined ? (
        <RowSkeletons count={3} loadingText={loadingText} />
      ) : groups.length === 0 ? (
        <EmptyState icon={IconCompare} title={emptyTitle} level={3}>
          {emptyText}
        </EmptyState>
      ) : (
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group.id} aria-labelledby={`compare-${group.id}`}>
              <h3 id={`compare-${group.id}`} className={styles.groupTitle}>
                {group.title}
              </h3>
              <ul role="list" className={listStyles.list}>
                {group.products.map((product) => (
                  <Product key={product.key} {...{ product, labels, onRemove, onChangeVariant }} />
                ))}
              </ul>
              <div className={styles.actions}>
                <ButtonLink href={group.compareLink.href} icon={IconCompare}>
                  {group.compareLink.text}
                </ButtonLink>
                <Button look="quiet" onClick={() => onClear?.(group.id)}>
                  {group.clearText}
                </Button>
              </div>
            </section>
          ))}
        </div>
      )}
    </Panel>
  )
}

type ProductProps = Pick<ComparisonPanelProps, 'labels' | 'onRemove' | 'onChangeVariant'> & {
  product: ComparisonPanelProduct
}

function Product({ product, labels, onRemove, onChangeVariant }: ProductProps) {
  const { key, name, href, picture, variants = [], variantId } = product
  return (
    <li className={styles.product}>
      <div className={styles.frame}>{picture && <Picture picture={{ ...picture, alt: '' }} ratio="fill" />}</div>
      <div className={styles.body}>
        <Link look="quiet" href={href} className={listStyles.title}>
          {name}
        </Link>
        {variants.length > 0 && (
          <SelectField
            name={`variant-${key}`}
            label={labels.variant}
            options={variants}
            value={variantId ?? ''}
            onChange={(event) => onChangeVariant?.(key, event.target.value)}
          />
        )}
      </div>
      <IconButton
        size="small"
        icon={IconClose}
        label={labels.toRemoveLabel(name)}
        className={styles.remove}
        onClick={() => onRemove?.(key)}
      />
    </li>
  )
}
