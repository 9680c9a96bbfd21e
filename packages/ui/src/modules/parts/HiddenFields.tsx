/** Fields that a native form carries along. */
export function HiddenFields({ fields = {} }: { fields?: Readonly<Record<string, string>> | undefined }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
