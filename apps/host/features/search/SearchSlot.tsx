import { HeaderLink, IconSearch } from '@kudex/ui'
import { Suspense } from 'react'
import { lazyComponent } from '../shared/lazyComponent.ts'
import { useAppContext } from '../shared/appContext.ts'
import { usePanel } from '../shared/usePanel.ts'
import { searchLinkMessages } from './searchLink.messages.ts'

/** A link to the search page; a plain press opens the field in place instead, which is loaded then (SEARCH-12). */
export function SearchSlot() {
  const { intl, link } = useAppContext()
  const { isOpen, open, close } = usePanel()
  return (
    <>
      <HeaderLink
        icon={IconSearch}
        text={intl.formatMessage(searchLinkMessages.open)}
        href={link('/search')}
        onClick={open}
      />
      {isOpen && (
        <Suspense>
          <SearchPanel onClose={close} />
        </Suspense>
      )}
    </>
  )
}

const SearchPanel = lazyComponent(async () => (await import('./SearchPanel.tsx')).SearchPanel)
