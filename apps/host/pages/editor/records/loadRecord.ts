import { randomUUID } from 'node:crypto'
import { createEmptyValue, describeForm, readField, type RecordKind } from '@kudex/domain/editing-forms'
import type { AuthoringProps } from '../../../features/authoring/index.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { readQuery } from '../../../request/readQuery.ts'
import { abortWithNotFound } from '../../shared/data/abortWithNotFound.ts'
import { loadChoices } from '../loadChoices.ts'

/** The form of an entry, and the pages that it can link to; the id `new` is the form of a new entry. */
export async function loadRecord(request: RequestContext, recordKind: RecordKind, id: string) {
  const { editing, address, signal, editor } = request
  const fields = describeForm(recordKind)
  const isNew = id === 'new'
  const edited = isNew
    ? { id: `${recordKind}-${randomUUID().slice(0, 8)}`, version: null, value: createValue(request, recordKind) }
    : await editing.fetchEntry(recordKind, id, { signal })
  if (!edited) abortWithNotFound('item')
  const siteId =
    readField(edited.value, ['siteId']) ?? readField(edited.value, ['siteIds', 0]) ?? findSiteOf(request, id)
  const authoring: AuthoringProps = {
    ...edited,
    kind: recordKind,
    fields,
    editor: editor?.name ?? '',
    choices: await loadChoices(request, typeof siteId === 'string' ? siteId : address.site.id),
    previewHrefs: {},
  }
  const failed = readQuery(request.requestedPath).get('failed')
  const failure = failures.find((known) => known === failed) ?? null
  return {
    recordKind,
    authoring,
    failure,
    pageTitle: isNew ? null : (toTitle(edited.value, address.locale.language) ?? id),
  }
}

const failures = ['stale', 'refused', 'failed'] as const

/** The site that shows a menu or a footer. */
function findSiteOf({ system }: RequestContext, id: string): string | null {
  const site = system.sites.find(
    ({ headerNavigationId, footerNavigationId }) => headerNavigationId === id || footerNavigationId === id,
  )
  return site?.id ?? null
}

/** A new entry is for the site and in the language of the editor, and not published. */
function createValue({ address }: RequestContext, kind: RecordKind): Readonly<Record<string, unknown>> {
  const fields = describeForm(kind)
  const names = new Set(fields.map(({ name }) => name))
  const empty = createEmptyValue({ type: 'group', isRequired: true, fields }, () => `e${randomUUID().slice(0, 8)}`)
  const known = {
    siteId: address.site.id,
    siteIds: [address.site.id],
    languages: [address.locale.language],
    publicationDate: new Date().toISOString(),
    isPublished: false,
  }
  return { ...(empty as object), ...Object.fromEntries(Object.entries(known).filter(([name]) => names.has(name))) }
}

/** The title of the form: the title, name or address of an entry. */
function toTitle(value: unknown, language: string): string | null {
  const title = ['title', 'name', 'previousUrl'].map((name) => readField(value, [name])).find(Boolean)
  if (typeof title === 'string') return title
  const text = readField(title, [language]) ?? readField(title, ['en'])
  if (typeof text === 'string') return text
  const names = ['givenName', 'familyName'].map((name) => readField(value, [name]))
  return names.every((name) => typeof name === 'string') ? names.join(' ') : null
}
