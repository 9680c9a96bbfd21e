import type { Picture } from '../../components/Picture/Picture.types.js'

/** The annual report and earlier ones (INV-05). */
export interface AnnualReportProps {
  /** Anchor id. */
  readonly id?: string | undefined
  /** Heading. */
  readonly title: string
  /** The text below the heading. */
  readonly text?: string | undefined
  /** The cover of the report. */
  readonly cover: Picture
  /** File with format and size. */
  readonly download: { readonly href: string; readonly text: string; readonly metaText?: string | undefined }
  /** Reports of previous years. */
  readonly earlier?:
    | {
        readonly title: string
        readonly items: readonly {
          readonly id: string
          readonly href: string
          readonly text: string
          readonly metaText?: string | undefined
        }[]
      }
    | undefined
}
