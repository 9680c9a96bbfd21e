import { PageSection } from '@kudex/ui'
import { useAppContext } from '../../features/shared/index.ts'
import type { SentFormProps } from './forms.types.ts'
import { formsMessages as messages } from './forms.messages.ts'
import { NoticeText, toSuccess } from './FormNotices.tsx'
import { OneForm } from './OneForm.tsx'
import { TokenForm } from './TokenForm.tsx'
import { useFormSending } from './useFormSending.ts'

/** The form of the page, or what became of it. */
export function FormSection(props: SentFormProps) {
  const { name, notice, action } = props
  const { intl } = useAppContext()
  const { state, sent, isSending, submit } = useFormSending(props)
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
    <PageSection id="form" layout="split" title={text(formTitles[name])}>
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
  whitepaper: messages.sendWhitepaper,
  feedback: messages.sendFeedback,
  subscription: messages.sendSubscription,
} as const
