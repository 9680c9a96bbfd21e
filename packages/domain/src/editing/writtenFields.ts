import * as v from 'valibot'
import { toDay } from '../days/toDay.ts'
import { problemTakes } from './problemCodes.ts'
import { isLanguageCode } from '../locales/language.ts'
import { StructuredTextError, validateStructuredText } from '../structured-text/validateStructuredText.ts'
import { isLinkAddress, isOwnPath, isWebAddress } from './addresses.ts'
import { isSlug } from './siteProblems.ts'

// Fields that the schemas share.

/** Maximum length of a text field; long texts are structured documents. */
const line = v.pipe(v.string(), v.maxLength(5_000, 'at most 5000 characters'))
export const words = v.pipe(
  line,
  v.check((text) => text.trim() !== '', problemTakes.emptyText),
)
export const language = v.pipe(
  v.string(),
  v.check((code) => isLanguageCode(code), problemTakes.language),
)
export const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, problemTakes.country))
export const slug = v.pipe(v.string(), v.check(isSlug, problemTakes.slug))
export const name = v.pipe(v.string(), v.regex(/^[\w][\w .-]{0,99}$/, problemTakes.name))

/** The id of a site. */
export const siteId = v.pipe(name)

/** One text for all languages, or one per language. */
export const text = v.union(
  [
    words,
    v.pipe(
      v.record(language, words),
      v.check((texts) => Object.keys(texts).length > 0, problemTakes.text),
    ),
  ],
  problemTakes.text,
)
export const optionalText = v.nullish(text, null)
/** The name of a picture. */
export const pictureName = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
export const picture = v.nullish(pictureName, null)
/** The id of a page. */
export const pageId = v.pipe(v.string(), v.check(isSlug, problemTakes.slug))

// Entries that fields refer to; forms offer them by their names.
export const productSlug = v.pipe(slug)
export const contactId = v.pipe(slug)
export const locationId = v.pipe(slug)
export const storyContactId = v.pipe(slug)
export const storyCategoryId = v.pipe(slug)
export const storyCategorySlug = v.pipe(slug)
export const brand = v.pipe(slug)
/** A product, or a list of products. */
export const productTarget = v.pipe(slug)
/** A service, or a list of services. */
export const serviceTarget = v.pipe(slug)

/** The name of a file in its address. */
export const fileSlug = v.pipe(v.string(), v.check(isSlug, problemTakes.slug))

const isFileAddress = (url: string) => url.startsWith('/file/') && isOwnPath(url)

/** The address of a file. */
export const fileAddress = v.pipe(v.string(), v.check(isFileAddress, problemTakes.fileAddress))

/** The address of a film: a file, or a page of its provider. */
export const filmAddress = v.pipe(
  v.string(),
  v.check((url) => isFileAddress(url) || isWebAddress(url), problemTakes.filmAddress),
)

/** The address of the original of a page: a path with its locale, or a web address. */
export const canonicalAddress = v.pipe(
  v.string(),
  v.check((url) => isOwnPath(url) || isWebAddress(url), problemTakes.canonicalAddress),
)

/** Where a link leads: a path, a web address, or another address that browsers open. */
export const linkAddress = v.pipe(v.string(), v.check(isLinkAddress, problemTakes.linkAddress))

/** The same of a menu item, which is checked with the whole menu. */
export const menuAddress = v.pipe(v.string())

/** A part of the world. */
export const region = v.pipe(v.string(), v.regex(/^\d{3}$/, problemTakes.region))

const linkEntries = { text, openInNewTab: v.optional(v.boolean(), false) }

/** A link, by kind (PAGE-10…12). */
export const link = v.variant('kind', [
  v.strictObject({
    ...linkEntries,
    kind: v.literal('page'),
    pageId,
    pageParameters: v.nullish(
      v.pipe(
        v.string(),
        v.regex(/^[?#]?[\w\-.~!$&'()*+,;=:@/?%#[\]]*$/, 'a query such as ?a=1 or an anchor such as #top'),
      ),
      null,
    ),
  }),
  v.strictObject({
    ...linkEntries,
    kind: v.literal('path'),
    path: linkAddress,
  }),
  v.strictObject({
    ...linkEntries,
    kind: v.literal('external'),
    url: v.pipe(v.string(), v.check(isWebAddress, problemTakes.webAddress)),
  }),
  v.strictObject({ ...linkEntries, kind: v.literal('product'), productSlug: productTarget }),
  v.strictObject({ ...linkEntries, kind: v.literal('service'), serviceSlug: serviceTarget }),
])

export const links = v.pipe(v.array(link), v.maxLength(100, 'at most 100 links'))

const validDocument = v.rawTransform<unknown, object>(({ dataset, addIssue, NEVER }) => {
  try {
    return validateStructuredText(dataset.value)
  } catch (error) {
    if (!(error instanceof StructuredTextError)) throw error
    addIssue({ message: `${problemTakes.structuredText}; ${error.message}` })
    return NEVER
  }
})

/** A structured text per language. */
export const structuredText = v.record(language, v.pipe(v.unknown(), validDocument))

/** A time with its zone, stored in UTC. */
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp(problemTakes.moment),
  v.check((text) => !Number.isNaN(Date.parse(text)), problemTakes.missingMoment),
  v.transform((text) => new Date(text).toISOString()),
)

/** A whole number; by default within the limits of GraphQL's `Int` and of columns of the type `integer`. */
export const wholeNumber = (least: number, most = 2_147_483_647) =>
  v.pipe(
    v.number(),
    v.integer(problemTakes.wholeNumber),
    v.minValue(least, `${least} to ${most}`),
    v.maxValue(most, `${least} to ${most}`),
  )

/** Degrees of latitude (at most 90) or longitude (at most 180). */
export const degrees = (most: number) =>
  v.pipe(
    v.number(),
    v.minValue(-most, `degrees from -${most} to ${most}`),
    v.maxValue(most, `degrees from -${most} to ${most}`),
  )

/** An existing day as ISO date. */
export const day = v.pipe(
  v.string(),
  v.isoDate(problemTakes.day),
  v.check((text) => toDay(text) !== null, problemTakes.missingDay),
)
