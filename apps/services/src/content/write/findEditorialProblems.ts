import { type ContentProblem, createProblem } from '@kudex/domain/editing'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { mediaReleases, stories, storyCategories, storyContacts } from '../editorial/editorialTables.ts'
import * as tables from '../tables.ts'
import { findBlockProblems, type KnownNames } from './findPageReferenceProblems.ts'
import { findDeadLinks } from './findStateProblems.ts'
import type { EditorialWrite } from './writes.types.ts'

/** Finds references of an entry to missing items, and an address that another entry has. */
export async function findEditorialProblems(queries: Queries, write: EditorialWrite): Promise<ContentProblem[]> {
  const { kind, id, value } = write
  if (value === null) return []
  const where = `${kind}.${id}`
  const known = await readKnownNames(queries)
  const sites = await queries
    .select({ id: tables.sites.id })
    .from(tables.sites)
    .where(eq(tables.sites.id, value.siteId))
  const problems: ContentProblem[] =
    sites.length > 0 ? [] : [createProblem(`${where}.siteId`, value.siteId, 'missingSite')]
  if (kind === 'news-items') {
    if (value.link) problems.push(...findDeadLinks(value.link, `${where}.link`, known.pageIds))
    return [...problems, ...findPictureProblem(value.image, `${where}.image`, known)]
  }
  problems.push(...findBlockProblems(value.blocks, where, known))
  const table = kind === 'stories' ? stories : mediaReleases
  const taken = await queries
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.siteId, value.siteId), eq(table.slug, value.slug), ne(table.id, id)))
  if (taken.length > 0) problems.push(createProblem(`${where}.slug`, value.slug, 'takenSlug'))
  if (kind === 'stories') {
    problems.push(...findPictureProblem(value.teaserImage, `${where}.teaserImage`, known))
    const { siteId, categoryId, contactIds } = value
    const categories = await queries
      .select({ id: storyCategories.id })
      .from(storyCategories)
      .where(and(eq(storyCategories.siteId, siteId), eq(storyCategories.id, categoryId ?? '')))
    if (categoryId !== null && categories.length === 0)
      problems.push(createProblem(`${where}.categoryId`, categoryId, 'missingCategory'))
    const contacts = await queries
      .select({ id: storyContacts.id })
      .from(storyContacts)
      .where(and(eq(storyContacts.siteId, siteId), inArray(storyContacts.id, [...contactIds, ''])))
    const contactsThere = new Set(contacts.map((contact) => contact.id))
    for (const contactId of contactIds) {
      if (!contactsThere.has(contactId))
        problems.push(createProblem(`${where}.contactIds`, contactId, 'missingStoryContacts'))
    }
  }
  return problems
}

async function readKnownNames(queries: Queries): Promise<KnownNames> {
  const pages = await queries.selectDistinct({ id: tables.pages.id }).from(tables.pages)
  const pictures = await queries.select({ name: tables.pictures.name }).from(tables.pictures)
  const contacts = await queries.select({ id: tables.contacts.id }).from(tables.contacts)
  return {
    pageIds: new Set(pages.map(({ id }) => id)),
    pictureNames: new Set(pictures.map(({ name }) => name)),
    contactIds: new Set(contacts.map(({ id }) => id)),
  }
}

function findPictureProblem(name: string | null, path: string, { pictureNames }: KnownNames): ContentProblem[] {
  return name === null || pictureNames.has(name) ? [] : [createProblem(path, name, 'missingPicture')]
}
