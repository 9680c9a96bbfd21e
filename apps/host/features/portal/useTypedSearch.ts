import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react'

/**
 * The text of a search field whose search is in the address: what was typed, until the address has another search.
 *
 * @returns The text, and the props of the field.
 */
export function useTypedSearch(applied: string) {
  const [typed, setTyped] = useState({ text: applied, since: applied })
  const search = typed.since === applied ? typed.text : applied
  const type = (text: string) => setTyped({ text, since: applied })
  const field = useRef<HTMLInputElement>(null)
  // Text typed before hydration is only in the input.
  const takeTyped = useEffectEvent(() => type(field.current?.value ?? ''))
  useEffect(() => takeTyped(), [])
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => type(currentTarget.value)
  return { search, searchProps: { ref: field, value: search, onChange } }
}
