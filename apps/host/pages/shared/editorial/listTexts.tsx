import { LinkList, ShareBar, type LinkListProps, type ShowMoreProps, useIsHydrated } from '@kudex/ui'
import { showFlash } from '../../../features/flash/index.ts'
import { useAppContext } from '../../../features/shared/index.ts'
import { useCurrentPage } from '../layout/PageContext.tsx'
import type { FeedLink, ListState } from './editorial.types.ts'
import { readerMessages } from './stories.messages.ts'

/** “Show more” at the end of a list: a link without script, in place with script. */
export function useShowMore({ total, moreHref }: ListState, shown: number): ShowMoreProps {
  const { intl, navigate } = useAppContext()
  const isHydrated = useIsHydrated()
  return {
    shown,
    total,
    rangeText: intl.formatMessage(readerMessages.range, { from: Math.min(1, shown), to: shown, total }),
    buttonText: intl.formatMessage(readerMessages.more),
    href: moreHref ?? undefined,
    onShowMore:
      isHydrated && moreHref !== null ? () => void navigate(moreHref, { keepScrollPosition: true }) : undefined,
  }
}

/** Share options for the canonical URL of the page: device share sheet, email, copy (STORY-08). */
export function Share({ title }: { readonly title: string }) {
  const { intl, locale } = useAppContext()
  const address = useCurrentPage().data.head.canonicalUrl ?? ''
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
  return (
    <ShareBar
      title={intl.formatMessage(readerMessages.share)}
      url={address}
      targets={[{ id: 'mail', text: intl.formatMessage(readerMessages.mail), href: mail }]}
      native={{ label: intl.formatMessage(readerMessages.device) }}
      copy={{
        label: intl.formatMessage(readerMessages.copy),
        onCopy: () => void showFlash({ tone: 'success', title: intl.formatMessage(readerMessages.copied) }, locale),
        // Keep the message: the reader has to act on it.
        onFail: () =>
          void showFlash(
            { tone: 'warning', title: intl.formatMessage(readerMessages.notCopied), body: address, stays: true },
            locale,
          ),
      }}
    />
  )
}

type FurtherLinksProps = Pick<LinkListProps, 'links'> & { readonly feeds: readonly FeedLink[] }

/** Links below a list, the last ones to its feeds (STORY-09). */
export function FurtherLinks({ links, feeds }: FurtherLinksProps) {
  const { intl } = useAppContext()
  const feedLinks = feeds.map(({ kind, href }) => ({
    href: `hard:${href}`,
    text: intl.formatMessage(readerMessages[kind]),
  }))
  return <LinkList title={intl.formatMessage(readerMessages.upToDate)} links={[...links, ...feedLinks]} />
}
