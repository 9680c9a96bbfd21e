import type { FormName, FormReceipt } from '@kudex/domain/forms'
import { contactReplyHours } from '@kudex/domain/limits'
import type { IntlShape } from '@kudex/intl/messages'
import { FlashMessage, Link } from '@kudex/ui'
import { Fragment, type ReactNode } from 'react'
import { useAppContext } from '../../features/shared/index.ts'
import type { SentFormProps } from './forms.types.ts'
import { formsMessages as messages } from './forms.messages.ts'

/** Replaces a form that was submitted, or that is queued until the service accepts it (FORM-10, FORM-18). */
export function toSuccess(
  { name, papers }: Pick<SentFormProps, 'name' | 'papers'>,
  { reference, isKept }: FormReceipt,
  { formatMessage }: IntlShape,
): { readonly title: string; readonly text: ReactNode } {
  const next: Record<FormName, ReactNode> = {
    support: formatMessage(messages.sentReply, { hours: contactReplyHours }),
    inquiry: formatMessage(messages.sentReply, { hours: contactReplyHours }),
    whitepaper: papers.map(({ slug, name: title, href }) => (
      <Fragment key={slug}>
        <Link href={href}>{papers.length === 1 ? formatMessage(messages.download) : title}</Link>{' '}
      </Fragment>
    )),
    feedback: null,
    subscription: formatMessage(messages.sentMail),
  }
  return {
    title: formatMessage(isKept ? messages.keptTitle : messages.sentTitle),
    text: (
      <>
        {isKept && <>{formatMessage(messages.keptText)} </>}
        {formatMessage(messages.reference, { reference })} {next[name]}
      </>
    ),
  }
}

/** The state of a subscription. */
export function NoticeText({ kind }: { readonly kind: 'confirmed' | 'ended' | 'unknown' }) {
  const { intl } = useAppContext()
  return <FlashMessage tone={kind === 'unknown' ? 'warning' : 'success'} title={intl.formatMessage(messages[kind])} />
}
