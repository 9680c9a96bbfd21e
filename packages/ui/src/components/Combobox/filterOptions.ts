export type ComboboxOption = {
  readonly value: string
  readonly text: string
  /** Distinguishes options of the same name; included in the search. */
  readonly detail?: string | undefined
}

/** Options that contain every typed word, ignoring case and accents; options that start with the words come first. */
export function filterOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const words = toPlain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  const fitting = options.filter(({ text, detail = '' }) => {
    const plain = toPlain(`${text} ${detail}`)
    return words.every((word) => plain.includes(word))
  })
  const [first = ''] = words
  const isFirst = (option: ComboboxOption) => toPlain(option.text).startsWith(first)
  return [...fitting.filter(isFirst), ...fitting.filter((option) => !isFirst(option))]
}

/** The one option whose text or detail is typed in full, ignoring case and accents. */
export function findTypedOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const plain = toPlain(typed.trim())
  const [option, second] = options.filter(
    ({ text, detail = '' }) => plain && [text, detail].map(toPlain).includes(plain),
  )
  return second ? undefined : option
}

function toPlain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
}
