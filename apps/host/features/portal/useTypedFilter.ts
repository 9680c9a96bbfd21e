import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react'

/**
 * The value of a field whose filter is in the address: what was typed, until the address has another filter.
 *
 * @returns The value, and the props of the field.
 */
export function useTypedFilter(applied: string) {
  const [entry, setEntry] = useState({ value: applied, since: applied })
  const typed = entry.since === applied ? entry.value : applied
  const type = (value: string) => setEntry({ value, since: applied })
  const field = useRef<HTMLInputElement>(null)
  // A value typed before hydration is only in the input.
  const takeTyped = useEffectEvent(() => type(field.current?.value ?? ''))
  useEffect(() => takeTyped(), [])
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => type(currentTarget.value)
  return { typed, fieldProps: { ref: field, value: typed, onChange } }
}
