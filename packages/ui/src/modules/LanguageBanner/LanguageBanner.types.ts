import type { LinkItem } from '../link.types.js'

/**
 * Notice that the page is not available in the chosen language, with links to the available ones (LOCALE-18,
 * LOCALE-19).
 */
export interface LanguageBannerProps {
  /** Name of the region. */
  readonly label: string
  /** Text that names the missing language. */
  readonly text: string
  /** The same page in an available language; `lang` is the language of the link text. */
  readonly links: readonly (LinkItem & { readonly lang: string })[]
}
