import { PageSection } from '../PageSection/PageSection.js'
import { StructuredTextContent } from './StructuredTextContent.js'
import * as styles from './TextSection.css.js'
import type { TextSectionProps } from './TextSection.types.js'

/** A structured text document in the reading column of the page. */
export function TextSection({ title, overline, document, resolveItemHref, renderItem, ...rest }: TextSectionProps) {
  return (
    <PageSection title={title} overline={overline} layout="split" {...rest}>
      <div className={styles.text}>
        <StructuredTextContent document={document} resolveItemHref={resolveItemHref} renderItem={renderItem} />
      </div>
    </PageSection>
  )
}
