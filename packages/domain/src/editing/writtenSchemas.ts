import * as v from 'valibot'
import { problemTakes } from './problemCodes.ts'
import { isWebAddress } from './addresses.ts'
import {
  brand,
  canonicalAddress,
  country,
  degrees,
  language,
  link,
  links,
  locationId,
  name,
  optionalText,
  pageId,
  picture,
  siteId,
  slug,
  text,
  wholeNumber,
  words,
  menuAddress,
  region,
} from './writtenFields.ts'
import { block, contactKind } from './writtenBlocks.ts'

// Content that editors may write. Omitted fields are empty; unknown fields are rejected.

// A new entry gets the highest index plus one, which must fit the column too.
const sortIndex = v.optional(wholeNumber(-1_000_000_000, 1_000_000_000))

/** A page as editors write it (PAGE-03, PAGE-04). */
export const writtenPage = v.strictObject({
  siteId,
  url: v.string(),
  title: text,
  description: optionalText,
  type: v.optional(name, 'Page'),
  pageType: v.optional(name, 'Content'),
  cmsType: v.optional(name, 'page'),
  branch: v.nullish(name, null),
  languages: v.pipe(v.array(language), v.minLength(1, 'at least one language')),
  countries: v.optional(v.array(country), []),
  canonicalUrl: v.nullish(canonicalAddress, null),
  theme: v.optional(name, 'Default'),
  translationSourceLanguage: v.optional(language, 'en'),
  translationTargetLanguages: v.optional(v.array(language), []),
  header: v.optional(v.strictObject({ theme: v.optional(name, 'Default'), hidden: v.optional(v.boolean(), false) }), {
    theme: 'Default',
    hidden: false,
  }),
  picture,
  blocks: v.pipe(v.array(block), v.maxLength(200, 'at most 200 blocks')),
})

/** How a page is protected (PAGE-14…17). */
export const writtenProtection = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('password'),
    password: v.pipe(
      v.string(),
      v.minLength(8, 'a password of 8 to 256 characters'),
      v.maxLength(256, 'a password of 8 to 256 characters'),
    ),
  }),
  v.strictObject({
    kind: v.literal('role'),
    role: v.pipe(v.string(), v.regex(/^[a-z0-9_]{3,100}$/, 'the exact name of a role, such as kmx_int_assetdb_active')),
  }),
])

/** A site as editors write it (SITE-07). */
export const writtenSite = v.strictObject({
  name: words,
  slug: v.nullish(v.string(), null),
  brand: slug,
  domains: v.pipe(v.array(v.string()), v.maxLength(100, 'at most 100 domains')),
  features: v.optional(v.array(slug), []),
  headerNavigationId: v.nullish(name, null),
  footerNavigationId: v.nullish(name, null),
  addedLanguages: v.optional(v.array(language), []),
  removedLanguages: v.optional(v.array(language), []),
  internationalOnly: v.optional(v.boolean(), false),
  hideSideButtons: v.optional(v.boolean(), false),
  enableCutFont: v.optional(v.boolean(), false),
  sortIndex,
})

/** A navigation item with its children (NAV-01, NAV-09). */
export interface WrittenNavigationItem {
  readonly id: string
  readonly title: WrittenText
  readonly breadcrumbOverride: WrittenText | null
  readonly countries: string[]
  readonly pageId: string | null
  readonly url: string | null
  readonly pageType: string | null
  readonly target: '_blank' | '_self' | null
  readonly hidden: boolean
  readonly hiddenSubItems: boolean
  readonly marketingTitle: WrittenText | null
  readonly marketingDescription: WrittenText | null
  readonly logo: string | null
  readonly items: WrittenNavigationItem[]
  readonly sections: { readonly title: WrittenText | null; readonly items: WrittenNavigationItem[] }[]
}

/** A text as editors write it: one for all languages, or one per language code. */
export type WrittenText = v.InferOutput<typeof text>

