import { FeedbackForm, InquiryForm, SubscribeForm, SupportForm, WhitepaperForm } from '@kudex/ui'
import { useMemo, type ReactNode } from 'react'
import type { FieldProblem } from '@kudex/domain/forms'
import type { MessageDescriptor } from '@kudex/intl/messages'
import { useAppContext } from '../../features/shared/index.ts'
import type { SentFormProps } from './forms.types.ts'
import { formsMessages as messages } from './forms.messages.ts'

interface OneFormProps extends Pick<SentFormProps, 'name' | 'action' | 'subject' | 'state' | 'countries' | 'country'> {
  readonly isSending: boolean
  readonly success: { readonly title: string; readonly text: ReactNode } | undefined
  readonly onSubmit: (data: FormData) => void
}

/** Shows the form with its texts, values and errors. */
export function OneForm({
  name,
  action,
  subject,
  state,
  countries,
  country,
  isSending,
  success,
  onSubmit,
}: OneFormProps) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const field = (id: FieldId, label: MessageDescriptor = labels[id]) => {
    const value = state?.values[id]
    const problem = state?.problems[id]
    return {
      label: text(label),
      value: typeof value === 'string' ? value : undefined,
      error: problem && text(resolveError(name, id, problem)),
    }
  }
  const lists = useMemo(
    () => ({
      options: countries,
      emptyText: text(messages.countryEmpty),
      openLabel: text(messages.countryOpen),
      placeholder: text(messages.countryPlaceholder),
      toCountText: (count: number) => text(messages.countryCount, { count }),
    }),
    [countries, text],
  )
  const shared = {
    action,
    isSending,
    success,
    onSubmit,
    errorTitle: text(state?.failure ? messages.failureTitle : messages.errorTitle),
    formError: state?.failure ? text(state.failure === 'wait' ? messages.wait : messages.failed) : undefined,
  }
  const person = { firstName: field('firstName'), lastName: field('lastName'), company: field('company') }
  const chosen = { ...field('country'), value: field('country').value ?? country }
  switch (name) {
    case 'support':
      return (
        <SupportForm
          {...shared}
          submitText={text(messages.sendSupport)}
          countries={lists}
          fields={{
            ...person,
            email: field('email'),
            country: chosen,
            product: field('product'),
            serialNumber: field('serialNumber'),
            message: field('message', messages.optionalMessage),
          }}
        />
      )
    case 'inquiry':
      return (
        <InquiryForm
          {...shared}
          submitText={text(messages.sendInquiry)}
          countries={lists}
          fields={{
            ...person,
            email: field('email'),
            country: chosen,
            message: { ...field('message', messages.inquiryMessage), hint: text(messages.inquiryHint) },
          }}
        />
      )
    case 'whitepaper':
      return (
        <WhitepaperForm
          {...shared}
          submitText={text(messages.sendWhitepaper)}
          consentLabel={text(messages.consent)}
          hiddenFields={{ paper: subject }}
          fields={{ ...person, email: field('email'), consent: field('consent') }}
        />
      )
    case 'feedback':
      return (
        <FeedbackForm
          {...shared}
          submitText={text(messages.sendFeedback)}
          countries={lists}
          hiddenFields={{ story: subject }}
          fields={{ ...person, country: chosen, message: field('message') }}
        />
      )
    case 'subscription':
      return (
        <SubscribeForm
          {...shared}
          submitText={text(messages.sendSubscription)}
          consentLabel={text(messages.consent)}
          topics={[
            { value: 'stories', text: text(messages.topicStories) },
            { value: 'media-releases', text: text(messages.topicReleases) },
          ]}
          chosenTopics={toList(state?.values['topics'])}
          fields={{ email: field('email'), topics: field('topics'), consent: field('consent') }}
        />
      )
  }
}

const labels = {
  email: messages.email,
  firstName: messages.firstName,
  lastName: messages.lastName,
  company: messages.company,
  country: messages.country,
  product: messages.product,
  serialNumber: messages.serialNumber,
  message: messages.message,
  topics: messages.topics,
  consent: messages.consent,
} as const

type FieldId = keyof typeof labels

/** Error text of a field: the specified one if the field is empty, else the default (FORM-01, FORM-04…08, STORY-11). */
function resolveError(name: SentFormProps['name'], id: FieldId, problem: FieldProblem): MessageDescriptor {
  if (id === 'email') return messages.emailError
  if (problem === 'unchecked') return messages.checkboxError
  if (problem === 'blank' || (name === 'inquiry' && id === 'message' && problem === 'required'))
    return messages.messageError
  if (problem === 'invalid' || name === 'feedback') return messages.defaultError
  return requiredErrors[id] ?? messages.defaultError
}

const requiredErrors: Partial<Record<FieldId, MessageDescriptor>> = {
  firstName: messages.firstNameError,
  lastName: messages.lastNameError,
  company: messages.companyError,
  country: messages.countryError,
  product: messages.productError,
  serialNumber: messages.serialNumberError,
  topics: messages.topicsError,
}

function toList(value: string | readonly string[] | undefined): readonly string[] {
  return value === undefined ? [] : typeof value === 'string' ? [value] : value
}
