import { loadSearchCatalogue } from '@kudex/intl/catalogues'
import { Panel } from '@kudex/ui'
import { useFeatureIntl } from '../shared/useFeatureIntl.ts'
import { LiveSearchField } from './LiveSearchField.tsx'
import { searchMessages as messages } from './search.messages.ts'

/** The search field of the header, in a sheet with its suggestions. */
export function SearchPanel({ onClose }: { readonly onClose: () => void }) {
  const intl = useFeatureIntl(loadSearchCatalogue)
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
