import { PageSection, Skeleton, VisuallyHidden } from '@kudex/ui'
import { useAppContext } from '../../shared/appContext.ts'
import { ticketFormMessages as messages } from './ticketForm.messages.ts'

/** The page of a new ticket before its form is loaded. */
export function NewTicketLoading() {
  const { intl } = useAppContext()
  return (
    <PageSection
      title={intl.formatMessage(messages.title)}
      lead={intl.formatMessage(messages.lead)}
      headingLevel={1}
      layout="split"
    >
      <VisuallyHidden role="status">{intl.formatMessage(messages.loading)}</VisuallyHidden>
      <Skeleton lines={8} />
    </PageSection>
  )
}
