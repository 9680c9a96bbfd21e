'use client'

import { useEffect, useId, useRef, useState, type MouseEvent } from 'react'
import { Button } from '../../components/Button/Button.js'
import { IconFilter } from '../../components/Icon/icons.js'
import { IconClose } from '../../components/Icon/layoutIcons.js'
import { SelectField } from '../../components/SelectField/SelectField.js'
import { join } from '../../foundations/join.js'
import { Anchor } from '../../foundations/provider/UiProvider.js'
import { PageSection } from '../PageSection/PageSection.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import { FacetGroup } from './FacetGroup.js'
import * as styles from './ProductFilters.css.js'
import type { FacetChip, ProductFiltersProps } from './ProductFilters.types.js'

/** The column of many facets would be longer than the list, so the others are closed. */
const openAtFirst = 3

/** Facets beside a list: choices apply immediately; without script they are one form. */
export function ProductFilters(props: ProductFiltersProps) {
  const { title, label, action, facets, sort, onChange, isBusy = false, stateKey, toggleText, ...more } = props
  const { views, moreText, submitText, resultText, chips, scale, reset, onFollow, children, ...rest } = more
  const isLive = useIsHydrated() && onChange !== undefined
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(stateKey)
  /** The field with input since the fields were last sent. */
  const typed = useRef<EventTarget>(null)
  const { name: sortName = '', value: sortValue = '' } = sort ?? {}
  useEffect(() => {
    if (shown.current === stateKey) return
    shown.current = stateKey
    const elements = form.current?.elements
    // The URL changed (sent fields, chip or back): reset the fields, except one that the user is typing in.
    for (const field of elements ?? []) {
      if (!(field instanceof HTMLInputElement)) continue
      if (field.type === 'checkbox') field.checked = field.defaultChecked
      else if (field !== typed.current || field !== document.activeElement) field.value = field.defaultValue
    }
    const order = elements?.namedItem(sortName)
    if (order instanceof HTMLSelectElement) order.value = sortValue
  }, [stateKey, sortName, sortValue])

  function send() {
    typed.current = null
    if (form.current) onChange?.(readFields(form.current))
  }

  const isEarly = useRef(true)
  useEffect(() => {
    if (!isLive || !isEarly.current) return
    isEarly.current = false
    // Applies selections made before hydration.
    if (form.current && hasEarlyChoice(form.current)) onChange?.(readFields(form.current))
  }, [isLive, onChange])

  return (
    <PageSection title={title} titleSize="small" distance="close" {...rest}>
      <div className={join(facets.length > 0 && styles.split)}>
        {facets.length > 0 && (
          <div className={styles.aside}>
            <Button look="outline" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
              <IconFilter size="small" />
              {toggleText}
            </Button>
          </div>
        )}
        <form
          ref={form}
          id={formId}
          role="search"
          aria-label={label}
          action={action}
          className={join(styles.form, facets.length === 0 && styles.formAlone)}
          onInput={({ target }) => {
            typed.current = target
          }}
          onSubmit={(event) => {
            if (!onChange) return
            event.preventDefault()
            send()
          }}
        >
          {views?.field && <input type="hidden" {...views.field} />}
          <div id={panelId} className={styles.panel} data-open={isOpen || undefined}>
            {facets.map((facet, index) => (
              <FacetGroup
                key={facet.id}
                facet={facet}
                isOpen={index < openAtFirst}
                moreText={moreText}
                onCommit={isLive ? send : undefined}
              />
            ))}
            {!isLive && facets.length > 0 && (
              <Button type="submit" look="solid" className={styles.submit}>
                {submitText}
              </Button>
            )}
          </div>
        </form>
        <div className={styles.list} aria-busy={isBusy || undefined}>
          <div className={styles.head}>
            <p role="status" className={styles.result}>
              {resultText}
            </p>
            {views && <Views views={views} onFollow={onFollow} />}
            {sort && (
              <SelectField
                // Outside the form element, associated by id.
                form={formId}
                name={sort.name}
                label={sort.label}
                options={sort.options}
                defaultValue={sort.value}
                className={styles.sort}
                onChange={isLive ? send : undefined}
              />
            )}
          </div>
          {chips.length > 0 && <Chips chips={chips} reset={reset} onFollow={onFollow} />}
          {scale && (
            <p className={styles.scale}>
              {scale.label}
              {scale.items.map(({ id, name, range }) => (
                <span key={id} className={styles.scaleItem}>
                  <span lang={scale.lang}>{name}</span> {range}
                </span>
              ))}
            </p>
          )}
          {children}
        </div>
      </div>
    </PageSection>
  )
}

/** Follows a link by a callback, unless it is opened elsewhere. */
function createFollow(onFollow: ProductFiltersProps['onFollow']) {
  return (href: string) => (event: MouseEvent) => {
    if (!onFollow || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onFollow(href)
  }
}

interface ViewsProps {
  readonly views: NonNullable<ProductFiltersProps['views']>
  readonly onFollow: ProductFiltersProps['onFollow']
}

function Views({ views, onFollow }: ViewsProps) {
  const follow = createFollow(onFollow)
  return (
    <nav aria-label={views.label} className={styles.views}>
      {views.items.map(({ id, text, href, isCurrent }) => (
        <Anchor
          key={id}
          href={href}
          rel="nofollow"
          aria-current={isCurrent ? 'true' : undefined}
          className={styles.view}
          onClick={follow(href)}
        >
          {text}
        </Anchor>
      ))}
    </nav>
  )
}

function Chips({ chips, reset, onFollow }: Pick<ProductFiltersProps, 'chips' | 'reset' | 'onFollow'>) {
  const follow = createFollow(onFollow)
  return (
    <ul role="list" className={styles.chips}>
      {chips.map(({ id, text, removeLabel, href }: FacetChip) => (
        <li key={id}>
          <Anchor href={href} aria-label={removeLabel} rel="nofollow" className={styles.chip} onClick={follow(href)}>
            {text}
            <IconClose size="small" />
          </Anchor>
        </li>
      ))}
      <li>
        <Anchor href={reset.href} className={styles.reset} onClick={follow(reset.href)}>
          {reset.text}
        </Anchor>
      </li>
    </ul>
  )
}

function hasEarlyChoice({ elements }: HTMLFormElement): boolean {
  return [...elements].some((field) => field instanceof HTMLInputElement && field.checked !== field.defaultChecked)
}

/** Serializes the form as its URL query. */
function readFields(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') fields.append(name, value)
  return fields
}
