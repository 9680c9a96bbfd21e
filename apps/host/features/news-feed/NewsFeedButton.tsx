import { isPublicPath, isTechnicalPath } from '@kudex/domain/paths'
import { isUnread, listUnread } from '@kudex/machines/news-feed'
import { loadNewsFeedCatalogue } from '@kudex/intl/catalogues'
import { IconBell, SideButton } from '@kudex/ui'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useAppContext, useFeatureIntl } from '../shared/index.ts'
import { newsFeedMessages as messages } from './newsFeed.messages.ts'
import { startNewsFeed, type NewsFeedActor } from './newsFeedEngine.ts'

/** The side button of the news feed; nothing is asked for in portal and editor (FEED-07). */
export function NewsFeedButton() {
  const { path } = useAppContext()
  return isPublicPath(path) && !isTechnicalPath(path) && <PublicNewsFeedButton />
}

/** Says whether something is unread (FEED-04), and opens the panel (FEED-06). */
function PublicNewsFeedButton() {
  const { locale, site, fullPath } = useAppContext()
  const intl = useFeatureIntl(loadNewsFeedCatalogue)
  const actor = useMemo(() => startNewsFeed({ siteId: site.id, urlCode: locale.urlCode }), [site.id, locale.urlCode])
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    [actor],
  )
  const state = useSyncExternalStore(subscribe, () => actor.getSnapshot())
  const isOpen = state.hasTag('open')
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  const opener = useRef<HTMLElement>(null)
  const handleOpenChange = (open: boolean) => {
    actor.send({ type: open ? 'panel.open' : 'panel.close' })
    // Behind the panel's own clearing up, which knows no button that opened it.
    if (!open) setTimeout(() => opener.current?.focus())
  }
  const hasUnread = isUnread(state.context)
  return (
    <>
      <SideButton
        icon={IconBell}
        text={intl.formatMessage(hasUnread ? messages.openUnread : messages.open)}
        count={hasUnread ? listUnread(state.context.items, state.context.latestRead).size : 0}
        isExpanded={isOpen}
        onClick={({ currentTarget }) => {
          opener.current = currentTarget
          handleOpenChange(true)
        }}
      />
      {wasOpened && (
        <Suspense>
          <NewsPanel intl={intl} actor={actor} state={state} onOpenChange={handleOpenChange} />
        </Suspense>
      )}
      <CloseOnLeave key={fullPath} actor={actor} />
    </>
  )
}

/** What a link of the panel leads to is behind it: on another page it is closed. */
function CloseOnLeave({ actor }: { readonly actor: NewsFeedActor }) {
  useEffect(() => () => actor.send({ type: 'panel.close' }), [actor])
  return null
}

const NewsPanel = lazy(async () => ({ default: (await import('./NewsPanel.tsx')).NewsPanel }))
