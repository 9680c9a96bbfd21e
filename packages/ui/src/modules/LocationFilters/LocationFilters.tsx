'use client'

import { useEffect, useRef, type MouseEventHandler } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { useSharedRef } from '../../foundations/useSharedRef.js'
import { FilterBar } from '../../components/FilterBar/FilterBar.js'
import { SelectField, type SelectOption } from '../../components/SelectField/SelectField.js'
import { TextField } from '../../components/TextField/TextField.js'

/** Search, brand, type of contact, country and region of a list of locations (CONTACT-04, CONTACT-05). */
export interface LocationFiltersProps extends Omit<RootProps, 'onChange' | 'onReset'> {
  /** Accessible name of the filters. */
  readonly label: string
  /** URL of the list, the form's action without script. */
  readonly action: string
  /** Name, label and value of the search field. */
  readonly search: { readonly name: string; readonly label: string; readonly value: string }
  /** Selects beside the search, in display order. */
  readonly selects: readonly LocationSelect[]
  /** Text of the search button. */
  readonly submitText: string
  /** Reset link; omit it if nothing is filtered. */
  readonly reset?: { readonly href: string; readonly text: string } | undefined
  /** Number of results; announced on changes. */
  readonly resultText?: string | undefined
  /** Called with the non-empty filters: selects apply immediately, the search on submit. */
  readonly onChange?: ((query: URLSearchParams) => void) | undefined
  /** Called before the reset link is followed. */
  readonly onReset?: MouseEventHandler<HTMLAnchorElement> | undefined
}

export interface LocationSelect {
  readonly name: string
  readonly label: string
  readonly value: string
  /** Options; the first one means all. */
  readonly options: readonly SelectOption[]
}

/** Filters of a location list: one form; selects apply immediately with script. */
export function LocationFilters(props: LocationFiltersProps) {
  const { label, action, search, selects, submitText, reset, resultText, onChange, onReset, ...rest } = props
  const bar = useRef<HTMLDivElement>(null)
  useSharedRef(rest.ref, bar)
  const state = new URLSearchParams([search, ...selects].map(({ name, value }) => [name, value])).toString()
  const shown = useRef(state)
  useEffect(() => {
    // Keeps input typed before hydration.
    if (shown.current === state) return
    const before = new URLSearchParams(shown.current)
    shown.current = state
    const form = bar.current?.querySelector('form')
    // The URL changed (sent fields, reset or back): update the fields, except one that the user is changing.
    for (const [name, value] of new URLSearchParams(state)) {
      const field = form?.elements.namedItem(name)
      if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) continue
      if (field !== document.activeElement || field.value === before.get(name)) field.value = value
    }
  }, [state])

  useEffect(() => {
    // Applies selections made before hydration.
    const form = bar.current?.querySelector('form')
    const isChosen = selects.some(({ name, value }) => {
      const field = form?.elements.namedItem(name)
      return field instanceof HTMLSelectElement && field.value !== value
    })
    if (isChosen) send()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once after hydration; later changes call `send`
  }, [])

  function send() {
    const form = bar.current?.querySelector('form')
    if (!form || !onChange) return
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim())
    onChange(query)
  }

  return (
    <div {...rootProps(rest)} ref={bar}>
      <FilterBar
        label={label}
        action={action}
        submitText={submitText}
        onSubmit={onChange && send}
        resultText={resultText}
        resetLink={reset && { ...reset, onClick: onReset }}
      >
        <TextField type="search" name={search.name} label={search.label} defaultValue={search.value} maxLength={100} />
        {selects.map(({ name, label: text, value, options }) => (
          <SelectField
            key={name}
            name={name}
            label={text}
            options={options}
            defaultValue={value}
            onChange={onChange && send}
          />
        ))}
      </FilterBar>
    </div>
  )
}
