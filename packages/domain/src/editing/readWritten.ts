import * as v from 'valibot'
import type { ContentProblem } from './contentProblem.ts'
import * as editorial from './writtenEditorial.ts'
import * as schemas from './writtenSchemas.ts'

/** Validated content with its defaults, or its problems. */
export type Written<Value> =
  | { readonly value: Value; readonly problems: readonly [] }
  | { readonly value: null; readonly problems: readonly ContentProblem[] }

export type WrittenPage = v.InferOutput<typeof schemas.writtenPage>
export type WrittenProtection = v.InferOutput<typeof schemas.writtenProtection>
export type WrittenSite = v.InferOutput<typeof schemas.writtenSite>
export type WrittenNavigation = v.InferOutput<typeof schemas.writtenNavigation>
export type WrittenFooter = v.InferOutput<typeof schemas.writtenFooter>
export type WrittenRedirect = v.InferOutput<typeof schemas.writtenRedirect>
export type WrittenRouteRule = v.InferOutput<typeof schemas.writtenRouteRule>
export type WrittenStory = v.InferOutput<typeof editorial.writtenStory>
export type WrittenMediaRelease = v.InferOutput<typeof editorial.writtenMediaRelease>
export type WrittenNewsItem = v.InferOutput<typeof editorial.writtenNewsItem>

export type WrittenLocation = v.InferOutput<typeof schemas.writtenLocation>
export type WrittenContact = v.InferOutput<typeof schemas.writtenContact>

/** Validates a page of an editor; `where` is the prefix of the problems' paths. */
export const readWrittenPage = createReader(schemas.writtenPage)
/** Validates the protection of a page. */
export const readWrittenProtection = createReader(schemas.writtenProtection)
/** Validates a site. */
export const readWrittenSite = createReader(schemas.writtenSite)
/** Validates a navigation tree. */
export const readWrittenNavigation = createReader(schemas.writtenNavigation)
/** Validates a footer. */
export const readWrittenFooter = createReader(schemas.writtenFooter)
/** Validates a redirect. */
export const readWrittenRedirect = createReader(schemas.writtenRedirect)
/** Validates a route rule. */
export const readWrittenRouteRule = createReader(schemas.writtenRouteRule)
/** Validates a story. */
export const readWrittenStory = createReader(editorial.writtenStory)
/** Validates a media release. */
export const readWrittenMediaRelease = createReader(editorial.writtenMediaRelease)
/** Validates a news item. */
export const readWrittenNewsItem = createReader(editorial.writtenNewsItem)
/** Validates a location. */
export const readWrittenLocation = createReader(schemas.writtenLocation)
/** Validates a contact. */
export const readWrittenContact = createReader(schemas.writtenContact)

function createReader<Value>(
  schema: v.GenericSchema<unknown, Value>,
): (value: unknown, where: string) => Written<Value> {
  return (value, where) => {
    const result = v.safeParse(schema, value)
    if (result.success) return { value: result.output, problems: [] }
    return { value: null, problems: result.issues.map((issue) => toProblem(issue, where)) }
  }
}

/** Omits secrets, and internal messages of the schema library. */
function toProblem(issue: v.BaseIssue<unknown>, where: string): ContentProblem {
  const path = v.getDotPath(issue)
  const isSecret = path !== null && /password/i.test(path)
  return {
    path: path === null ? where : `${where}.${path}`,
    value: isSecret ? '(hidden)' : issue.input,
    takes: issue.message.startsWith('Invalid ') ? toTakes(issue) : issue.message,
  }
}

function toTakes({ expected, kind, type }: v.BaseIssue<unknown>): string {
  if (kind === 'schema' && type === 'strict_object' && expected === 'never') return 'no field of this name'
  return expected === null ? 'something else' : expected.replaceAll('"', '')
}
