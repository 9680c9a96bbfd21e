import { PageSection } from '@kudex/ui'
import { FormSubmissionProvider, useFormSubmission } from '../../features/forms/index.ts'
import { useAppContext } from '../../features/shared/index.ts'
import type { SentFormProps } from './forms.types.ts'
import { formsMessages as messages } from './forms.messages.ts'
import { NoticeText, toSuccess } from './FormNotices.tsx'
import { OneForm } from './OneForm.tsx'
import { TokenForm } from './TokenForm.tsx'

/** The form of the page, or its result. */
export function FormSection(props: SentFormProps) {
  const { name, action, state: rejected } = props
  return (
    <FormSubmissionProvider key={action} input={{ name, action, rejected }}>
      <Section {...props} />
    </FormSubmissionProvider>
  )
}

function Section(props: SentFormProps) {
  const { name, notice, action } = props
  const { intl } = useAppContext()
  const { rejected: state, receipt: sent, isSending, submit } = useFormSubmission({ rejected: props.state })
  const text = intl.formatMessage
  if (!sent && notice && notice.kind !== 'sent') {
    return (
      <PageSection id="form" layout="split" title={'token' in notice ? text(titles[notice.kind]) : undefined}>
        {'token' in notice ? (
          <TokenForm action={action} kind={notice.kind} token={notice.token} failure={state?.failure ?? null} />
        ) : (
          <NoticeText kind={notice.kind} />
        )}
      </PageSection>
    )
  }
  const arrived = sent ?? (notice?.kind === 'sent' ? notice : null)
  return (
    <PageSection
      id="form"
      layout="split"
      title={text(formTitles[name])}
      lead={props.story ? text(messages.aboutStory) : undefined}
      link={props.story ?? undefined}
    >
      <OneForm
        {...props}
        state={state}
        isSending={isSending}
        success={arrived ? toSuccess(props, arrived, intl) : undefined}
        onSubmit={submit}
      />
    </PageSection>
  )
}

const titles = {
  confirm: messages.confirmTitle,
  leave: messages.leaveTitle,
} as const

const formTitles = {
  support: messages.sendSupport,
  inquiry: messages.sendInquiry,
  whitepaper: messages.sendWhitepaper,
  feedback: messages.sendFeedback,
  subscription: messages.sendSubscription,
} as const
