export {
  isUnread,
  latestReadKey,
  listUnread,
  newsFeedMachine,
  type FeedItem,
  type NewsFeedInput,
  type NewsFeedPage,
  type NewsFeedQuery,
} from './newsFeedMachine.ts'
