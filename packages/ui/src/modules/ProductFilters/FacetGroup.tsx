'use client'

import { useId, useState } from 'react'
import { Checkbox } from '../../components/Checkbox/Checkbox.js'
import { DisclosureSign } from '../../components/Disclosure/DisclosureSign.js'
import { TextField } from '../../components/TextField/TextField.js'
import * as styles from './ProductFilters.css.js'
import type { Facet, FacetValue, RangeEnd } from './ProductFilters.types.js'

interface FacetGroupProps {
  readonly facet: Facet
  /** Whether the group is open although nothing is chosen in it. */
  readonly isOpen: boolean
  readonly moreText: string
  /** Called on change; omit it if the form is submitted. */
  readonly onCommit: (() => void) | undefined
}

/** A facet that opens and closes: options with result counts, or a numeric range. */
export function FacetGroup({ facet, isOpen, moreText, onCommit }: FacetGroupProps) {
  const id = useId()
  const limits = facet.kind === 'range' ? (facet.limits ?? facet.unit) : undefined
  const wasActive = useWasActive(hasChoice(facet))
  return (
    <details open={isOpen || wasActive} className={styles.box}>
      <summary className={styles.summary}>
        <span className={styles.groupHead}>
          <span id={id} lang={facet.lang} className={styles.groupTitle}>
            {facet.title}
          </span>
          {limits && (
            <span id={`${id}-limits`} className={styles.limits}>
              {limits}
            </span>
          )}
        </span>
        <DisclosureSign />
      </summary>
      <fieldset aria-labelledby={id} aria-describedby={limits && `${id}-limits`} className={styles.group}>
        {facet.kind === 'range' ? (
          <div className={styles.range}>
            <RangeField end={facet.from} onCommit={onCommit} />
            <RangeField end={facet.to} onCommit={onCommit} />
          </div>
        ) : (
          <Choices facet={facet} moreText={moreText} onCommit={onCommit} />
        )}
      </fieldset>
    </details>
  )
}

/** Remembers a choice: a group does not close under the pointer when its last choice is removed. */
function useWasActive(isActive: boolean): boolean {
  const [wasActive, setWasActive] = useState(isActive)
  if (isActive && !wasActive) setWasActive(true)
  return wasActive
}

function hasChoice(facet: Facet): boolean {
  if (facet.kind === 'choice') return facet.values.some(({ isChosen }) => isChosen)
  return facet.from.value !== '' || facet.to.value !== ''
}

/** Further options are collapsed unless one of them is or was selected. */
const shownAtFirst = 6

function Choices({
  facet,
  moreText,
  onCommit,
}: Omit<FacetGroupProps, 'isOpen'> & { readonly facet: Extract<Facet, { kind: 'choice' }> }) {
  const rest = facet.values.length <= shownAtFirst + 1 ? [] : facet.values.slice(shownAtFirst)
  const first = facet.values.slice(0, facet.values.length - rest.length)
  const wasActive = useWasActive(rest.some(({ isChosen }) => isChosen))
  const toChoice = (value: FacetValue) => (
    <Choice key={value.value} name={facet.name} lang={facet.lang} value={value} onCommit={onCommit} />
  )
  return (
    <>
      {first.map(toChoice)}
      {rest.length > 0 && (
        <details open={wasActive}>
          <summary className={styles.more}>{moreText}</summary>
          {rest.map(toChoice)}
        </details>
      )}
    </>
  )
}

function Choice({
  name,
  lang,
  value: { value, text, countText, isChosen, isEmpty },
  onCommit,
}: {
  readonly name: string
  readonly lang: string | undefined
  readonly value: FacetValue
  readonly onCommit: FacetGroupProps['onCommit']
}) {
  return (
    <Checkbox
      name={name}
      value={value}
      defaultChecked={isChosen}
      disabled={isEmpty && !isChosen}
      onChange={onCommit}
      className={styles.choice}
      label={
        <span className={styles.choiceText}>
          <span lang={lang}>{text}</span> <span className={styles.count}>{countText}</span>
        </span>
      }
    />
  )
}

function RangeField({ end, onCommit }: { readonly end: RangeEnd; readonly onCommit: FacetGroupProps['onCommit'] }) {
  return (
    <TextField
      name={end.name}
      label={end.label}
      defaultValue={end.value}
      placeholder={end.placeholder}
      inputMode={end.inputMode ?? 'decimal'}
      autoComplete="off"
      className={styles.end}
      // Enter does not submit a form that has several fields and no submit button.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !onCommit) return
        event.preventDefault()
        onCommit()
      }}
      onBlur={(event) => {
        if (event.target.value.trim() !== event.target.defaultValue) onCommit?.()
      }}
    />
  )
}
