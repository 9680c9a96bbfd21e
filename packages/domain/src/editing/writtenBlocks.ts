import * as v from 'valibot'
import { problemTakes } from './problemCodes.ts'
import { contactKinds } from '../contacts/contactKinds.ts'
import { imagePresets } from '../images/presets.ts'
import { diagramBlocks } from './writtenDiagrams.ts'
import {
  brand,
  contactId,
  country,
  day,
  fileAddress,
  fileSlug,
  filmAddress,
  language,
  link,
  links,
  name,
  optionalText,
  picture,
  pictureName,
  productSlug,
  slug,
  storyCategorySlug,
  structuredText,
  text,
  wholeNumber,
  words,
} from './writtenFields.ts'

// One schema per kind of block. Omitted fields are empty; unknown fields are rejected.

/** The type of a contact or a location. */
export const contactKind = v.picklist(contactKinds, `one of ${contactKinds.join(', ')}`)

const hero = v.strictObject({
  kind: v.literal('hero'),
  overline: optionalText,
  title: text,
  lead: optionalText,
  image: picture,
  /** A silent film that repeats over the picture. */
  filmUrl: v.nullish(fileAddress, null),
  links: v.optional(links, []),
})

const teaser = v.strictObject({
  id: name,
  overline: optionalText,
  title: text,
  text: optionalText,
  image: picture,
  link,
})

const teasers = v.strictObject({
  kind: v.literal('teasers'),
  title: optionalText,
  lead: optionalText,
  teasers: v.pipe(v.array(teaser), v.maxLength(100, 'at most 100 teasers')),
})

const textBlock = v.strictObject({
  kind: v.literal('text'),
  title: optionalText,
  anchor: v.nullish(v.pipe(v.string(), v.regex(/^[\p{L}\p{N}-]{1,100}$/u, problemTakes.anchor)), null),
  text: structuredText,
})

const preset = v.picklist(Object.keys(imagePresets), 'the name of a picture preset, such as stretched')

const media = v.strictObject({
  kind: v.literal('media'),
  image: pictureName,
  caption: optionalText,
  preset,
})

/** A video, played on the page or linked on the page of its provider (CAT-11). */
const video = v.pipe(
  v.strictObject({
    kind: v.literal('video'),
    title: text,
    poster: pictureName,
    url: filmAddress,
    /** Null if the address is a page of the provider that plays the video. */
    mediaType: v.nullish(v.picklist(['video/mp4', 'video/webm'], 'video/mp4, video/webm or nothing'), null),
    seconds: v.nullish(wholeNumber(1), null),
    /** Captions in WebVTT. */
    tracks: v.optional(v.array(v.strictObject({ url: fileAddress, language })), []),
    caption: optionalText,
    preset,
  }),
  v.forward(
    v.check(
      ({ url, mediaType }) => url.startsWith('/file/') === (mediaType !== null),
      'the media type of a file; nothing for a web address',
    ),
    ['mediaType'],
  ),
)

const accordion = v.strictObject({
  kind: v.literal('accordion'),
  title: optionalText,
  items: v.pipe(
    v.array(v.strictObject({ id: slug, title: text, text: structuredText })),
    v.minLength(1, 'at least one entry'),
    v.maxLength(100, 'at most 100 entries'),
    v.check((items) => new Set(items.map(({ id }) => id)).size === items.length, 'entries with ids of their own'),
  ),
})

/** A table; the first cell of a row is its header. */
const table = v.pipe(
  v.strictObject({
    kind: v.literal('table'),
    title: optionalText,
    /** Describes the content of the table. */
    caption: text,
    columns: v.pipe(v.array(text), v.minLength(1, 'at least one column'), v.maxLength(20, 'at most 20 columns')),
    rows: v.pipe(v.array(v.array(text)), v.maxLength(500, 'at most 500 rows')),
  }),
  v.forward(
    v.check(
      ({ columns, rows }) => rows.every((row) => row.length === columns.length),
      'rows with a cell for each column',
    ),
    ['rows'],
  ),
)

