import type { MessageDescriptor } from '@kudex/intl/messages'
import { ConsentForm, IdentityForm, LoginForm, MessagePage } from '@kudex/ui'
import { emailMessages } from './email.messages.ts'
import { type PageFrame, renderDocument } from './document.tsx'
import { passkeyMessages } from './passkey.messages.ts'
import { PasskeyForm } from './PasskeyForm.tsx'
import { toPasswordLabels } from './toPasswordLabels.ts'
import { credentialMessages } from './credentials.messages.ts'
import { identityMessages as messages } from './identity.messages.ts'
import { invitationMessages } from './invitation.messages.ts'
import type {
  ConsentModel,
  LoginModel,
  LoginProblem,
  LogoutModel,
  MessageModel,
  SecondFactorModel,
} from './pages.types.ts'

export { renderCredentialForm } from './credentialDocuments.tsx'
export { renderInvitation } from './invitationDocument.tsx'

/** The sign-in page: e-mail, password, errors and a cancel link (AUTH-39). */
export function renderLogin(frame: PageFrame, { action, email, problems, passkey }: LoginModel): string {
  const { formatMessage, language } = frame.intl
  const issuerPath = action.slice(0, action.indexOf('/interaction/'))
  const errors = problems.map((problem) => ({ field: toField(problem), text: toProblemText(frame, problem) }))
  const isMissing = (kind: LoginProblem['kind']) => problems.some((problem) => problem.kind === kind)
  const title = formatMessage(messages.loginTitle)
  return renderDocument(frame, {
    title,
    hasLanguages: true,
    hasPasskey: passkey !== undefined,
    content: (
      <LoginForm
        title={title}
        lead={formatMessage(messages.loginLead)}
        action={`${action}?ui_locales=${language}`}
        email={{
          name: 'email',
          label: formatMessage(messages.email),
          value: email,
          error: isMissing('email-missing') ? formatMessage(messages.emailMissing) : undefined,
        }}
        password={{
          name: 'password',
          label: formatMessage(messages.password),
          error: isMissing('password-missing') ? formatMessage(messages.passwordMissing) : undefined,
          ...toPasswordLabels(frame.intl),
        }}
        submitText={formatMessage(messages.submit)}
        errorSummary={errors.length > 0 ? { title: formatMessage(messages.problemTitle), errors } : undefined}
        links={[
          {
            href: `${issuerPath}/password?ui_locales=${language}`,
            text: formatMessage(credentialMessages.forgotten),
          },
          { href: `${issuerPath}/register?ui_locales=${language}`, text: formatMessage(credentialMessages.register) },
        ]}
        cancelLink={{ href: `${action}/cancel`, text: formatMessage(messages.cancel) }}
        alternative={
          passkey && <PasskeyForm frame={frame} action={action} prompt={passkey} text={passkeyMessages.signIn} />
        }
      />
    ),
  })
}

/** The page that asks for the second factor after the password (ACCT-04). */
export function renderSecondFactor(frame: PageFrame, { action, ticket, problem, passkey }: SecondFactorModel): string {
  const { formatMessage, language } = frame.intl
  const title = formatMessage(messages.secondFactorTitle)
  const tooMany = problem?.kind === 'too-many' ? problem.minutes : undefined
  const isCodeProblem = problem?.kind === 'code-missing' || problem?.kind === 'code-wrong'
  const error = isCodeProblem ? formatMessage(codeMessages[problem.kind]) : undefined
  const formError = problem?.kind === 'passkey-refused' ? formatMessage(passkeyMessages.refused) : undefined
  return renderDocument(frame, {
    title,
    hasLanguages: false,
    hasPasskey: passkey !== undefined,
    content: (
      <IdentityForm
        title={title}
        lead={formatMessage(passkey ? passkeyMessages.secondFactorLead : messages.secondFactorLead)}
        action={`${action}?ui_locales=${language}`}
        hiddenFields={{ ticket }}
        fields={[
          {
            kind: 'code',
            name: 'code',
            label: formatMessage(messages.code),
            hint: formatMessage(messages.codeHint),
            error,
          },
        ]}
        passwordLabels={toPasswordLabels(frame.intl)}
        submitText={formatMessage(messages.submit)}
        errorTitle={formatMessage(messages.problemTitle)}
        formError={tooMany === undefined ? formError : formatMessage(messages.tooMany, { minutes: tooMany })}
        cancelLink={{ href: `${action}/cancel`, text: formatMessage(messages.cancel) }}
        alternative={
          passkey && (
            <PasskeyForm frame={frame} action={action} prompt={passkey} ticket={ticket} text={passkeyMessages.use} />
          )
        }
      />
    ),
  })
}

