import { toImage } from './toImage.ts'

/** Responses for the data that blocks load themselves. */
export const besideBlocks = {
  stories: {
    total: 2,
    items: [
      toStory({ id: 'jura', slug: 'jura', title: 'Nothing came back since', videoUrl: 'https://films.example/jura' }),
      toStory({ id: 'second', slug: 'second-week', title: 'In the second week', teaserImage: null }),
    ],
  },
  mediaReleases: {
    total: 2,
    years: [2023],
    items: [
      toRelease({ id: 'half', slug: 'half-year', title: 'Orders above last year', adhoc: true }),
      toRelease({ id: 'brno', slug: 'brno', title: 'A new plant in Brno', publicationDate: '2023-04-12T08:00:00Z' }),
    ],
  },
  locations: [
    {
      id: 'luzern',
      name: 'Kudex AG',
      brands: ['kudex', 'main'],
      kinds: ['sales', 'service'],
      country: 'CH',
      region: '155',
      countriesServed: ['LI'],
      street: 'Drahtweg 4',
      postalCode: '6003',
      city: 'Luzern',
      phone: '+41 41 555 01 00',
      email: 'luzern@kudex.example',
      website: null,
      latitude: 47.05,
      longitude: 8.3,
    },
  ],
  contacts: [
    {
      id: 'vera',
      givenName: 'Vera',
      familyName: 'Keller',
      role: 'Application engineer',
      email: 'vera.keller@kudex.example',
      phone: '+41 41 555 01 12',
      image: toImage('crimp', 'Vera Keller', 480, 480),
      kinds: ['sales'],
      countries: ['CH'],
      languages: ['de', 'en'],
      locationId: 'luzern',
    },
  ],
} as const

function toStory(story: { id: string; slug: string; title: string; videoUrl?: string; teaserImage?: null }) {
  return {
    siteId: 'main',
    publicationDate: '2026-03-14T08:00:00Z',
    leadText: 'A family firm keeps the force curve of each crimp.',
    teaserImage: toImage('crimp', 'Crimping machine', 1600, 1067),
    category: { id: 'quality', slug: 'quality', name: 'Quality', nameLanguage: 'en' },
    storyContacts: [],
    videoUrl: null,
    videoDuration: story.videoUrl === undefined ? null : 84,
    languages: ['en'],
    contentLanguage: 'en',
    updatedAt: '2026-03-14T08:00:00Z',
    ...story,
  }
}

function toRelease(release: { id: string; slug: string; title: string; adhoc?: boolean; publicationDate?: string }) {
  return {
    siteId: 'main',
    publicationDate: '2023-08-17T08:00:00Z',
    leadText: 'Orders grew in all regions.',
    adhoc: false,
    languages: ['en'],
    contentLanguage: 'en',
    updatedAt: '2023-08-17T08:00:00Z',
    ...release,
  }
}
