import { LinkList, MediaFigure, StoryHeader, StoryList } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import { PageBlock } from '../blocks/PageBlock.tsx'
import type { StoryPageProps } from './editorial.types.ts'
import { Share } from './listTexts.tsx'
import { storyMessages } from './stories.messages.ts'

/** A story: head, content, feedback and further stories (STORY-05, STORY-07…10). */
export function StoryPage(props: StoryPageProps) {
  const { title, leadText, date, dateText, category, picture, contacts, film, video, blocks, recommended, backHref } =
    props
  const { intl } = useAppContext()
  const text = intl.formatMessage
  return (
    <>
      <article>
        <StoryHeader
          title={title}
          leadText={leadText}
          category={category ? { href: category.href, text: category.name, lang: category.lang } : undefined}
          date={date}
          dateText={dateText}
          backLink={{ href: backHref, text: text(storyMessages.back) }}
          picture={film ? undefined : picture}
          contactsTitle={text(storyMessages.contacts)}
          contacts={contacts}
          share={<Share title={title} />}
        />
        {film && <MediaFigure {...film} />}
        {video && (
          <LinkList
            links={[
              {
                href: video.href,
                text: text(storyMessages.watch, { duration: video.duration ?? '' }),
                openInNewTab: true,
              },
            ]}
          />
        )}
        {blocks.map((block) => (
          <PageBlock key={block.id} block={block} />
        ))}
      </article>
      <LinkList
        title={text(storyMessages.feedbackTitle)}
        links={[
          { href: props.feedbackHref, text: text(storyMessages.feedback) },
          { href: props.subscribeHref, text: text(storyMessages.subscribeByMail) },
        ]}
      />
      {recommended.length > 0 && (
        <StoryList
          title={text(storyMessages.recommended)}
          link={{ href: backHref, text: text(storyMessages.back), isBack: true }}
          stories={recommended}
          emptyText=""
        />
      )}
    </>
  )
}
