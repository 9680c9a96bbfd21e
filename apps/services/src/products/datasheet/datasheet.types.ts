/** What a data sheet shows, in one language and formatted. */
export interface DatasheetContent {
  /** Language of the texts of the catalogue and of the document. */
  readonly language: string
  readonly changedAt: Date
  readonly name: string
  /** Brand and classification, above the name. */
  readonly overline: string
  readonly lead: string
  readonly paragraphs: readonly string[]
  /** JPEG; null if there is no picture. */
  readonly picture: Uint8Array | null
  readonly figures: readonly { readonly label: string; readonly value: string }[]
  readonly highlights: readonly { readonly name: string; readonly text: string }[]
  readonly groups: readonly {
    readonly title: string
    readonly rows: readonly { readonly name: string; readonly metric: string; readonly imperial: string }[]
  }[]
  readonly variants: readonly string[]
  /** Width, height and depth in millimetres, with their texts. */
  readonly dimensions: {
    readonly size: readonly [number, number, number]
    readonly labels: readonly string[]
  } | null
  readonly texts: Readonly<
    Record<
      'title' | 'highlights' | 'technicalData' | 'variants' | 'dimensions' | 'metric' | 'imperial' | 'asOf' | 'notice',
      string
    >
  >
  /** “Page 1 of 2”. */
  readonly toPageText: (page: number, count: number) => string
}
