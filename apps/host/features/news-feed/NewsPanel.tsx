import type { ShownNewsItem } from '@kudex/api/news-feed'
import { buildImageSources, imagePresets, resolveImageSize } from '@kudex/domain/images'
import type { IntlShape } from '@kudex/intl/messages'
import { listUnread } from '@kudex/machines/news-feed'
import { NewsFeedPanel, type NewsFeedPanelProps, type Picture } from '@kudex/ui'
import { useSelector } from '@xstate/react'
import { toShownItems, type NewsFeedActor } from './newsFeed.actors.ts'
import { newsFeedMessages as messages } from './newsFeed.messages.ts'

export interface NewsPanelProps {
  readonly intl: IntlShape
  readonly actor: NewsFeedActor
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** News next to the page, newest first, ten at a time; items since the last visit are marked (FEED-01…06, FEED-08). */
export function NewsPanel({ intl, actor, isOpen, onClose }: NewsPanelProps) {
  const { context, children } = useSelector(actor, (snapshot) => snapshot)
  const items = toShownItems(context.items)
  const marked = listUnread(items, context.readBefore)
  const status = useSelector(children.pages, (pages) => pages?.value)
  const isBusy = status === 'pending'
  const isFailed = status === 'error'
  const retry = () => actor.send({ type: 'feed.retry' })
  const text = intl.formatMessage
  return (
    <NewsFeedPanel
      open={isOpen}
      onOpenChange={(isToOpen) => !isToOpen && onClose()}
      title={text(messages.title)}
      closeLabel={text(messages.close)}
      items={items.map((item) => toPanelItem(item, marked.has(item.id), intl))}
      more={
        context.next === null && !isFailed
          ? undefined
          : {
              rangeText: text(messages.range, { count: items.length }),
              shown: items.length,
              // The feed has no total; there is at least one more item.
              total: items.length + 1,
              buttonText: text(isFailed ? messages.retry : messages.more),
              loading: isBusy,
              error: isFailed ? text(messages.failed) : undefined,
              onShowMore: isFailed ? retry : () => actor.send({ type: 'more.show' }),
            }
      }
      loadingText={isBusy ? text(messages.loading) : undefined}
      emptyText={text(messages.none)}
      failure={isFailed ? { title: text(messages.failed), retryText: text(messages.retry), onRetry: retry } : undefined}
    />
  )
}

function toPanelItem(item: ShownNewsItem, isNew: boolean, intl: IntlShape): NewsFeedPanelProps['items'][number] {
  const { id, title, text, lang, publicationDate, link, image } = item
  return {
    id,
    title,
    text,
    date: publicationDate.slice(0, 10),
    dateText: intl.formatDate(publicationDate, { dateStyle: 'long', timeZone: 'UTC' }),
    lang: lang ?? undefined,
    link: link ? { ...link, lang: lang ?? undefined } : undefined,
    picture: image ? toPicture(image) : undefined,
    unreadText: isNew ? intl.formatMessage(messages.unread) : undefined,
  }
}

/** A picture beside a news item; the text says what it shows. */
function toPicture(image: NonNullable<ShownNewsItem['image']>): Picture {
  const preset = 'classification-480'
  return {
    alt: '',
    ...resolveImageSize(imagePresets[preset], image),
    ...buildImageSources('/images', [preset], image.id),
    sizes: `${imagePresets[preset].width}px`,
  }
}
