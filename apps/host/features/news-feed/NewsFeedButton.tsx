import { isPublicPath, isTechnicalPath } from '@kudex/domain/paths'
import { loadNewsFeedCatalogue } from '@kudex/intl/catalogues'
import { isUnread, latestReadKey, listUnread, type NewsFeedInput } from '@kudex/machines/news-feed'
import { IconBell, SideButton } from '@kudex/ui'
import { useActorRef, useSelector } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '../shared/lazyComponent.ts'
import { useAppContext } from '../shared/appContext.ts'
import { useFeatureIntl } from '../shared/useFeatureIntl.ts'
import { usePanel } from '../shared/usePanel.ts'
import { watchStorage } from '../shared/watchStorage.ts'
import { provideNewsFeed, readLatestRead } from './newsFeed.actors.ts'
import { newsFeedMessages as messages } from './newsFeed.messages.ts'
import { newsFeedRequest } from './newsFeedRequest.ts'

/** The side button of the news feed; portal and editor neither show it nor load news (FEED-07). */
export function NewsFeedButton() {
  const { path, site, locale } = useAppContext()
  if (!isPublicPath(path) || isTechnicalPath(path)) return null
  const scope = { siteId: site.id, urlCode: locale.urlCode }
  return <ScopedButton key={`${scope.siteId} ${scope.urlCode}`} scope={scope} />
}

/** Shows whether something is unread (FEED-04) and opens the panel (FEED-06). */
function ScopedButton({ scope }: { readonly scope: Omit<NewsFeedInput, 'latestRead'> }) {
  const intl = useFeatureIntl(loadNewsFeedCatalogue)
  const [latestReadBefore] = useState(readLatestRead)
  const actor = useActorRef(machine, { input: { ...scope, latestRead: latestReadBefore } })
  const { items, latestRead } = useSelector(actor, ({ context }) => context)
  const { isOpen, open, close } = usePanel()
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  useEffect(() => actor.send({ type: isOpen ? 'panel.open' : 'panel.close' }), [actor, isOpen])
  useEffect(() => newsFeedRequest.subscribe(open))
  useEffect(() => watchStorage(latestReadKey, () => actor.send({ type: 'feed.read', id: readLatestRead() })), [actor])
  const hasUnread = isUnread({ items, latestRead })
  return (
    <>
      <SideButton
        icon={IconBell}
        text={intl.formatMessage(hasUnread ? messages.openUnread : messages.open)}
        shortText={intl.formatMessage(messages.open)}
        count={hasUnread ? listUnread(items, latestRead).size : 0}
        isExpanded={isOpen}
        onClick={open}
      />
      {wasOpened && (
        <Suspense>
          <NewsPanel intl={intl} actor={actor} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

const machine = provideNewsFeed()

const NewsPanel = lazyComponent(async () => (await import('./NewsPanel.tsx')).NewsPanel)
