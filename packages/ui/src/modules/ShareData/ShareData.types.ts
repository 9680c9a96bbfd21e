import type { RecordFailure } from '../list.types.js'

/** Figures of the share (INV-02). */
export interface ShareDataProps {
  /** Anchor id. */
  readonly id?: string | undefined
  /** Heading. */
  readonly title: string
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Main figure: “5,133,333”. */
  readonly figure: { readonly value: string; readonly label: string; readonly note?: string | undefined }
  /** Rows of name and value. */
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Shown instead of the figures if loading failed. */
  readonly failure?: RecordFailure | undefined
}
