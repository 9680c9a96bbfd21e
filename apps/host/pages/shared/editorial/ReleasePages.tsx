import { Hero, LinkChoice, LinkList, ReleaseList, StoryHeader } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import { PageBlock } from '../blocks/PageBlock.tsx'
import type { ReleaseListPageProps, ReleasePageProps } from './editorial.types.ts'
import { FurtherLinks, Share, useShowMore } from './listTexts.tsx'
import { releaseMessages } from './releases.messages.ts'
import { readerMessages } from './stories.messages.ts'

/** The list of media releases with its years, or of ad hoc releases (MEDIA-02, MEDIA-03, MEDIA-05). */
export function ReleaseListPage(props: ReleaseListPageProps) {
  const { isAdHoc, year, years, allHref, adHocHref, subscribeHref, releases, feeds } = props
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const more = useShowMore(props, releases.length)
  return (
    <>
      <Hero
        size="compact"
        title={text(isAdHoc ? releaseMessages.adHocTitle : releaseMessages.title)}
        lead={text(isAdHoc ? releaseMessages.adHocLead : releaseMessages.lead)}
      />
      <ReleaseList
        title={year === null ? text(releaseMessages.list) : text(releaseMessages.ofYear, { year: `${year}` })}
        releases={releases}
        filters={
          <LinkChoice
            label={text(releaseMessages.year)}
            links={[
              { href: allHref, text: text(releaseMessages.allYears), isCurrent: year === null },
              ...years.map((one) => ({ href: one.href, text: `${one.year}`, isCurrent: one.year === year })),
            ]}
          />
        }
        more={more}
        emptyText={text(readerMessages.none)}
      />
      <FurtherLinks
        links={[
          { href: adHocHref, text: text(isAdHoc ? releaseMessages.back : releaseMessages.adHocTitle) },
          { href: subscribeHref, text: text(releaseMessages.subscribeByMail) },
        ]}
        feeds={feeds}
      />
    </>
  )
}

/** A media release (MEDIA-03, MEDIA-04). */
export function ReleasePage(props: ReleasePageProps) {
  const { title, leadText, date, dateText, isAdHoc, blocks, backHref, subscribeHref } = props
  const { intl } = useAppContext()
  const text = intl.formatMessage
  return (
    <article>
      <StoryHeader
        title={title}
        leadText={leadText}
        date={date}
        dateText={dateText}
        mark={isAdHoc ? text(releaseMessages.adHoc) : undefined}
        backLink={{ href: backHref, text: text(releaseMessages.back) }}
        share={<Share title={title} />}
      />
      {blocks.map((block) => (
        <PageBlock key={block.id} block={block} />
      ))}
      <LinkList links={[{ href: subscribeHref, text: text(releaseMessages.subscribeByMail) }]} />
    </article>
  )
}
