import type { Picture } from '../../components/Picture/Picture.types.js'

/** The annual report and earlier ones (INV-05). */
export interface AnnualReportProps {
  /** Anchor of the section. */
  readonly id?: string | undefined
  readonly title: string
  readonly text?: string | undefined
  readonly cover: Picture
  readonly download: { readonly href: string; readonly text: string; readonly metaText?: string | undefined }
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
