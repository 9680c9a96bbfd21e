import type { StoryCardItem } from '../modules/StoryCard/StoryCard.js'
import { machinePicture } from './machinePictures.js'

const first: StoryCardItem = {
  id: 'twelve-thousand',
  href: '#twelve-thousand',
  title: 'Twelve thousand crimps a day',
  leadText: 'A family firm in the Jura keeps the force curve of each one, and has not sent back a harness since.',
  category: 'Customers',
  date: '2026-03-14',
  dateText: '14 March 2026',
  picture: machinePicture('crimp', 'Crimping press at work', 1200, 750),
}

const second: StoryCardItem = {
  id: 'one-minute',
  href: '#one-minute',
  title: 'One minute between two jobs',
  leadText: 'What changes when a changeover is no longer a reason to keep a job running.',
  category: 'Technology',
  date: '2026-02-02',
  dateText: '2 February 2026',
  picture: machinePicture('cutStrip', 'Cut and strip machine', 1200, 750),
  videoText: 'Video, 2:34',
}

/** Editorial stories in Storybook stories. */
export const stories: readonly [StoryCardItem, StoryCardItem, ...StoryCardItem[]] = [
  first,
  second,
  {
    id: 'apprentices',
    href: '#apprentices',
    title: 'Who builds the next machine',
    leadText: 'Forty apprentices, one workshop, and a prototype that went into series.',
    category: 'People',
    date: '2026-01-20',
    dateText: '20 January 2026',
    picture: machinePicture('test', 'Test bench for harnesses', 1200, 750),
  },
  {
    id: 'reel',
    href: '#reel',
    title: 'No tension on the reel',
    category: 'Technology',
    date: '2025-12-05',
    dateText: '5 December 2025',
    picture: machinePicture('reel', 'Reel with wire', 1200, 750),
  },
]
