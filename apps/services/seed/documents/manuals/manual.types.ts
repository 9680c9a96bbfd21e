import type { DocumentBlock, DocumentLanguage } from '../document.types.ts'

/** A text of manuals in both languages. */
export interface ManualText {
  readonly en: string
  readonly de: string
}

/** The data of a machine that manuals quote. */
export interface ManualMachine {
  readonly name: string
  /** Width, height and depth in millimetres, with their texts. */
  readonly size: readonly [number, number, number]
  readonly sizeTexts: readonly string[]
  readonly weight: string
  readonly supply: string
  /** Null for machines without compressed air. */
  readonly air: string | null
  /** Rows of the technical data: name, metric, imperial. */
  readonly data: readonly (readonly [string, string, string])[]
}

/** What manuals of a kind of machine say of their own. */
export interface ManualFamily {
  readonly purpose: ManualText
  readonly misuse: readonly ManualText[]
  readonly risks: readonly (readonly [risk: ManualText, measure: ManualText])[]
  readonly parts: readonly (readonly [part: ManualText, task: ManualText])[]
  readonly firstJob: readonly ManualText[]
  readonly changeover: readonly ManualText[]
  readonly checks: readonly (readonly [check: ManualText, limit: ManualText, interval: ManualText])[]
  readonly maintenance: readonly (readonly [interval: ManualText, task: ManualText, who: ManualText])[]
  readonly faults: readonly (readonly [fault: ManualText, cause: ManualText, remedy: ManualText])[]
  readonly spares: readonly (readonly [number: string, part: ManualText])[]
  /** The drawing of what the machine makes. */
  readonly toProductDrawing: (language: DocumentLanguage) => DocumentBlock
}
