import { Panel } from '@kudex/ui'
import { use } from 'react'
import { useFrame } from '../plug/index.ts'
import { LiveSearchField } from './LiveSearchField.tsx'
import { loadSearchIntl } from './loadSearchIntl.ts'
import { searchMessages as messages } from './search.messages.ts'

/** The search field of the header, in a sheet with its suggestions. */
export function SearchPanel({ onClose }: { readonly onClose: () => void }) {
  const { locale } = useFrame()
  const intl = use(loadSearchIntl(locale))
  return (
    <Panel
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.startHint)}
      closeLabel={intl.formatMessage(messages.close)}
      size="large"
    >
      <LiveSearchField intl={intl} takesFocus onLeave={onClose} />
    </Panel>
  )
}