const quote = v.strictObject({ kind: v.literal('quote'), text, person: v.nullish(words, null), role: optionalText })

const facts = v.strictObject({
  kind: v.literal('facts'),
  title: optionalText,
  facts: v.array(v.strictObject({ value: text, unit: optionalText, label: text })),
})

const productTeasers = v.strictObject({
  kind: v.literal('productTeasers'),
  title: optionalText,
  lead: optionalText,
  productSlugs: v.array(productSlug),
})

const linksBlock = v.strictObject({ kind: v.literal('links'), title: optionalText, links })

const anchorNavigation = v.strictObject({ kind: v.literal('anchorNavigation') })

const locations = v.strictObject({
  kind: v.literal('locations'),
  title: optionalText,
  lead: optionalText,
  hasFilters: v.optional(v.boolean(), false),
  brand: v.nullish(brand, null),
  contactKind: v.nullish(contactKind, null),
  country: v.nullish(country, null),
})

const contacts = v.strictObject({
  kind: v.literal('contacts'),
  title: optionalText,
  lead: optionalText,
  contactIds: v.pipe(v.array(contactId), v.maxLength(100, 'at most 100 contacts')),
})

const shareData = v.strictObject({
  kind: v.literal('shareData'),
  title: text,
  lead: optionalText,
  registeredShares: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  label: text,
  asOf: day,
  facts: v.optional(v.pipe(v.array(v.strictObject({ label: text, value: text })), v.maxLength(100)), []),
})

const dividends = v.strictObject({
  kind: v.literal('dividends'),
  title: text,
  text: optionalText,
  unit: text,
  source: text,
  payouts: v.pipe(
    v.array(
      v.strictObject({ label: text, amount: v.pipe(v.number(), v.finite(), v.minValue(0, 'no negative number')) }),
    ),
    v.minLength(1, 'at least one payout'),
    v.maxLength(50, 'at most 50 payouts'),
  ),
  asOf: v.nullish(day, null),
})

const calendar = v.strictObject({
  kind: v.literal('calendar'),
  title: text,
  lead: optionalText,
  events: v.pipe(
    v.array(v.strictObject({ id: slug, date: day, title: text, place: optionalText })),
    v.maxLength(100, 'at most 100 events'),
  ),
})

const annualReport = v.strictObject({
  kind: v.literal('annualReport'),
  title: text,
  text: optionalText,
  image: pictureName,
  links: v.pipe(links, v.minLength(1, 'at least one link')),
})

const downloads = v.strictObject({
  kind: v.literal('downloads'),
  title: text,
  lead: optionalText,
  groups: v.pipe(
    v.array(
      v.strictObject({
        id: slug,
        title: text,
        files: v.pipe(
          v.array(v.strictObject({ slug: fileSlug, name: text, image: picture })),
          v.maxLength(200, 'at most 200 files'),
        ),
      }),
    ),
    v.maxLength(50, 'at most 50 groups'),
  ),
})

/** Number of entries that an overview shows. */
const listed = wholeNumber(1, 12)

const storyOverview = v.strictObject({
  kind: v.literal('storyOverview'),
  title: text,
  lead: optionalText,
  categorySlug: v.nullish(storyCategorySlug, null),
  videosOnly: v.optional(v.boolean(), false),
  count: listed,
})

const releaseOverview = v.strictObject({
  kind: v.literal('releaseOverview'),
  title: text,
  lead: optionalText,
  adhocOnly: v.optional(v.boolean(), false),
  count: listed,
})

/** A block of a page, a story or a media release as editors write it. */
export const block = v.variant('kind', [
  hero,
  teasers,
  textBlock,
  media,
  quote,
  facts,
  productTeasers,
  linksBlock,
  anchorNavigation,
  locations,
  contacts,
  shareData,
  dividends,
  calendar,
  annualReport,
  downloads,
  storyOverview,
  releaseOverview,
  video,
  accordion,
  table,
  ...diagramBlocks,
])
