export { isUnread, latestReadKey, listUnread, type FeedItem, type NewsFeedPage } from './newsFeed.types.ts'
export { newsFeedMachine, type NewsFeedInput, type NewsFeedQuery } from './newsFeedMachine.ts'
