export { fetchNewsFeed, type ShownNewsItem } from './fetchNewsFeed.ts'
