import { Accordion } from '../../components/Accordion/Accordion.js'
import { PageSection } from '../PageSection/PageSection.js'
import { StructuredTextContent } from '../TextSection/StructuredTextContent.js'
import * as textStyles from '../TextSection/TextSection.css.js'
import type { AccordionSectionProps } from './AccordionSection.types.js'

/** Expandable questions and answers; work without script. */
export function AccordionSection({ title, items, id }: AccordionSectionProps) {
  return (
    <PageSection title={title} id={id} layout="split">
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
