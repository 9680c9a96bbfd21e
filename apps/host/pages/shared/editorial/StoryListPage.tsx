import { Hero, StoryFilters, StoryList } from '@kudex/ui'
import { useState } from 'react'
import { useAppContext } from '../../../features/shared/index.ts'
import type { StoryListPageProps } from './editorial.types.ts'
import { FurtherLinks, useShowMore } from './listTexts.tsx'
import { writeListQuery } from './listQuery.ts'
import { storyMessages } from './stories.messages.ts'

/** The overview of stories with its filters (STORY-02, STORY-03, STORY-04, STORY-06). */
export function StoryListPage(props: StoryListPageProps) {
  const { action, categories, category, videosOnly, stories, total, contactsHref, subscribeHref, feeds } = props
  const { intl, navigate } = useAppContext()
  const text = intl.formatMessage
  const more = useShowMore(props, stories.length)
  // Show the choice at once; the URL takes over when the navigation ends.
  const current = `${category} ${videosOnly}`
  const [choice, setChoice] = useState({ current, category: category ?? '', videosOnly })
  if (choice.current !== current) setChoice({ current, category: category ?? '', videosOnly })
  return (
    <>
      <Hero size="compact" title={text(storyMessages.title)} lead={text(storyMessages.lead)} />
      <StoryList
        stories={stories}
        leadFirst={category === null && !videosOnly}
        headingLevel={2}
        filters={
          <StoryFilters
            label={text(storyMessages.filters)}
            action={action}
            category={{
              label: text(storyMessages.category),
              name: 'category',
              value: choice.category,
              options: [
                { value: '', text: text(storyMessages.all) },
                ...categories.map(({ slug, name, lang }) => ({ value: slug, text: name, lang })),
              ],
            }}
            videosOnly={{ label: text(storyMessages.videosOnly), name: 'videos', isOn: choice.videosOnly }}
            submitText={text(storyMessages.apply)}
            resultText={text(storyMessages.result, { count: total })}
            onChange={(filters) => {
              setChoice({ current, ...filters })
              void navigate(writeListQuery(action, filters), { keepScrollPosition: true })
            }}
          />
        }
        more={more}
        emptyText={text(storyMessages.empty)}
      />
      <FurtherLinks
        links={[
          { href: contactsHref, text: text(storyMessages.contacts) },
          { href: subscribeHref, text: text(storyMessages.subscribeByMail) },
        ]}
        feeds={feeds}
      />
    </>
  )
}
