import { useCombobox } from 'downshift'
import { useEffect, useId, useRef, useState } from 'react'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import * as listStyles from '../Combobox/Combobox.css.js'
import { IconButton } from '../Button/Button.js'
import * as fieldStyles from '../Field/Field.css.js'
import { IconClose, IconSearch } from '../Icon/icons.js'
import * as styles from './SearchField.css.js'

export type SearchSuggestion = {
  readonly id: string
  readonly text: string
  /** What kind of thing it is. */
  readonly detail?: string | undefined
}

export type SearchFieldProps = {
  /** Where the form goes; it works without script. */
  action: string
  /** Name of the query in the address. */
  name?: string | undefined
  /** Further parts of the address. */
  hiddenFields?: Readonly<Record<string, string>> | undefined
  /** Names it, for eyes and ears. */
  label: string
  /** The label is there for screen readers only, where the place says what it is. */
  hideLabel?: boolean | undefined
  /** An example inside the empty field; never the only label. */
  placeholder?: string | undefined
  /** Names the button that searches. */
  submitLabel: string
  /** Names the button that empties the field. */
  clearLabel: string
  /** What is searched for at first. */
  defaultQuery?: string | undefined
  /** Takes what is typed, letter by letter. */
  onQueryChange?: ((query: string) => void) | undefined
  /** Fitting what is typed now; the application finds them (SEARCH-12). */
  suggestions?: readonly SearchSuggestion[] | undefined
  /** Names the list of suggestions. */
  suggestionsLabel: string
  /** Spoken when suggestions come, for example “5 suggestions”. */
  statusText?: string | undefined
  /** Without it the suggestion is searched for. */
  onChooseSuggestion?: ((suggestion: SearchSuggestion) => void) | undefined
  /** Takes what is searched for, instead of a page load. */
  onSubmit?: ((query: string) => void) | undefined
  /** How much room it takes. */
  size?: 'medium' | 'large' | undefined
  /** Takes the focus when it appears: where somebody opened it to type. */
  takesFocus?: boolean | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
}

/** Search with suggestions while typing; a plain form that leads to the results. */
export function SearchField(props: SearchFieldProps) {
  const { name = 'q', label, suggestions = [], onChooseSuggestion, size = 'medium' } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [query, setQuery] = useState(props.defaultQuery ?? '')
  const [chosen, setChosen] = useState<SearchSuggestion>()
  useEffect(() => {
    if (chosen) form.current?.requestSubmit()
  }, [chosen])

  function change(next: string) {
    setQuery(next)
    props.onQueryChange?.(next)
  }

  const list = useCombobox<SearchSuggestion>({
    items: [...suggestions],
    inputValue: query,
    selectedItem: null,
    inputId: id,
    itemToString: (suggestion) => suggestion?.text ?? '',
    // Opens only by typing, and only where there is something to show.
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
      ref={form}
      role="search"
      aria-label={label}
      action={props.action}
      className={props.className}
      onSubmit={(event) => {
        if (!props.onSubmit) return
        event.preventDefault()
        list.closeMenu()
        props.onSubmit(query)
      }}
    >
      {Object.entries(props.hiddenFields ?? {}).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {props.hideLabel ? (
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
          type="search"
          {...list.getInputProps({
            name,
            // At once: a letter typed before the list has heard of the last one would be lost.
            onChange: ({ currentTarget }) => change(currentTarget.value),
            placeholder: props.placeholder,
            'aria-labelledby': undefined,
            'aria-expanded': isOpen,
            // An empty one is no valid value.
            ...(list.highlightedIndex < 0 && { 'aria-activedescendant': undefined }),
            enterKeyHint: 'search',
            // Nothing is chosen from the list: Enter sends the form.
            onKeyDown: (event) => {
              if (event.key === 'Enter' && list.highlightedIndex < 0)
                Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
            },
            autoCapitalize: 'none',
            autoFocus: props.takesFocus,
            className: styles.input,
          })}
        />
        {query !== '' && (
          <IconButton
            icon={IconClose}
            label={props.clearLabel}
            size={size === 'large' ? 'medium' : 'small'}
            onClick={() => {
              change('')
              document.getElementById(id)?.focus()
            }}
          />
        )}
        <IconButton type="submit" icon={IconSearch} label={props.submitLabel} size={size} look="solid" />
        <div className={listStyles.popup} hidden={!isOpen}>
          <ul {...list.getMenuProps({ 'aria-label': props.suggestionsLabel, className: listStyles.list })}>
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
      <VisuallyHidden role="status">{isOpen ? props.statusText : ''}</VisuallyHidden>
    </form>
  )
}
