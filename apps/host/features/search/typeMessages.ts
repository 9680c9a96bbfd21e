import type { SearchType } from '@kudex/domain/search'
import type { MessageDescriptor } from '@kudex/intl/messages'
import { searchMessages as messages } from './search.messages.ts'

/** What each type of results is called, many and one. */
export const typeMessages: Readonly<
  Record<SearchType, { readonly many: MessageDescriptor; readonly one: MessageDescriptor }>
> = {
  product: { many: messages.product, one: messages.oneProduct },
  service: { many: messages.service, one: messages.oneService },
  story: { many: messages.story, one: messages.oneStory },
  release: { many: messages.release, one: messages.oneRelease },
  page: { many: messages.page, one: messages.onePage },
  document: { many: messages.document, one: messages.oneDocument },
}
