import type { LinkItem } from '../link.types.js'

/** Says that a page is not available in the chosen language and offers those it has (LOCALE-18, LOCALE-19). */
export interface LanguageBannerProps {
  /** Name of the region. */
  readonly label: string
  /** Says in which language the page is not there. */
  readonly text: string
  /** The same page in a language that it has; `lang` is the language of the link's text. */
  readonly links: readonly (LinkItem & { readonly lang: string })[]
}
