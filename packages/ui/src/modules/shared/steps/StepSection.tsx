import type { ReactNode, Ref } from 'react'
import { Status } from '../../../components/Badge/Badge.js'
import { FlashMessage } from '../../../components/FlashMessage/FlashMessage.js'
import type { RecordStatus } from '../../list.types.js'
import { PageSection } from '../../PageSection/PageSection.js'
import type { StepResult } from '../../step.types.js'
import * as styles from './StepSection.css.js'

type StepSectionProps = {
  title: string
  text: string
  status?: RecordStatus | undefined
  result?: StepResult | undefined
  /** Ref to the content beside the heading. */
  ref?: Ref<HTMLDivElement> | undefined
  /** The buttons. */
  children: ReactNode
}

/** Section about one action: description, result and button. */
export function StepSection({ title, text, status, result, ref, children }: StepSectionProps) {
  return (
    <PageSection title={title} layout="split">
      <div ref={ref} className={styles.step}>
        {status && <Status tone={status.tone}>{status.text}</Status>}
        <p className={styles.text}>{text}</p>
        {result && (
          <FlashMessage tone={result.tone} title={result.title}>
            {result.text}
          </FlashMessage>
        )}
        {children}
      </div>
    </PageSection>
  )
}
