import { Hero, LinkList, PersonList, StoryList } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import type { StoryContactPageProps, StoryContactsPageProps } from './editorial.types.ts'
import { readerMessages, storyMessages } from './stories.messages.ts'

/** All story contacts (STORY-12). */
export function StoryContactsPage({ people, backHref }: StoryContactsPageProps) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  return (
    <>
      <Hero size="compact" title={text(storyMessages.contacts)} lead={text(storyMessages.contactsLead)} />
      <PersonList people={people} emptyText={text(readerMessages.none)} />
      <LinkList title={text(storyMessages.title)} links={[{ href: backHref, text: text(storyMessages.back) }]} />
    </>
  )
}

/** A story contact with all their stories (STORY-12). */
export function StoryContactPage({ person, stories, backHref }: StoryContactPageProps) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  return (
    <>
      <Hero
        size="compact"
        pictureShape="portrait"
        lang={person.roleLang}
        title={person.name}
        lead={person.role}
        picture={person.picture}
        links={
          person.email
            ? [{ href: `mailto:${person.email}`, text: text(storyMessages.write, { name: person.name }) }]
            : undefined
        }
      />
      <StoryList
        title={text(storyMessages.byContact, { name: person.name })}
        link={{ href: backHref, text: text(storyMessages.back), isBack: true }}
        stories={stories}
        emptyText={text(readerMessages.none)}
      />
    </>
  )
}
