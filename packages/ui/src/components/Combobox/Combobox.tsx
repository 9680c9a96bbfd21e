'use client'

import { useCombobox } from 'downshift'
import { useState } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import { Field, type FieldControl, type FieldTexts } from '../Field/Field.js'
import { IconCheck } from '../Icon/icons.js'
import { IconChevronDown } from '../Icon/layoutIcons.js'
import { SelectField } from '../SelectField/SelectField.js'
import * as styles from './Combobox.css.js'
import { filterOptions, findTypedOption, type ComboboxOption } from './filterOptions.js'

export type { ComboboxOption }

export type ComboboxProps = Omit<RootProps, 'onChange'> &
  FieldTexts & {
    /** Name of the form field, which sends the option's value. */
    name: string
    /** Options in display order. */
    options: readonly ComboboxOption[]
    /** Value (controlled). */
    value?: string | undefined
    /** Initial value (uncontrolled). */
    defaultValue?: string | undefined
    /** Called with the new value. */
    onChange?: ((value: string) => void) | undefined
    /** Announced while options load. */
    loadingText?: string | undefined
    /** Shown if no option matches the input. */
    emptyText: string
    /** Announced while typing, for example “5 countries”. */
    toCountText: (count: number) => string
    /** Accessible name of the button that opens the list. */
    openLabel: string
    /** Text of the empty option of the native list that is used before hydration. */
    placeholder?: string | undefined
    /** Disables the control. */
    disabled?: boolean | undefined
    /** Marks the field as required. */
    required?: boolean | undefined
  }

/** One option of many, found by typing. Without script it is a native list as in `SelectField`. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, id, name, options, value, defaultValue, disabled, required, onChange, ...more } = props
  const { placeholder = '', loadingText, emptyText, toCountText, openLabel, ...rest } = more
  const isHydrated = useIsHydrated()
  const [early, setEarly] = useState<string | undefined>(undefined)
  const field = { label, hint, error, id }

  /** Keeps the option that was selected in the native list before hydration. */
  function keepChoice(list: HTMLSelectElement | null) {
    if (!list || list.value === (value ?? defaultValue ?? '')) return
    setEarly(list.value)
    onChange?.(list.value)
  }

  if (!isHydrated)
    return (
      <SelectField
        {...field}
        className={rest.className}
        ref={keepChoice}
        name={name}
        disabled={disabled}
        required={required}
        defaultValue={value ?? defaultValue}
        // An option without any text is invalid HTML.
        options={[{ value: '', text: placeholder || '\u00A0' }, ...options]}
      />
    )
  const chosen = early ?? defaultValue
  const box = { label, name, options, value, defaultValue: chosen, disabled, required, onChange, placeholder }
  const texts = { loadingText, emptyText, toCountText, openLabel }
  return (
    <Field {...field} {...rest}>
      {(control) => <Box {...box} {...texts} control={control} />}
    </Field>
  )
}

type BoxProps = Omit<ComboboxProps, keyof FieldTexts | keyof RootProps> & {
  label: string
  onChange: ComboboxProps['onChange']
  control: FieldControl
}

const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes

function Box(props: BoxProps) {
  const { label, control, name, options, loadingText, emptyText, toCountText, openLabel, placeholder } = props
  const [ownValue, setOwnValue] = useState(props.defaultValue ?? '')
  const selectedItem = options.find((option) => option.value === (props.value ?? ownValue)) ?? null
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const items = filterOptions(options, typed ?? '')
  const list = useCombobox<ComboboxOption>({
    items: [...items],
    selectedItem,
    inputId: control.id,
    itemToString: toText,
    // The options may be new objects whenever the application renders.
    itemToKey: (option) => option?.value,
    stateReducer: (state, { type, changes }) => {
      if (type === InputChange) return { ...changes, highlightedIndex: hasMatch(options, changes.inputValue) ? 0 : -1 }
      // Closing the list selects an option that is typed in full, otherwise it restores the text of the selected option.
      if (type === InputBlur || (type === InputKeyDownEscape && state.isOpen)) {
        const item = state.inputValue === '' ? null : (findTypedOption(options, state.inputValue) ?? state.selectedItem)
        return { ...changes, selectedItem: item, inputValue: toText(item) }
      }
      return changes
    },
    onInputValueChange: ({ inputValue, type }) => setTyped(type === InputChange ? inputValue : undefined),
    onSelectedItemChange: ({ selectedItem: item }) => {
      setOwnValue(item?.value ?? '')
      props.onChange?.(item?.value ?? '')
    },
    onIsOpenChange: ({ isOpen }) => isOpen || setTyped(undefined),
  })
  const statusText = loadingText ?? (items.length === 0 ? emptyText : toCountText(items.length))
  return (
    <div className={styles.box}>
      <input
        {...list.getInputProps({
          ...control,
          placeholder,
          disabled: props.disabled,
          required: props.required,
          'aria-labelledby': undefined,
          className: join(control.className, styles.input),
        })}
      />
      <input type="hidden" name={name} value={selectedItem?.value ?? ''} disabled={props.disabled} />
      <button
        type="button"
        {...list.getToggleButtonProps({
          disabled: props.disabled ?? false,
          'aria-label': openLabel,
          className: styles.toggle,
        })}
      >
        <IconChevronDown size="small" />
      </button>
      <div className={styles.popup} hidden={!list.isOpen}>
        <ul {...list.getMenuProps({ 'aria-label': label, className: styles.list })}>
          {list.isOpen &&
            items.map((item, index) => (
              <li
                key={item.value}
                {...list.getItemProps({ item, index })}
                className={styles.option}
                data-highlighted={list.highlightedIndex === index || undefined}
              >
                <span>
                  {item.text}
                  {item.detail && <span className={styles.detail}>{item.detail}</span>}
                </span>
                {item.value === selectedItem?.value && <IconCheck size="small" />}
              </li>
            ))}
        </ul>
        {(items.length === 0 || loadingText) && <p className={styles.note}>{statusText}</p>}
      </div>
      <VisuallyHidden role="status">{list.isOpen ? statusText : ''}</VisuallyHidden>
    </div>
  )
}

/** True if an option matches the input: Enter then selects the first match. */
function hasMatch(options: readonly ComboboxOption[], typed = ''): boolean {
  return typed !== '' && filterOptions(options, typed).length > 0
}

function toText(option: ComboboxOption | null): string {
  return option?.text ?? ''
}
