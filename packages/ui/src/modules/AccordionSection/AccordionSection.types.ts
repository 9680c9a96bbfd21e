import type { StructuredText } from '../TextSection/TextSection.types.js'

/** Texts that open on request, as a section of a page. */
export interface AccordionSectionProps {
  /** Title of the section. */
  readonly title?: string | undefined
  /** Question and answer; the answer is a structured text document. */
  readonly items: readonly { readonly id: string; readonly title: string; readonly document: StructuredText }[]
  /** Target of anchor links. */
  readonly id?: string | undefined
}
