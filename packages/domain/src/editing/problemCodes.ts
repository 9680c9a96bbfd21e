import type { BaseIssue } from 'valibot'

/**
 * What fields accept, in English for programs, by the code from which screens derive their texts. `{name}` is a
 * parameter.
 */
export const problemTakes = {
  // Values of single fields.
  emptyText: 'a text that is not empty',
  text: 'a text, or an object of language code to text, none of them empty',
  structuredText: 'structured text',
  tooLong: 'at most {count} characters',
  tooMany: 'at most {count} entries',
  tooFew: 'at least {count} entries',
  tooSmall: '{count} or more',
  tooLarge: '{count} or less',
  wholeNumber: 'a whole number',
  choice: 'one of the options',
  slug: 'lowercase letters and digits, hyphens between them',
  name: 'letters, digits, dots, hyphens and spaces, at most 100',
  anchor: 'letters, digits and hyphens',
  language: 'a language of the interface',
  country: 'a country code such as CH',
  region: 'a UN M49 code such as 150',
  day: 'a day such as 2026-03-14',
  missingDay: 'a day that there is',
  moment: 'a moment with its zone, such as 2026-03-01T07:30:00Z',
  missingMoment: 'a moment that there is',
  email: 'an e-mail address',
  phone: 'a phone number such as +41 41 555 01 00, at most 40 characters',
  webAddress: 'an address that starts with http:// or https://',
  targetAddress: 'a path such as /about, or an address that starts with http:// or https://',
  linkAddress:
    'a path such as /about, or an address that starts with http:// or https://, mailto:, tel:, #anchor, hard: before a path, or action:name',
  canonicalAddress: 'a path or an address',
  fileAddress: 'an address of a file (/file/…)',
  filmAddress: 'an address of a file (/file/…) or a web address',
  pageParameters: 'a query such as ?a=1 or an anchor such as #top',
  // References to other content.
  missingPage: 'a stored page',
  missingLinkedPage: 'links to stored pages',
  missingPicture: 'a stored picture',
  missingSite: 'a stored site',
  missingSites: 'stored sites',
  missingContacts: 'stored contacts',
  missingLocation: 'a stored location',
  missingCategory: 'a story category of the site',
  missingStoryContacts: 'story contacts of the site',
  unknownCountry: 'country codes of the system',
  unknownLanguage: 'languages of the interface',
  // Addresses and menus.
  pageAddress: 'a path of slugs: lowercase letters and digits, hyphens between them',
  reservedAddress: 'an address outside /{segment}, which means something else',
  siteAddress: 'an address outside /{segment}, which is a site',
  hostAddress: 'an address outside /{segment}, which the host needs',
  takenByPage: 'an address that the page {page} does not have ({country})',
  takenSlug: 'a slug of no other entry',
  listName: 'no name of a list',
  takenByRedirect: 'an address that {redirect} does not have ({address})',
  redirectSource: 'a path such as /old/address',
  wildcard: 'one address: a wildcard is a route rule',
  homeAddress: 'an address below the home page of a site',
  loop: 'an address that does not lead back to itself, alone or with other redirects',
  longChain: 'an address that is reached in at most {count} redirects',
  tooDeep: 'an item at most {count} levels deep',
  pageAndAddress: 'nothing where a page is named',
  marketingBelowTop: 'nothing below the top level of a menu, which alone shows it',
  missingMarketingTitle: 'a title above a marketing text or a logo',
} as const

/** What files of translations have to contain, like {@link problemTakes}. */
export const xliffTakes = {
  xliffMalformed: 'well-formed XML; line {line}: {reason}',
  xliffDocumentType: 'a file without a document type',
  xliffEncoding: 'a file in UTF-8',
  xliffVersion: 'XLIFF 2.1 or 2.0',
  xliffElement: 'no {element} in {parent}',
  xliffMissing: '{element}',
  xliffDoubled: 'one {element}',
  xliffTooMany: 'at most {count} {element}',
  xliffPage: 'a page',
  xliffSourceLanguage: 'the source language of the page: {language}',
  xliffTargetLanguage: 'target languages of the page: {languages}',
  xliffSourceVersion: '{version}: the source texts have changed',
  xliffUnitMissing: 'a unit for each text of the page',
  xliffUnitUnknown: 'a unit of the page',
  xliffSourceChanged: 'the source text of the page, unchanged',
  xliffTargetMissing: 'a target',
  xliffTargetEmpty: 'a text that is not empty',
  xliffTargetTooLong: 'at most {count} characters',
  xliffPlaceholder: '{placeholder} as in the source',
  xliffCodeUnknown: 'no inline code {code}',
  xliffCodeDoubled: 'inline code {code} once',
  xliffCodeMissing: 'inline codes {code}',
  xliffNoCodes: 'text without inline codes',
  xliffNestedLink: 'no link inside a link',
} as const

/** Code of a problem with a value; screens have a text for each. */
export type ProblemCode = keyof typeof problemTakes

/** Code of a problem with a file of translations; the report about a file has a text for each. */
export type XliffProblemCode = keyof typeof xliffTakes

export type ProblemParameters = Readonly<Record<string, string | number>>

/** What a field accepts, in English. */
export function toTakes(code: ProblemCode | XliffProblemCode, parameters: ProblemParameters = {}): string {
  return { ...problemTakes, ...xliffTakes }[code].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(parameters[name]),
  )
}

/** The code of an issue of a schema; none for issues that forms cannot cause, such as unknown fields. */
export function findIssueCode(issue: BaseIssue<unknown>): {
  readonly code?: ProblemCode
  readonly parameters?: ProblemParameters
} {
  const { type, message, input, requirement } = issue
  const parameters = { count: Number(requirement) }
  switch (type) {
    case 'max_length':
      return { code: typeof input === 'string' ? 'tooLong' : 'tooMany', parameters }
    case 'min_length':
      return typeof input === 'string' ? { code: 'emptyText' } : { code: 'tooFew', parameters }
    case 'min_value':
      return { code: 'tooSmall', parameters }
    case 'max_value':
      return { code: 'tooLarge', parameters }
    case 'integer':
      return { code: 'wholeNumber' }
    case 'picklist':
      return { code: 'choice' }
    default: {
      // The message also contains the reason of the schema.
      const code = message.startsWith(problemTakes.structuredText) ? 'structuredText' : codes.get(message)
      return code ? { code } : {}
    }
  }
}

/** Schemas have the texts of this table as messages. */
const codes: ReadonlyMap<string, ProblemCode> = new Map(
  Object.entries(problemTakes).map(([code, takes]) => [takes, code as ProblemCode]),
)
