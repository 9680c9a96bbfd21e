import { isPublicPath, isTechnicalPath } from '@kudex/domain/paths'
import { loadNewsFeedCatalogue } from '@kudex/intl/catalogues'
import { isUnread, listUnread, type NewsFeedInput } from '@kudex/machines/news-feed'
import { IconBell, SideButton } from '@kudex/ui'
import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useAppContext } from '../shared/appContext.ts'
import { useFeatureIntl } from '../shared/useFeatureIntl.ts'
import { provideNewsFeed, type NewsFeedActor } from './newsFeed.actors.ts'
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
function ScopedButton({ scope }: { readonly scope: NewsFeedInput }) {
  const { fullPath } = useAppContext()
  const intl = useFeatureIntl(loadNewsFeedCatalogue)
  const actor = useActorRef(machine, { input: scope })
  const isOpen = useSelector(actor, (state) => state.hasTag('open'))
  const { items, latestRead } = useSelector(actor, ({ context }) => context)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  const opener = useRef<HTMLElement>(null)
  const close = () => {
    actor.send({ type: 'panel.close' })
    // After the dialog's own cleanup, which does not know the opener.
    setTimeout(() => opener.current?.focus())
  }
  useEffect(() => newsFeedRequest.subscribe(() => actor.send({ type: 'panel.open' })), [actor])
  const hasUnread = isUnread({ items, latestRead })
  return (
    <>
      <SideButton
        icon={IconBell}
        text={intl.formatMessage(hasUnread ? messages.openUnread : messages.open)}
        count={hasUnread ? listUnread(items, latestRead).size : 0}
        isExpanded={isOpen}
        onClick={({ currentTarget }) => {
          opener.current = currentTarget
          actor.send({ type: 'panel.open' })
        }}
      />
      {wasOpened && (
        <Suspense>
          <NewsPanel intl={intl} actor={actor} onClose={close} />
        </Suspense>
      )}
      <CloseOnNavigation key={fullPath} actor={actor} />
    </>
  )
}

/** A link in the panel leads to another page, which the panel would cover. */
function CloseOnNavigation({ actor }: { readonly actor: NewsFeedActor }) {
  useEffect(() => () => actor.send({ type: 'panel.close' }), [actor])
  return null
}

const machine = provideNewsFeed()

const NewsPanel = lazy(async () => ({ default: (await import('./NewsPanel.tsx')).NewsPanel }))
