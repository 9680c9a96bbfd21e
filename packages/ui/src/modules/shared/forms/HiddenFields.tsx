import type { HiddenFieldValues } from '../../form.types.js'

/** Fields that a native form carries along; a field with several values is sent once for each. */
export function HiddenFields({ fields = {} }: { fields?: HiddenFieldValues | undefined }) {
  return Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value, index) => <input key={`${name}-${index}`} type="hidden" name={name} value={value} />),
  )
}
