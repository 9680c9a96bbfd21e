import type { MouseEventHandler } from 'react'
import type { SelectOption } from '../../components/SelectField/SelectField.js'

/** Search, brand, type of contact, country and region of a list of locations (CONTACT-04, CONTACT-05). */
export interface LocationFiltersProps {
  /** Accessible name of the filters. */
  readonly label: string
  /** URL of the list, the form's action without script. */
  readonly action: string
  /** Name, label and value of the search field. */
  readonly search: { readonly name: string; readonly label: string; readonly value: string }
  /** Selects beside the search, in display order. */
  readonly selects: readonly LocationSelect[]
  /** Text of the search button. */
  readonly submitText: string
  /** Reset link; omit it if nothing is filtered. */
  readonly reset?: { readonly href: string; readonly text: string } | undefined
  /** Number of results; announced on changes. */
  readonly resultText?: string | undefined
  /** Called with the non-empty filters: selects apply immediately, the search on submit. */
  readonly onChange?: ((query: URLSearchParams) => void) | undefined
  /** Called before the reset link is followed. */
  readonly onReset?: MouseEventHandler<HTMLAnchorElement> | undefined
}

export interface LocationSelect {
  readonly name: string
  readonly label: string
  readonly value: string
  /** Options; the first one means all. */
  readonly options: readonly SelectOption[]
}
