import type { SeedEditorial } from '../../seed.types.ts'
import { mediaReleases } from './releases/index.ts'
import { newsItems } from './newsItems.ts'
import { storyCategories, storyContacts } from './people.ts'
import { customerStories } from './stories/customers.ts'
import { productionStories } from './stories/production.ts'
import { sustainabilityStories } from './stories/sustainability.ts'
import { technologyStories } from './stories/technology.ts'
import { workStories } from './stories/work.ts'

/** Editorial content of the main site: 30 stories by 8 people, 36 media releases over four years, 35 news items. */
export const editorial: SeedEditorial = {
  storyCategories,
  storyContacts,
  stories: [...technologyStories, ...customerStories, ...productionStories, ...workStories, ...sustainabilityStories],
  mediaReleases,
  newsItems,
}
