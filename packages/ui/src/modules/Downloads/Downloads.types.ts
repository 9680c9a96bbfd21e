import type { Picture } from '../../components/Picture/Picture.types.js'

/** Documents to download, with type, format, size and language (CAT-15). */
export interface DownloadsProps {
  readonly title?: string | undefined
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
  readonly emptyText?: string | undefined
  readonly id?: string | undefined
}
