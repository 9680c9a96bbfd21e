import type { MouseEventHandler } from 'react'
import type { SelectOption } from '../../components/SelectField/SelectField.js'

/** Search, brand, type of contact, country and region of a list of locations (CONTACT-04, CONTACT-05). */
export interface LocationFiltersProps {
  /** Names the group of filters. */
  readonly label: string
  /** Address of the list: without script it is sent there as a form. */
  readonly action: string
  readonly search: { readonly name: string; readonly label: string; readonly value: string }
  readonly selects: readonly LocationSelect[]
  readonly submitText: string
  /** Takes all filters away; left out where nothing is filtered. */
  readonly reset?: { readonly href: string; readonly text: string } | undefined
  readonly resultText?: string | undefined
  /** What was chosen, without what is empty; a select takes effect at once, the search with its button. */
  readonly onChange?: ((query: URLSearchParams) => void) | undefined
  readonly onReset?: MouseEventHandler<HTMLAnchorElement> | undefined
}

export interface LocationSelect {
  readonly name: string
  readonly label: string
  readonly value: string
  /** The first one is all. */
  readonly options: readonly SelectOption[]
}
