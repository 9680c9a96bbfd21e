import { passwordLengths } from '@kudex/domain/account'
import { toPolicyText } from '@kudex/intl/policies'
import { IdentityForm, type IdentityFormField } from '@kudex/ui'
import { credentialMessages as messages } from './credentials.messages.ts'
import { emailMessages } from './email.messages.ts'
import { type PageFrame, renderDocument } from './document.tsx'
import { identityMessages } from './identity.messages.ts'
import { invitationMessages } from './invitation.messages.ts'
import type { CredentialFormModel } from './pages.types.ts'
import { toPasswordLabels } from './toPasswordLabels.ts'

/** A form of registration or of a forgotten password. */
export function renderCredentialForm(frame: PageFrame, model: CredentialFormModel): string {
  const { formatMessage, language } = frame.intl
  const { form, action, email = '' } = model
  const { title, lead, submit } = formTexts[form]
  return renderDocument(frame, {
    title: formatMessage(title),
    hasLanguages: true,
    content: (
      <IdentityForm
        title={formatMessage(title)}
        lead={formatMessage(lead, { email })}
        action={`${action}?ui_locales=${language}`}
        fields={toFields(frame, model)}
        passwordLabels={toPasswordLabels(frame.intl)}
        submitText={formatMessage(submit)}
        errorTitle={formatMessage(messages.problemTitle)}
        formError={toFormError(frame, model)}
      />
    ),
  })
}

const formTexts = {
  forgotten: { title: messages.forgotten, lead: messages.forgottenLead, submit: messages.sendLink },
  register: { title: messages.register, lead: messages.registerLead, submit: messages.sendLink },
  'new-password': { title: messages.newPasswordTitle, lead: messages.newPasswordLead, submit: messages.savePassword },
  invitation: {
    title: invitationMessages.title,
    lead: invitationMessages.accountLead,
    submit: invitationMessages.accept,
  },
  email: { title: emailMessages.title, lead: emailMessages.lead, submit: emailMessages.submit },
  registration: { title: messages.register, lead: messages.registrationLead, submit: messages.createAccount },
} as const

function toFields({ intl }: PageFrame, { form, values, failures, problem }: CredentialFormModel): IdentityFormField[] {
  if (form === 'email') return []
  const text = intl.formatMessage
  const base = (name: string) => ({
    name,
    value: values?.[name],
    error: failures?.[name]?.map((policy) => toPolicyText(policy, intl)).join(' '),
  })
  if (form === 'forgotten' || form === 'register') {
    return [{ ...base('email'), kind: 'email', label: text(identityMessages.email) }]
  }
  const names: IdentityFormField[] = [
    { ...base('firstName'), kind: 'text', label: text(messages.firstName), autoComplete: 'given-name' },
    { ...base('lastName'), kind: 'text', label: text(messages.lastName), autoComplete: 'family-name' },
  ]
  return [
    ...(form === 'new-password' ? [] : names),
    {
      ...base('password'),
      kind: 'new-password',
      label: text(messages.newPassword),
      hint: text(messages.passwordHint, { count: passwordLengths.min }),
    },
    {
      ...base('repeatedPassword'),
      kind: 'new-password',
      label: text(messages.repeatedPassword),
      error: problem?.kind === 'passwords-differ' ? text(messages.passwordsDiffer) : undefined,
    },
  ]
}

function toFormError({ intl }: PageFrame, { problem }: CredentialFormModel): string | undefined {
  if (problem?.kind === 'busy') return intl.formatMessage(identityMessages.busy)
  return problem?.kind === 'too-many' ? intl.formatMessage(messages.tooMany, { minutes: problem.minutes }) : undefined
}
