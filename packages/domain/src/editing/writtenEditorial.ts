import * as v from 'valibot'
import { problemTakes } from './problemCodes.ts'
import {
  filmAddress,
  language,
  link,
  moment,
  picture,
  productSlug,
  siteId,
  slug,
  storyCategoryId,
  storyContactId,
  text,
  wholeNumber,
} from './writtenFields.ts'
import { block } from './writtenBlocks.ts'

// Stories, media releases and news (decision 24).

/** The slug of an entry, except the names of lists. */
const entrySlug = v.pipe(
  slug,
  v.check((candidate) => candidate !== 'contacts' && candidate !== 'ad-hoc', problemTakes.listName),
)

const entry = {
  siteId,
  slug: entrySlug,
  publicationDate: moment,
  title: text,
  leadText: text,
  languages: v.pipe(v.array(language), v.minLength(1, 'at least one language')),
  blocks: v.pipe(v.array(block), v.maxLength(200, 'at most 200 blocks')),
  isPublished: v.optional(v.boolean(), false),
}

/** A story as editors write it (STORY-01). */
export const writtenStory = v.strictObject({
  ...entry,
  teaserImage: picture,
  categoryId: v.nullish(storyCategoryId, null),
  contactIds: v.optional(v.pipe(v.array(storyContactId), v.maxLength(20, 'at most 20 contacts')), []),
  productSlugs: v.optional(v.pipe(v.array(productSlug), v.maxLength(20, 'at most 20 products')), []),
  videoUrl: v.nullish(filmAddress, null),
  videoDuration: v.nullish(wholeNumber(1), null),
})

/** A media release as editors write it (MEDIA-01). */
export const writtenMediaRelease = v.strictObject({ ...entry, adhoc: v.optional(v.boolean(), false) })

/** A news item as editors write it (FEED-01). */
export const writtenNewsItem = v.strictObject({
  siteId,
  publicationDate: moment,
  title: text,
  text,
  link: v.nullish(link, null),
  image: picture,
  isForCustomers: v.optional(v.boolean(), false),
  isPublished: v.optional(v.boolean(), false),
})
