import type { accountMachine } from '@kudex/machines/account'
import { AccountSettings, useIsHydrated } from '@kudex/ui'
import { useEffect } from 'react'
import { PortalPage } from '../auth/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { createLazyActorContext } from '../shared/createLazyActorContext.tsx'
import { accountMessages as messages } from './account.messages.ts'
import { sectionMessages } from './accountSections.messages.ts'
import { canCreatePasskeys } from './createPasskey.ts'
import { toAccountSections } from './toAccountSections.ts'
import { toPasskeys } from './toPasskeys.ts'
import { toPasswordForm } from './toPasswordForm.ts'
import { type ChoiceList, toProfileForm } from './toProfileForm.ts'
import { toSecondFactor } from './toSecondFactor.ts'

export interface AccountPanelProps {
  /** Whether the host has a session. */
  readonly hasSession: boolean
  readonly countries: ChoiceList
  readonly languages: ChoiceList
}

const { Provider, useLazyActor } = createLazyActorContext<typeof accountMachine>(async () =>
  (await import('./account.actors.ts')).provideAccount(),
)

/** The account settings of the signed-in person (ACCT-01…09). */
export function AccountPanel({ hasSession, ...choices }: AccountPanelProps) {
  return (
    <PortalPage hasSession={hasSession}>
      <Provider input={undefined}>
        <Account {...choices} />
      </Provider>
    </PortalPage>
  )
}

function Account(choices: Pick<AccountPanelProps, 'countries' | 'languages'>) {
  const { intl, link } = useAppContext()
  const { snapshot, status, start, send } = useLazyActor()
  const isHydrated = useIsHydrated()
  useEffect(start, [start])
  const text = intl.formatMessage
  const account = snapshot?.context.account ?? null
  const title = text(messages.title)
  const isDeleted = snapshot?.hasTag('deleted') ?? false
  const logOutPath = link('/mykomax/logout')
  useEffect(() => {
    // Removes the tokens of the browser too.
    if (isDeleted) location.replace(logOutPath)
  }, [isDeleted, logOutPath])
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
  if (!snapshot || !account) return <AccountSettings title={title} loadingText={text(messages.loading)} />
  const progress = { ...snapshot.context, intl, account }
  const multiFactor = toSecondFactor({
    ...progress,
    run: (step) => send({ type: 'command.run', command: { step } }),
    confirm: (values) => send({ type: 'command.run', command: { step: 'totp.confirm', values } }),
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
        save: (values) => send({ type: 'command.run', command: { step: 'profile', values } }),
      })}
      password={toPasswordForm({
        ...progress,
        change: (values) => send({ type: 'command.run', command: { step: 'password', values } }),
      })}
      passkeys={toPasskeys({
        ...progress,
        canCreate: isHydrated && canCreatePasskeys(),
        add: (values) => send({ type: 'command.run', command: { step: 'passkey.add', values } }),
        remove: (id) => send({ type: 'command.run', command: { step: 'passkey.remove', id } }),
      })}
      multiFactor={multiFactor}
      {...toAccountSections({ ...progress, run: (step) => send({ type: 'command.run', command: { step } }) })}
    />
  )
}
