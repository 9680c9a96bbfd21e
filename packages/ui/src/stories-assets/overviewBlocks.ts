import type { ReleaseListProps } from '../modules/ReleaseList/ReleaseList.js'
import type { StoryListProps } from '../modules/StoryList/StoryList.js'
import { machinePicture } from './machinePictures.js'

/** Overviews of stories and releases as props of their modules. */
export const overviewBlocks = {
  storyOverview: {
    title: 'Stories',
    lead: 'From people who make harnesses.',
    link: {
      href: '/en/stories',
      text: 'All stories',
    },
    stories: [
      {
        id: 'jura',
        href: '/en/stories/jura',
        title: 'Nothing came back since',
        leadText: 'A family firm keeps the force curve of each crimp.',
        category: 'Quality',
        date: '2026-03-14',
        dateText: '14 March 2026',
        picture: machinePicture('crimp', '', 780, 520),
        videoText: 'Video, 1:24',
      },
      {
        id: 'second',
        href: '/en/stories/second-week',
        title: 'In the second week',
        leadText: 'A family firm keeps the force curve of each crimp.',
        category: 'Quality',
        date: '2026-03-14',
        dateText: '14 March 2026',
      },
    ],
    emptyText: 'No entries found',
    id: 'stories',
  },
  releaseOverview: {
    title: 'Media releases',
    link: {
      href: '/en/media-releases',
      text: 'All media releases',
    },
    releases: [
      {
        id: 'half',
        href: '/en/media-releases/half-year',
        title: 'Orders above last year',
        leadText: 'Orders grew in all regions.',
        date: '2023-08-17',
        dateText: '17 August 2023',
        adHocText: 'Ad hoc',
      },
      {
        id: 'brno',
        href: '/en/media-releases/brno',
        title: 'A new plant in Brno',
        leadText: 'Orders grew in all regions.',
        date: '2023-04-12',
        dateText: '12 April 2023',
      },
    ],
    emptyText: 'No entries found',
    id: 'media-releases',
  },
} satisfies {
  storyOverview: StoryListProps
  releaseOverview: ReleaseListProps
}
