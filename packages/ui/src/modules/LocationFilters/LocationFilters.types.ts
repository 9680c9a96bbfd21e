import type { MouseEventHandler } from 'react'
import type { SelectOption } from '../../components/SelectField/SelectField.js'

/** Search, brand, type of contact, country and region of a list of locations (CONTACT-04, CONTACT-05). */
export interface LocationFiltersProps {
  /** Names the group of filters. */
  readonly label: string
  /** Address of the list: without script it is sent there as a form. */
  readonly action: string
  /** The search field: the name it is sent by, its label and what was searched for. */
  readonly search: { readonly name: string; readonly label: string; readonly value: string }
  /** The choices beside the search, in order. */
  readonly selects: readonly LocationSelect[]
  /** Says what the button of the search does. */
  readonly submitText: string
  /** Takes all filters away; left out where nothing is filtered. */
  readonly reset?: { readonly href: string; readonly text: string } | undefined
  /** How many locations are left; read out when it changes. */
  readonly resultText?: string | undefined
  /** What was chosen, without what is empty; a select takes effect at once, the search with its button. */
  readonly onChange?: ((query: URLSearchParams) => void) | undefined
  /** Called before the link that takes all filters away is followed. */
  readonly onReset?: MouseEventHandler<HTMLAnchorElement> | undefined
}

export interface LocationSelect {
  readonly name: string
  readonly label: string
  readonly value: string
  /** The first one is all. */
  readonly options: readonly SelectOption[]
}
