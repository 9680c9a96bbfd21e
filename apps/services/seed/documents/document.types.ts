import type { PdfCanvas } from '../../src/pdf/pdfCanvas.ts'

/** Languages of written documents. */
export const documentLanguages = ['en', 'de'] as const
export type DocumentLanguage = (typeof documentLanguages)[number]

/** A written document of the demo: a manual or a leaflet. */
export interface WrittenDocument {
  readonly slug: string
  readonly language: DocumentLanguage
  readonly title: string
  readonly subtitle: string
  /** JPEG on the first page. */
  readonly picture: Uint8Array | null
  /** With a table of contents, and chapters on pages of their own. */
  readonly hasChapters: boolean
  readonly blocks: readonly DocumentBlock[]
}

export type DocumentBlock =
  | { readonly kind: 'chapter' | 'section' | 'text' | 'small'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | {
      readonly kind: 'warning'
      readonly tone: 'danger' | 'caution' | 'note'
      readonly title: string
      readonly text: string
    }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
      /** Parts of the width. */
      readonly columns: readonly number[]
    }
  | {
      readonly kind: 'drawing'
      readonly caption: string
      readonly height: number
      /** Texts that the drawing writes, for its fonts. */
      readonly texts: readonly string[]
      readonly draw: (canvas: PdfCanvas, x: number, y: number, width: number, height: number) => void
    }