/** The consent page. */
export function renderConsent(frame: PageFrame, { action, scopes }: ConsentModel): string {
  const { formatMessage, language } = frame.intl
  const title = formatMessage(messages.consentTitle)
  return renderDocument(frame, {
    title,
    hasLanguages: true,
    content: (
      <ConsentForm
        title={title}
        lead={formatMessage(messages.consentLead)}
        action={`${action}?ui_locales=${language}`}
        scopesTitle={formatMessage(messages.consentScopes)}
        scopes={scopes.flatMap((id) => {
          const message = scopeMessages[id]
          return message ? [{ id, title: formatMessage(message) }] : []
        })}
        accept={{ name: 'decision', value: 'accept', text: formatMessage(messages.consentAccept) }}
        deny={{ name: 'decision', value: 'deny', text: formatMessage(messages.consentDeny) }}
      />
    ),
  })
}

/** The page that confirms a logout. */
export function renderLogout(frame: PageFrame, { action, xsrf }: LogoutModel): string {
  const { formatMessage } = frame.intl
  const title = formatMessage(messages.logoutTitle)
  return renderDocument(frame, {
    title,
    hasLanguages: false,
    content: (
      <ConsentForm
        title={title}
        lead={formatMessage(messages.logoutLead)}
        action={action}
        hiddenFields={{ xsrf }}
        scopesTitle=""
        scopes={[]}
        accept={{ name: 'logout', value: 'yes', text: formatMessage(messages.logoutAccept) }}
        deny={{ name: 'stay', value: 'yes', text: formatMessage(messages.logoutDeny) }}
      />
    ),
  })
}

/** A page with a message only. */
export function renderMessage(frame: PageFrame, { kind, code }: MessageModel): string {
  const { formatMessage } = frame.intl
  const { title, text, tone } = messageTexts[kind]
  return renderDocument(frame, {
    title: formatMessage(title),
    hasLanguages: false,
    content: (
      <MessagePage
        title={formatMessage(title)}
        text={formatMessage(text)}
        tone={tone}
        details={code ? [{ label: formatMessage(messages.errorCode), value: code }] : undefined}
        link={
          kind === 'password-saved' || kind === 'registered' || kind === 'email-changed'
            ? { href: `${frame.homeAddress}mykomax`, text: formatMessage(messages.submit) }
            : { href: frame.homeAddress, text: formatMessage(messages.back) }
        }
      />
    ),
  })
}

const codeMessages = {
  'code-missing': messages.codeMissing,
  'code-wrong': messages.codeWrong,
} as const

const scopeMessages: Readonly<Record<string, MessageDescriptor>> = {
  openid: messages.scopeOpenid,
  profile: messages.scopeProfile,
  email: messages.scopeEmail,
  'fr:idm:*': messages.scopeRoles,
}

const messageTexts = {
  'invalid-request': { title: messages.invalidTitle, text: messages.invalidText, tone: 'error' },
  expired: { title: messages.expiredTitle, text: messages.expiredText, tone: 'neutral' },
  failure: { title: messages.failureTitle, text: messages.failureText, tone: 'error' },
  'logged-out': { title: messages.loggedOutTitle, text: messages.loggedOutText, tone: 'success' },
  'signed-in': { title: messages.signedInTitle, text: messages.signedInText, tone: 'neutral' },
  'mail-sent': { title: credentialMessages.mailSentTitle, text: credentialMessages.mailSentText, tone: 'success' },
  'link-invalid': { title: credentialMessages.linkTitle, text: credentialMessages.linkText, tone: 'neutral' },
  'password-saved': { title: credentialMessages.savedTitle, text: credentialMessages.savedText, tone: 'success' },
  registered: {
    title: credentialMessages.registeredTitle,
    text: credentialMessages.registeredText,
    tone: 'success',
  },
  'email-changed': { title: emailMessages.changedTitle, text: emailMessages.changedText, tone: 'success' },
  'invitation-accepted': {
    title: invitationMessages.acceptedTitle,
    text: invitationMessages.acceptedText,
    tone: 'success',
  },
  'not-found': { title: messages.notFoundTitle, text: messages.notFoundText, tone: 'neutral' },
} as const

function toField({ kind }: LoginProblem): 'email' | 'password' | undefined {
  if (kind === 'email-missing' || kind === 'not-correct') return 'email'
  return kind === 'password-missing' ? 'password' : undefined
}

function toProblemText({ intl }: PageFrame, problem: LoginProblem): string {
  if (problem.kind === 'too-many') return intl.formatMessage(messages.tooMany, { minutes: problem.minutes })
  return intl.formatMessage(problemMessages[problem.kind])
}

const problemMessages = {
  'email-missing': messages.emailMissing,
  'password-missing': messages.passwordMissing,
  'not-correct': messages.notCorrect,
  busy: messages.busy,
  'passkey-refused': passkeyMessages.refused,
  expired: messages.signInExpired,
} as const
