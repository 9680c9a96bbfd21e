export { fetchNewsFeed, type FeedPlace, type ShownNewsItem, type ShownNewsPage } from './fetchNewsFeed.ts'