const navigationItem: v.GenericSchema<unknown, WrittenNavigationItem> = v.strictObject({
  id: name,
  title: text,
  breadcrumbOverride: optionalText,
  countries: v.optional(v.array(country), []),
  pageId: v.nullish(pageId, null),
  url: v.nullish(menuAddress, null),
  pageType: v.nullish(name, null),
  target: v.nullish(v.picklist(['_blank', '_self'], '_blank or _self'), null),
  hidden: v.optional(v.boolean(), false),
  hiddenSubItems: v.optional(v.boolean(), false),
  marketingTitle: optionalText,
  marketingDescription: optionalText,
  logo: picture,
  items: v.optional(v.array(v.lazy(() => navigationItem)), []),
  sections: v.optional(
    v.array(
      v.strictObject({
        title: optionalText,
        // A section is stored with its entries only.
        items: v.pipe(v.array(v.lazy(() => navigationItem)), v.minLength(1, 'at least one entry')),
      }),
    ),
    [],
  ),
})

/** A navigation tree as editors write it (NAV-01). */
export const writtenNavigation = v.strictObject({ items: v.array(navigationItem) })

/** A footer as editors write it (NAV-11). */
export const writtenFooter = v.strictObject({
  theme: v.optional(name, 'Default'),
  contactTitle: optionalText,
  contactLink: v.nullish(link, null),
  sections: v.optional(v.array(v.strictObject({ title: text, links })), []),
  legalLinks: v.optional(links, []),
  legalText: optionalText,
})

const percent = wholeNumber(0, 100)

/** A picture as editors write it: its alternative texts, and the part that stays visible when it is cropped. */
export const writtenPicture = v.strictObject({
  alt: optionalText,
  /** In percent of width and height, from the top left; null for the centre. */
  focalPoint: v.nullish(v.strictObject({ x: percent, y: percent }), null),
})

/** An upload that becomes a picture or a file; `language`: that of a document. */
export const writtenMedia = v.strictObject({
  uploadId: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'the id of an upload')),
  language: v.optional(language, 'en'),
})

/** A redirect as editors write it (ROUTE-21). */
export const writtenRedirect = v.strictObject({
  siteId: v.nullish(siteId, null),
  previousUrl: v.pipe(v.string(), v.maxLength(2_000)),
  target: link,
  sortIndex,
})

/** A route rule as editors write it (ROUTE-23). */
export const writtenRouteRule = v.strictObject({
  siteId: v.nullish(siteId, null),
  pattern: v.pipe(v.string(), v.maxLength(2_000)),
  redirect: v.pipe(v.string(), v.maxLength(2_000)),
  external: v.optional(v.boolean(), false),
  sortIndex,
})

const email = v.pipe(v.string(), v.email(problemTakes.email), v.maxLength(254, 'at most 254 characters'))
const phone = v.pipe(v.string(), v.regex(/^\+?\d[\d ()/.-]{2,38}\d$/, problemTakes.phone))
const shortWords = v.pipe(words, v.maxLength(200, 'at most 200 characters'))
const siteIds = v.pipe(v.array(siteId), v.minLength(1, 'at least one site'))
const countries = v.optional(v.array(country), [])

/** A location as editors write it (CONTACT-03, CONTACT-04). */
export const writtenLocation = v.strictObject({
  siteIds,
  name: shortWords,
  brands: v.optional(v.array(brand), []),
  kinds: v.pipe(v.array(contactKind), v.minLength(1, 'at least one type of contact')),
  country,
  region,
  countriesServed: countries,
  street: v.nullish(shortWords, null),
  postalCode: v.nullish(shortWords, null),
  city: shortWords,
  phone: v.nullish(phone, null),
  email: v.nullish(email, null),
  website: v.nullish(v.pipe(v.string(), v.check(isWebAddress, problemTakes.webAddress)), null),
  latitude: v.nullish(degrees(90), null),
  longitude: v.nullish(degrees(180), null),
  isPublished: v.optional(v.boolean(), true),
  sortIndex,
})

/** A contact as editors write it (CONTACT-01). */
export const writtenContact = v.strictObject({
  siteIds,
  givenName: shortWords,
  familyName: shortWords,
  role: optionalText,
  email: v.nullish(email, null),
  phone: v.nullish(phone, null),
  image: picture,
  kinds: v.optional(v.array(contactKind), []),
  countries,
  languages: v.optional(v.array(language), []),
  locationId: v.nullish(locationId, null),
  isPublished: v.optional(v.boolean(), true),
  sortIndex,
})
