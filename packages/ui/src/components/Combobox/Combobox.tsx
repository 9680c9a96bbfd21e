import { useCombobox } from 'downshift'
import { useState } from 'react'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import { Field, type FieldControl, type FieldTexts } from '../Field/Field.js'
import { IconCheck, IconChevronDown } from '../Icon/icons.js'
import { SelectField } from '../SelectField/SelectField.js'
import * as styles from './Combobox.css.js'
import { filterOptions } from './filterOptions.js'

export type ComboboxOption = {
  readonly value: string
  readonly text: string
  /** Tells options of the same name apart; searched too. */
  readonly detail?: string | undefined
}

export type ComboboxProps = FieldTexts & {
  /** Name of the field in the form, which sends the option's value. */
  name: string
  /** What there is to choose from, in the order shown. */
  options: readonly ComboboxOption[]
  /** The value, where the parent keeps it. */
  value?: string | undefined
  /** The value at first, where the component keeps it itself. */
  defaultValue?: string | undefined
  /** Takes the new value. */
  onChange?: ((value: string) => void) | undefined
  /** Said while options are fetched. */
  loadingText?: string | undefined
  /** Shown where no option fits what was typed. */
  emptyText: string
  /** Spoken while typing, for example “5 countries”. */
  toCountText: (count: number) => string
  /** Names the button that opens the list. */
  openLabel: string
  /** The choice of nothing in the list that stands in while no script runs. */
  placeholder?: string | undefined
  /** Seen, but not to be used. */
  disabled?: boolean | undefined
  /** Nothing is sent without it. */
  required?: boolean | undefined
  /** Anchor that links can lead to. */
  id?: string | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
}

/** One of many choices, found by typing a part of it. Without script it is a list as in `SelectField`. */
export function Combobox({ label, hint, error, id, className, ...box }: ComboboxProps) {
  const isHydrated = useIsHydrated()
  const { name, options, value, defaultValue, disabled, required, onChange, placeholder = '' } = box
  const [early, setEarly] = useState<string | undefined>(undefined)
  const field = { label, hint, error, id, className }

  /** What was chosen in the list before script ran stays chosen. */
  function keepChoice(list: HTMLSelectElement | null) {
    if (!list || list.value === (value ?? defaultValue ?? '')) return
    setEarly(list.value)
    onChange?.(list.value)
  }

  if (!isHydrated)
    return (
      <SelectField
        {...field}
        ref={keepChoice}
        name={name}
        disabled={disabled}
        required={required}
        defaultValue={value ?? defaultValue}
        options={[{ value: '', text: placeholder }, ...options]}
      />
    )
  const chosen = early ?? defaultValue
  return <Field {...field}>{(control) => <Box {...box} defaultValue={chosen} label={label} control={control} />}</Field>
}

type BoxProps = Omit<ComboboxProps, keyof FieldTexts | 'id' | 'className'> & { label: string; control: FieldControl }

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
    stateReducer: (state, { type, changes }) => {
      if (type === useCombobox.stateChangeTypes.InputChange)
        return { ...changes, highlightedIndex: hasMatch(options, changes.inputValue) ? 0 : -1 }
      // Leaving chooses nothing: what was chosen before is shown again.
      if (type === useCombobox.stateChangeTypes.InputBlur) {
        const item = state.inputValue === '' ? null : state.selectedItem
        return { ...changes, selectedItem: item, inputValue: toText(item) }
      }
      return changes
    },
    onInputValueChange: ({ inputValue, type }) =>
      setTyped(type === useCombobox.stateChangeTypes.InputChange ? inputValue : undefined),
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

/** Whether something was typed that an option fits: Enter takes the first one. */
function hasMatch(options: readonly ComboboxOption[], typed = ''): boolean {
  return typed !== '' && filterOptions(options, typed).length > 0
}

function toText(option: ComboboxOption | null): string {
  return option?.text ?? ''
}
