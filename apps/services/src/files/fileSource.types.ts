/** A file that is made when it is asked for. */
export interface GeneratedFile {
  readonly language: string
  readonly filename: string
  readonly contentType: string
  /** Moment of the last change of what it is made from. */
  readonly changedAt: Date
  readonly bytes: Uint8Array
}

/** Makes public files that are not stored, by slug and language; null if there is none of that slug. */
export type FileSource = (slug: string, language: string) => Promise<GeneratedFile | null>
