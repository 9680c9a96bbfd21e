import type { RecordFailure } from '../list.types.js'

/** Figures of the share (INV-02). */
export interface ShareDataProps {
  /** Anchor of the section. */
  readonly id?: string | undefined
  /** The heading. */
  readonly title: string
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** The figure that matters most: “5,133,333”. */
  readonly figure: { readonly value: string; readonly label: string; readonly note?: string | undefined }
  /** The rows, each a name and its value. */
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  /** Read out while the content is on its way; where it is given, stand-ins are shown. */
  readonly loadingText?: string | undefined
  /** In place of the figures: they could not be loaded, which is not the same as nothing. */
  readonly failure?: RecordFailure | undefined
}
