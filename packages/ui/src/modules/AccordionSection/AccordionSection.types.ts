import type { StructuredText } from '../TextSection/TextSection.types.js'

/** Expandable texts as a section of a page. */
export interface AccordionSectionProps {
  /** Title of the section. */
  readonly title?: string | undefined
  /** Question and answer; the answer is a structured text document. */
  readonly items: readonly { readonly id: string; readonly title: string; readonly document: StructuredText }[]
  /** Anchor id. */
  readonly id?: string | undefined
}
