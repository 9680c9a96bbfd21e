import type { RootProps } from '../../foundations/rootProps.js'
import { Accordion } from '../../components/Accordion/Accordion.js'
import { PageSection } from '../PageSection/PageSection.js'
import { StructuredTextContent } from '../TextSection/StructuredTextContent.js'
import type { StructuredText } from '../TextSection/TextSection.types.js'
import * as textStyles from '../TextSection/TextSection.css.js'

/** Expandable texts as a section of a page. */
export interface AccordionSectionProps extends RootProps {
  /** Title of the section. */
  readonly title?: string | undefined
  /** Question and answer; the answer is a structured text document. */
  readonly items: readonly { readonly id: string; readonly title: string; readonly document: StructuredText }[]
  /** Anchor id. */
  readonly id?: string | undefined
}

/** Expandable questions and answers; work without script. */
export function AccordionSection({ title, items, id, ...rest }: AccordionSectionProps) {
  return (
    <PageSection title={title} id={id} layout="split" {...rest}>
      <Accordion
        items={items.map((item) => ({
          id: item.id,
          title: item.title,
          content: (
            <div className={textStyles.text}>
              <StructuredTextContent document={item.document} />
            </div>
          ),
        }))}
      />
    </PageSection>
  )
}
