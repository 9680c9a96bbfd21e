'use client'

import { useCombobox } from 'downshift'
import { useEffect, useId, useRef, useState } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { useSharedRef } from '../../foundations/useSharedRef.js'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import * as listStyles from '../Combobox/Combobox.css.js'
import { IconButton } from '../Button/Button.js'
import * as fieldStyles from '../Field/Field.css.js'
import { IconClose, IconSearch } from '../Icon/layoutIcons.js'
import * as styles from './SearchField.css.js'

export type SearchSuggestion = {
  readonly id: string
  readonly text: string
  /** Kind of the result, for example “Product”. */
  readonly detail?: string | undefined
}

export type SearchFieldProps = Omit<RootProps, 'onSubmit'> & {
  /** Form action; works without script. */
  action: string
  /** Name of the query parameter. */
  name?: string | undefined
  /** Further query parameters. */
  hiddenFields?: Readonly<Record<string, string>> | undefined
  /** Visible label and accessible name. */
  label: string
  /** Hides the label visually where the context is clear. */
  hideLabel?: boolean | undefined
  /** Placeholder with an example; never replaces the label. */
  placeholder?: string | undefined
  /** Accessible name of the submit button. */
  submitLabel: string
  /** Accessible name of the clear button. */
  clearLabel: string
  /** Initial query. */
  defaultQuery?: string | undefined
  /** Called with the query on every input. */
  onQueryChange?: ((query: string) => void) | undefined
  /** Suggestions for the current query; the application loads them (SEARCH-12). */
  suggestions?: readonly SearchSuggestion[] | undefined
  /** Accessible name of the suggestion list. */
  suggestionsLabel: string
  /** Announced when suggestions arrive, for example “5 suggestions”. */
  statusText?: string | undefined
  /** Called with the chosen suggestion; without it the form searches for its text. */
  onChooseSuggestion?: ((suggestion: SearchSuggestion) => void) | undefined
  /** Called with the query instead of a page load. */
  onSubmit?: ((query: string) => void) | undefined
  /** Size. */
  size?: 'medium' | 'large' | undefined
  /** Focuses the field on mount: for a search that the user opened. */
  takesFocus?: boolean | undefined
}

/** Search form with suggestions while typing. */
export function SearchField(props: SearchFieldProps) {
  const {
    name = 'q',
    label,
    suggestions = [],
    onChooseSuggestion,
    size = 'medium',
    defaultQuery,
    onQueryChange,
    action,
    onSubmit,
    hiddenFields,
    hideLabel,
    placeholder,
    takesFocus,
    clearLabel,
    submitLabel,
    suggestionsLabel,
    statusText,
    ...rest
  } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useSharedRef(rest.ref, form)
  const [query, setQuery] = useState(defaultQuery ?? '')
  const [chosen, setChosen] = useState<SearchSuggestion>()
  useEffect(() => {
    if (chosen) form.current?.requestSubmit()
  }, [chosen])

  function change(next: string) {
    setQuery(next)
    onQueryChange?.(next)
  }

  const list = useCombobox<SearchSuggestion>({
    items: [...suggestions],
    inputValue: query,
    selectedItem: null,
    inputId: id,
    itemToString: (suggestion) => suggestion?.text ?? '',
    // Opens on typing only, and only with suggestions.
    stateReducer: (_state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputClick ? { ...changes, isOpen: suggestions.length > 0 } : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return
      setQuery(selectedItem.text)
      if (onChooseSuggestion) onChooseSuggestion(selectedItem)
      else setChosen(selectedItem)
    },
  })
  const isOpen = list.isOpen && suggestions.length > 0
  return (
    <form
      role="search"
      aria-label={label}
      action={action}
      onSubmit={(event) => {
        if (!onSubmit) return
        event.preventDefault()
        list.closeMenu()
        onSubmit(query)
      }}
      {...rootProps(rest)}
      ref={form}
    >
      {Object.entries(hiddenFields ?? {}).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {hideLabel ? (
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <label htmlFor={id} className={join(fieldStyles.label, styles.label)}>
          {label}
        </label>
      )}
      <div className={join(styles.box, styles.size[size])}>
        <input
          // A combobox must not have the type `search`, which is a role of its own (ARIA in HTML).
          type="text"
          inputMode="search"
          {...list.getInputProps({
            name,
            // Update synchronously: downshift would lose characters typed quickly.
            onChange: ({ currentTarget }) => change(currentTarget.value),
            placeholder,
            'aria-labelledby': undefined,
            'aria-expanded': isOpen,
            // An empty value is invalid.
            ...(list.highlightedIndex < 0 && { 'aria-activedescendant': undefined }),
            enterKeyHint: 'search',
            // No highlighted suggestion: Enter submits the form.
            onKeyDown: (event) => {
              if (event.key === 'Enter' && list.highlightedIndex < 0)
                Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
            },
            autoCapitalize: 'none',
            autoFocus: takesFocus,
            className: styles.input,
          })}
        />
        {query !== '' && (
          <IconButton
            icon={IconClose}
            label={clearLabel}
            size={size === 'large' ? 'medium' : 'small'}
            onClick={() => {
              change('')
              document.getElementById(id)?.focus()
            }}
          />
        )}
        <IconButton type="submit" icon={IconSearch} label={submitLabel} size={size} look="solid" />
        <div className={listStyles.popup} hidden={!isOpen}>
          <ul {...list.getMenuProps({ 'aria-label': suggestionsLabel, className: listStyles.list })}>
            {isOpen &&
              suggestions.map((item, index) => (
                <li
                  key={item.id}
                  {...list.getItemProps({ item, index })}
                  className={listStyles.option}
                  data-highlighted={list.highlightedIndex === index || undefined}
                >
                  {item.text}
                  {item.detail && <span className={listStyles.detail}>{item.detail}</span>}
                </li>
              ))}
          </ul>
        </div>
      </div>
      <VisuallyHidden role="status">{isOpen ? statusText : ''}</VisuallyHidden>
    </form>
  )
}
