import * as v from 'valibot'
import type { ContentProblem } from './contentProblem.ts'
import { findIssueCode } from './problemCodes.ts'
import * as editorial from './writtenEditorial.ts'
import * as written from './writtenSchemas.ts'
import { writtenPageSchedule } from './writtenSchedule.ts'
import { writtenTranslationExport, writtenTranslationStart, writtenTranslationStep } from './writtenTranslation.ts'

/** Validated content with its defaults, or its problems. */
export type Written<Value> =
  | { readonly value: Value; readonly problems: readonly [] }
  | { readonly value: null; readonly problems: readonly ContentProblem[] }

/** Schemas of the content that editors write, by kind. */
const schemas = {
  pages: written.writtenPage,
  protection: written.writtenProtection,
  sites: written.writtenSite,
  navigations: written.writtenNavigation,
  footers: written.writtenFooter,
  media: written.writtenMedia,
  pictures: written.writtenPicture,
  redirects: written.writtenRedirect,
  routeRules: written.writtenRouteRule,
  locations: written.writtenLocation,
  contacts: written.writtenContact,
  stories: editorial.writtenStory,
  'media-releases': editorial.writtenMediaRelease,
  'news-items': editorial.writtenNewsItem,
  'page-schedule': writtenPageSchedule,
  'translation-step': writtenTranslationStep,
  'translation-start': writtenTranslationStart,
  'translation-export': writtenTranslationExport,
} as const

/** A kind of content that editors write. */
export type WrittenKind = keyof typeof schemas

/** Validated content of a kind. */
export type WrittenValue<Kind extends WrittenKind> = v.InferOutput<(typeof schemas)[Kind]>

/** Validates content of an editor; `where` is the prefix of the problems' paths. */
export function readWritten<Kind extends WrittenKind>(
  kind: Kind,
  value: unknown,
  where: string,
): Written<WrittenValue<Kind>> {
  const result = v.safeParse(schemas[kind], value)
  if (result.success) return { value: result.output, problems: [] }
  return { value: null, problems: result.issues.map((issue) => toProblem(issue, where)) }
}

/** Omits secrets, and internal messages of the schema library. */
function toProblem(issue: v.BaseIssue<unknown>, where: string): ContentProblem {
  const path = v.getDotPath(issue)
  const isSecret = path !== null && /password/i.test(path)
  return {
    path: path === null ? where : `${where}.${path}`,
    value: isSecret ? '(hidden)' : issue.input,
    takes: issue.message.startsWith('Invalid ') ? toTakes(issue) : issue.message,
    ...findIssueCode(issue),
  }
}

function toTakes({ expected, kind, type }: v.BaseIssue<unknown>): string {
  if (kind === 'schema' && type === 'strict_object' && expected === 'never') return 'no field of this name'
  return expected === null ? 'something else' : expected.replaceAll('"', '')
}
