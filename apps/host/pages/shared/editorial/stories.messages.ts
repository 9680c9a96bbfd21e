import { defineMessages } from '@kudex/intl/messages'

/** Texts of stories (STORY-02…12). */
export const storyMessages = defineMessages({
  title: { id: 'stories.title', defaultMessage: 'Stories', description: 'Title of the overview of stories' },
  lead: {
    id: 'stories.lead',
    defaultMessage: 'What happens around a wire: people, machines and ideas.',
    description: 'First sentence of the overview of stories',
  },
  filters: { id: 'stories.filters', defaultMessage: 'Filter stories', description: 'Name of the group of filters' },
  category: {
    id: 'stories.filters.category',
    defaultMessage: 'Category',
    description: 'Name of the filter by category',
  },
  all: { id: 'stories.filters.all', defaultMessage: 'All', description: 'Filter by category: all categories' },
  videosOnly: {
    id: 'stories.filters.videosOnly',
    defaultMessage: 'Videos only',
    description: 'Switch: only stories that have a video',
  },
  apply: {
    id: 'stories.filters.apply',
    defaultMessage: 'Apply filters',
    description: 'Button that sends the filters where no script runs',
  },
  result: {
    id: 'stories.result',
    defaultMessage: '{count, plural, one {# story} other {# stories}}',
    description: 'How many stories fit the filters',
  },
  empty: {
    id: 'stories.empty',
    defaultMessage: 'No stories were found for your filter settings.',
    description: 'Overview of stories without a result (STORY-06)',
  },
  back: {
    id: 'stories.back',
    defaultMessage: 'Back to all stories',
    description: 'Link from a story to the overview (STORY-05)',
  },
  feedbackTitle: {
    id: 'stories.feedback.title',
    defaultMessage: 'What do you think?',
    description: 'Title above the links to feedback and subscription below a story',
  },
  feedback: {
    id: 'stories.feedback.link',
    defaultMessage: 'Write to our editors about this story',
    description: 'Link to the feedback form (STORY-10)',
  },
  subscribeByMail: {
    id: 'stories.subscribe.link',
    defaultMessage: 'Subscribe to new stories',
    description: 'Link to the subscription form (STORY-09)',
  },
  recommended: {
    id: 'stories.recommended',
    defaultMessage: 'Recommended reads',
    description: 'Title of the stories below a story (STORY-05)',
  },
  contacts: {
    id: 'stories.contacts',
    defaultMessage: 'Story contacts',
    description: 'Title of the page of those who tell stories, and name of their list on a story (STORY-12)',
  },
  contactsLead: {
    id: 'stories.contacts.lead',
    defaultMessage: 'Those who were there tell the story. Ask them.',
    description: 'First sentence of the page of story contacts',
  },
  byContact: {
    id: 'stories.byContact',
    defaultMessage: 'Stories by {name}',
    description: 'Title of the list of stories of one person',
  },
  write: {
    id: 'stories.write',
    defaultMessage: 'Write to {name}',
    description: 'Link that writes an e-mail to a person',
  },
  video: {
    id: 'stories.video',
    defaultMessage: 'Video, {duration}',
    description: 'Mark on a story that has a video; duration like 2:34',
  },
  watch: {
    id: 'stories.watch',
    defaultMessage: 'Watch the video ({duration})',
    description: 'Link to the video of a story; duration like 2:34',
  },
})

/** Texts of sharing and of subscribing by feed, for all that is dated. */
export const readerMessages = defineMessages({
  more: { id: 'entries.more', defaultMessage: 'Show more', description: 'Button that shows further entries of a list' },
  range: {
    id: 'entries.range',
    defaultMessage: '{from} - {to} of {total}',
    description: 'Which entries of a list are in view',
  },
  none: {
    id: 'entries.none',
    defaultMessage: 'No entries found',
    description: 'A list without entries (ERR-08)',
  },
  share: { id: 'share.title', defaultMessage: 'Share', description: 'Name of the group of links that share a page' },
  mail: { id: 'share.mail', defaultMessage: 'E-mail', description: 'Link that shares a page by e-mail' },
  device: {
    id: 'share.device',
    defaultMessage: 'Share with …',
    description: 'Button that opens the sharing sheet of the device',
  },
  copy: { id: 'share.copy', defaultMessage: 'Copy link', description: 'Button that copies the address of the page' },
  copied: {
    id: 'share.copied',
    defaultMessage: 'The link was copied',
    description: 'After the address of the page was copied',
  },
  notCopied: {
    id: 'share.notCopied',
    defaultMessage: 'Your browser does not let us copy. This is the address:',
    description: 'Above the address if it could not be copied',
  },
  upToDate: {
    id: 'entries.upToDate',
    defaultMessage: 'Stay up to date',
    description: 'Title of the links to subscriptions and feeds below a list',
  },
  atom: { id: 'feeds.atom', defaultMessage: 'Atom feed', description: 'Link to the feed in the Atom format' },
  rss: { id: 'feeds.rss', defaultMessage: 'RSS feed', description: 'Link to the feed in the RSS format' },
})
