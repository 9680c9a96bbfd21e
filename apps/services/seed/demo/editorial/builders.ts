import type { Localized, PictureName, SeedBlock, SeedMediaRelease, SeedNewsItem, SeedStory } from '../../seed.types.ts'
import { describeFilm, filmOfStory } from '../films.ts'

const site = 'kudex'

interface StoryLine {
  slug: string
  date: string
  by: readonly string[]
  /** Slugs of the machines and services that the story is about. */
  about?: readonly string[]
  image: PictureName
  title: Localized
  lead: Localized
  body: Localized
  /** Blocks after the text. */
  more?: readonly SeedBlock[]
  /** Whether there is a film with the slug of the story. */
  hasFilm?: boolean
}

/** Creates a builder of stories of a category, published in the morning. */
export const storiesAbout =
  (category: string) =>
  ({ slug, date, by, about = [], image, title, lead, body, more = [], hasFilm = false }: StoryLine): SeedStory => ({
    id: `story-${slug}`,
    site,
    slug,
    publicationDate: `${date}T06:30:00.000Z`,
    title,
    leadText: lead,
    teaserImage: image,
    category: `category-${category}`,
    contacts: by.map((contact) => `contact-${contact}`),
    about,
    ...(hasFilm ? { video: filmOfStory(slug) } : {}),
    blocks: [...(hasFilm ? [describeFilm(slug)] : []), { kind: 'text', text: body }, ...more],
  })

interface ReleaseLine {
  slug: string
  date: string
  title: Localized
  lead: Localized
  body: Localized
  adhoc?: boolean
}

/** A media release; ad hoc releases are published before the stock exchange opens. */
export const release = ({ slug, date, title, lead, body, adhoc = false }: ReleaseLine): SeedMediaRelease => ({
  id: `release-${slug}`,
  site,
  slug,
  publicationDate: `${date}T${adhoc ? '05:00' : '08:00'}:00.000Z`,
  title,
  leadText: lead,
  blocks: [{ kind: 'text', text: body }],
  adhoc,
})

export const news = (
  id: string,
  date: string,
  title: Localized,
  text: Localized,
  more: Pick<SeedNewsItem, 'link' | 'image' | 'isForCustomers'> = {},
): SeedNewsItem => ({ id: `news-${id}`, site, publicationDate: `${date}T07:00:00.000Z`, title, text, ...more })
