import { defineMessages } from '@kudex/intl/messages'

/** Texts of media releases (MEDIA-02…05). */
export const releaseMessages = defineMessages({
  title: {
    id: 'releases.title',
    defaultMessage: 'Media releases',
    description: 'Title of the overview of media releases',
  },
  lead: {
    id: 'releases.lead',
    defaultMessage: 'What Kudex has to say, newest first.',
    description: 'First sentence of the overview of media releases',
  },
  list: { id: 'releases.list', defaultMessage: 'All releases', description: 'Title of the list of media releases' },
  ofYear: {
    id: 'releases.ofYear',
    defaultMessage: 'Releases in {year}',
    description: 'Title of the list of media releases of one year; year like 2026',
  },
  year: { id: 'releases.year', defaultMessage: 'Year', description: 'Name of the choice of a year' },
  allYears: { id: 'releases.allYears', defaultMessage: 'All years', description: 'Choice of a year: all of them' },
  adHoc: {
    id: 'releases.adHoc',
    defaultMessage: 'Ad hoc',
    description: 'Mark on a release that a listed company has to publish at once (MEDIA-03)',
  },
  adHocTitle: {
    id: 'releases.adHoc.title',
    defaultMessage: 'Ad hoc announcements',
    description: 'Title of the directory of all ad hoc releases',
  },
  adHocLead: {
    id: 'releases.adHoc.lead',
    defaultMessage: 'All announcements pursuant to the rules on ad hoc publicity, in the order of their publication.',
    description: 'First sentence of the directory of ad hoc releases; a listed company has to keep it',
  },
  subscribeByMail: {
    id: 'releases.subscribe.link',
    defaultMessage: 'Subscribe to new media releases',
    description: 'Link to the subscription form (STORY-09)',
  },
  back: {
    id: 'releases.back',
    defaultMessage: 'Back to all media releases',
    description: 'Link from a media release to the overview',
  },
})
