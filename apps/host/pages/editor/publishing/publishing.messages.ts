import { defineMessages } from '@kudex/intl/messages'

/** Texts of the page on which editors publish a page. */
export const publishingMessages = defineMessages({
  title: {
    id: 'editor.publishing.title',
    defaultMessage: 'Publishing',
    description: 'Name of the page on which editors publish a page: overline and links',
  },
  statePublished: {
    id: 'editor.publishing.state.published',
    defaultMessage: 'Published. Visitors see the newest version.',
    description: 'State of a page for its editor',
  },
  stateDraft: {
    id: 'editor.publishing.state.draft',
    defaultMessage: 'Not published. Only editors see this page.',
    description: 'State of a page for its editor',
  },
  stateChanged: {
    id: 'editor.publishing.state.changed',
    defaultMessage: 'Published, with changes that visitors do not see yet.',
    description: 'State of a page for its editor',
  },
  publish: {
    id: 'editor.publishing.publish',
    defaultMessage: 'Publish',
    description: 'Button: visitors see the draft from now on',
  },
  unpublish: {
    id: 'editor.publishing.unpublish',
    defaultMessage: 'Unpublish',
    description: 'Button: visitors no longer see the page',
  },
  deleteDraft: {
    id: 'editor.publishing.deleteDraft',
    defaultMessage: 'Discard the draft',
    description: 'Button that deletes the changes that are not published; the history keeps them',
  },
  published: {
    id: 'editor.publishing.done.publish',
    defaultMessage: 'The page is published. Visitors see it within a few seconds.',
    description: 'Result of publishing a page',
  },
  unpublished: {
    id: 'editor.publishing.done.unpublish',
    defaultMessage: 'The page is no longer published.',
    description: 'Result of unpublishing a page',
  },
  draftDeleted: {
    id: 'editor.publishing.done.deleteDraft',
    defaultMessage: 'The draft was discarded. You can restore it from the history.',
    description: 'Result of deleting the draft of a page',
  },
  restored: {
    id: 'editor.publishing.done.restore',
    defaultMessage: 'The version is now the draft of the page.',
    description: 'Result of restoring a version of a page',
  },
  scheduled: {
    id: 'editor.publishing.done.schedule',
    defaultMessage: 'The schedule is saved.',
    description: 'Result of saving when a page is published',
  },
  renewed: {
    id: 'editor.publishing.done.renew',
    defaultMessage: 'All web servers load the page again.',
    description: 'Result of renewing a page everywhere',
  },
  stale: {
    id: 'editor.publishing.failed.stale',
    defaultMessage: 'Someone else has changed the page. Look at the history, then try again.',
    description: 'Why a page was not published: it is not the version that the editor saw',
  },
  refused: {
    id: 'editor.publishing.failed.refused',
    defaultMessage: 'Nothing was changed. The rest of the website needs this page as it is, or it lacks something.',
    description: 'Why a page was not published or unpublished, for example the only home page of a website',
  },
  times: {
    id: 'editor.publishing.failed.times',
    defaultMessage:
      'Nothing was scheduled. Choose times in the future, the end after the start. Only a page that has a draft can be published.',
    description: 'Why a schedule was not saved',
  },
  moves: {
    id: 'editor.publishing.moves',
    defaultMessage: 'The draft has another address. Once it is published, nothing is at {address} without a redirect.',
    description: 'Before the publication of a page; address: its published path',
  },
  moved: {
    id: 'editor.publishing.moved',
    defaultMessage: 'The page is no longer at {address}. Visitors of this address do not find it.',
    description: 'After the publication of a page with another address',
  },
  createRedirect: {
    id: 'editor.publishing.createRedirect',
    defaultMessage: 'Create a redirect to the page',
    description: 'Button: leads the former address of a page to it',
  },
  redirected: {
    id: 'editor.publishing.redirected',
    defaultMessage: 'The former address now leads to the page.',
    description: 'After a redirect was created',
  },
  place: {
    id: 'editor.publishing.checks.place',
    defaultMessage: 'Place',
    description: 'Column of the check of a page: the block or field',
  },
  pageTitle: {
    id: 'editor.publishing.place.title',
    defaultMessage: 'Title',
    description: 'Place of a finding or change: the title of the page',
  },
  pageDescription: {
    id: 'editor.publishing.place.description',
    defaultMessage: 'Description',
    description: 'Place of a finding or change: the description of the page',
  },
  schedule: {
    id: 'editor.publishing.schedule',
    defaultMessage: 'Schedule',
    description: 'Title of the form for when a page is published and unpublished',
  },
  scheduleHint: {
    id: 'editor.publishing.schedule.hint',
    defaultMessage: 'The draft is published as it is at that time. Leave a field empty to remove its date.',
    description: 'Below the title of the schedule',
  },
  publishAt: {
    id: 'editor.publishing.schedule.publishAt',
    defaultMessage: 'Publish on',
    description: 'Field for a date and time',
  },
  unpublishAt: {
    id: 'editor.publishing.schedule.unpublishAt',
    defaultMessage: 'Unpublish on',
    description: 'Field for a date and time',
  },
  timeZone: {
    id: 'editor.publishing.schedule.timeZone',
    defaultMessage: 'Time zone',
    description: 'Field for the time zone of two dates',
  },
  saveSchedule: {
    id: 'editor.publishing.schedule.save',
    defaultMessage: 'Save the schedule',
    description: 'Button',
  },
  scheduleFailed: {
    id: 'editor.publishing.schedule.failed',
    defaultMessage: 'The page could not be changed at its time. Check it and choose another time.',
    description: 'Notice above the schedule of a page',
  },
  share: {
    id: 'editor.publishing.share',
    defaultMessage: 'Share the draft',
    description: 'Title of the section that creates an address for people who are no editors',
  },
  shareHint: {
    id: 'editor.publishing.shareHint',
    defaultMessage:
      'Anyone with the address sees this draft and nothing else, until it is published or the time is over.',
    description: 'Sentence below “Share the draft”',
  },
  shareTime: {
    id: 'editor.publishing.shareTime',
    defaultMessage: 'Valid for',
    description: 'Label of the choice of days',
  },
  days: {
    id: 'editor.publishing.days',
    defaultMessage: '{count, plural, one {one day} other {# days}}',
    description: 'Choice for “Valid for”',
  },
  createAddress: {
    id: 'editor.publishing.createAddress',
    defaultMessage: 'Create address',
    description: 'Button that creates the address of a shared preview',
  },
  sharedAddress: {
    id: 'editor.publishing.sharedAddress',
    defaultMessage: 'Address of the preview',
    description: 'Label of the field with the created address',
  },
})
