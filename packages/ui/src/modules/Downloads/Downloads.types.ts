import type { RootProps } from '../../foundations/rootProps.js'
import type { Picture } from '../../components/Picture/Picture.js'

/** Documents to download, with type, format, size and language (CAT-15). */
export interface DownloadsProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** The files with format and size. */
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly href: string
    /** For example “Brochure”. */
    readonly typeText?: string | undefined
    /** For example “PDF”. */
    readonly formatText?: string | undefined
    /** Already formatted, for example “2.4 MB”. */
    readonly sizeText?: string | undefined
    /** Name of the document's language. */
    readonly languageText?: string | undefined
    /** Code of the document's language. */
    readonly language?: string | undefined
    readonly thumbnail?: Picture | undefined
  }[]
  /** Shown if the list is empty. */
  readonly emptyText?: string | undefined
  /** Language of the names if it differs from the page's (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
}
