import { AccountPanel, accountMessages, type AccountPanelProps } from '../../../features/account/index.ts'
import { useAppContext } from '../../../features/shared/index.ts'
import type { PortalState } from '../portal.types.ts'
import { PortalStatePage } from '../PortalStatePage.tsx'

/** The account settings, readable without script (ACCT-01…09). */
export function AccountPage({ state }: { readonly state: PortalState<AccountPanelProps> }) {
  const { intl } = useAppContext()
  return (
    <PortalStatePage title={intl.formatMessage(accountMessages.title)} state={state}>
      {(props) => <AccountPanel {...props} />}
    </PortalStatePage>
  )
}
