import type { HiddenFieldValues } from '../../form.types.js'

/** Hidden inputs; a field with several values becomes several inputs. */
export function HiddenFields({ fields = {} }: { fields?: HiddenFieldValues | undefined }) {
  return Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value, index) => <input key={`${name}-${index}`} type="hidden" name={name} value={value} />),
  )
}
