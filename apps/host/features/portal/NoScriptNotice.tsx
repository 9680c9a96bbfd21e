import { FlashMessage } from '@kudex/ui'
import { useAppContext } from '../shared/appContext.ts'
import { portalMessages as messages } from './portal.messages.ts'

/** Says what to do in a browser without script. */
export function NoScriptNotice() {
  const { intl, settings } = useAppContext()
  return (
    <noscript>
      <FlashMessage tone="warning" title={intl.formatMessage(messages.noScript, { email: settings.supportEmail })} />
    </noscript>
  )
}
