import type { AccountCommand, AccountDetails } from '@kudex/domain/account'
import type { MeasurementSystem } from '@kudex/domain/measurement'
import type { accountMachine } from '@kudex/machines/account'
import { AccountSettings, Button, useIsHydrated } from '@kudex/ui'
import { useEffect, useState } from 'react'
import { forgetDrafts, useAuth } from '../auth/index.ts'
import { portalMessages, useSignInAgain } from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { createLazyActorContext } from '../shared/createLazyActorContext.tsx'
import { rememberMeasurementSystem } from '../shared/rememberMeasurementSystem.ts'
import { useLocalIntl } from '../shared/useLocalIntl.ts'
import { whenIdle } from '../shared/whenIdle.ts'
import { accountMessages as messages } from './account.messages.ts'
import { sectionMessages } from './accountSections.messages.ts'
import { canCreatePasskeys } from './createPasskey.ts'
import { toAccountSections } from './toAccountSections.ts'
import { toEmailForm } from './toEmailForm.ts'
import { toPasskeys } from './toPasskeys.ts'
import { toPasswordForm } from './toPasswordForm.ts'
import { toPreferences } from './toPreferences.ts'
import { type ChoiceList, toProfileForm } from './toProfileForm.ts'
import { toSecondFactor } from './toSecondFactor.ts'

export interface AccountPanelProps {
  /** The account when the page was rendered; null if it has to be loaded. */
  readonly account: AccountDetails | null
  readonly countries: ChoiceList
  readonly languages: ChoiceList
  /** The measurement system of this browser. */
  readonly measurement: MeasurementSystem
  readonly measurements: ChoiceList
}

const { Provider, useLazyActor } = createLazyActorContext<typeof accountMachine>(async () =>
  (await import('./account.actors.ts')).provideAccount(),
)

/** The account settings of the signed-in person: rendered by the server, changed in the browser (ACCT-01…09). */
export function AccountPanel(props: AccountPanelProps) {
  return (
    <Provider input={{ account: props.account }}>
      <Account {...props} />
    </Provider>
  )
}

function Account({ account: loadedAccount, ...choices }: AccountPanelProps) {
  const { link } = useAppContext()
  const intl = useLocalIntl()
  const { snapshot, status, start, send } = useLazyActor()
  const { actor: auth, send: sendAuth } = useAuth()
  const isHydrated = useIsHydrated()
  const isLoaded = loadedAccount !== null
  useEffect(() => (isLoaded ? whenIdle(start) : start()), [isLoaded, start])
  const text = intl.formatMessage
  const { account, ...progressOf } = snapshot?.context ?? { ...idle, account: loadedAccount }
  const title = text(messages.title)
  const isDeleted = snapshot?.hasTag('deleted') ?? false
  const logOutPath = link('/mykomax/logout')
  useEffect(() => {
    if (!isDeleted) return
    // The logout page asks about stored drafts; without the account they cannot be sent.
    forgetDrafts()
    // Removes the tokens of the browser too.
    location.replace(logOutPath)
  }, [isDeleted, logOutPath])
  const { result } = progressOf
  useEffect(() => {
    // The header shows the name.
    if (result?.step === 'profile' && result.outcome.kind === 'done') sendAuth({ type: 'user.changed' })
  }, [result, sendAuth])
  const readUserId = () => auth?.getSnapshot().context.user?.id
  const [latest, setLatest] = useState<{
    readonly command: AccountCommand
    readonly userId: string | undefined
  } | null>(null)
  const run = (command: AccountCommand) => {
    setLatest({ command, userId: readUserId() })
    send({ type: 'command.run', command })
  }
  const isRefused = result?.outcome.kind === 'failed' && result.outcome.reason === 'signed-out'
  const session = useSignInAgain(isRefused, () => {
    // Another user may have signed in.
    if (latest && latest.userId === readUserId()) send({ type: 'command.run', command: latest.command })
  })
  const isRepeating = isRefused && session.isBusy
  const hasFailed = status === 'failed' || snapshot?.hasTag('failed')

  if (hasFailed) {
    const isSignedOut = snapshot?.context.failure === 'signed-out'
    return (
      <AccountSettings
        title={title}
        failure={{
          title: text(isSignedOut ? messages.signedOut : messages.loadFailed),
          retryText: text(messages.retry),
          // A new page load signs in again.
          onRetry: () => (isSignedOut ? location.reload() : send({ type: 'account.load' })),
        }}
      />
    )
  }
  if (isDeleted) return <AccountSettings title={title} notice={{ title: text(sectionMessages.deleted) }} />
  if (!account) return <AccountSettings title={title} loadingText={text(messages.loading)} />
  const progress = {
    ...progressOf,
    ...(isRepeating && { command: latest?.command ?? null, result: null }),
    isDisabled: !isHydrated,
    intl,
    account,
    sessionEnded: (
      <>
        {text(portalMessages.sessionEnded)}{' '}
        <Button look="outline" size="small" onClick={session.signIn}>
          {text(portalMessages.signIn)}
        </Button>
      </>
    ),
  }
  const multiFactor = toSecondFactor({
    ...progress,
    run: (step) => run({ step }),
    confirm: (values) => run({ step: 'totp.confirm', values }),
    hideSecrets: () => send({ type: 'secrets.hide' }),
  })
  if (account.isManagedInternally) {
    return (
      <AccountSettings
        title={title}
        notice={{ title: text(messages.internalTitle), text: text(messages.internalText) }}
        multiFactor={multiFactor}
      />
    )
  }
  return (
    <AccountSettings
      title={title}
      lead={text(messages.lead)}
      profile={toProfileForm({
        ...choices,
        ...progress,
        save: (values) => run({ step: 'profile', values }),
      })}
      email={toEmailForm({
        ...progress,
        change: (values) => run({ step: 'email', values }),
      })}
      password={toPasswordForm({
        ...progress,
        change: (values) => run({ step: 'password', values }),
      })}
      passkeys={toPasskeys({
        ...progress,
        canCreate: isHydrated && canCreatePasskeys(),
        add: (values) => run({ step: 'passkey.add', values }),
        remove: (id) => run({ step: 'passkey.remove', id }),
      })}
      multiFactor={multiFactor}
      preferences={toPreferences({
        ...choices,
        ...progress,
        save: (values, measurement) => {
          rememberMeasurementSystem(measurement)
          run({ step: 'preferences', values })
        },
      })}
      {...toAccountSections({ ...progress, run: (step) => run({ step }) })}
    />
  )
}

/** Progress until the machine runs. */
const idle = { failure: null, command: null, result: null, totpSetup: null, recoveryCodes: null }
