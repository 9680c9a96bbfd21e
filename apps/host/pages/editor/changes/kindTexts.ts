import { editorMessages } from '../editor.messages.ts'
import { mediaMessages } from '../../../features/authoring/index.ts'
import { recordMessages } from '../records/records.messages.ts'
import { changesMessages as messages } from './changes.messages.ts'

/** Names of the kinds of content that have a history. */
export const kindTexts = {
  pages: editorMessages.treeTitle,
  stories: recordMessages.stories,
  'media-releases': recordMessages['media-releases'],
  'news-items': recordMessages['news-items'],
  contacts: recordMessages.contacts,
  locations: recordMessages.locations,
  navigations: recordMessages.navigations,
  footers: recordMessages.footers,
  redirects: recordMessages.redirects,
  pictures: mediaMessages.pictures,
  files: mediaMessages.files,
  sites: messages.sites,
  'route-rules': messages['route-rules'],
}
