import {
  type ContentProblem,
  createProblem,
  findNavigationProblems,
  findPageProblems,
  findRedirectProblems,
  findSiteProblems,
} from '@kudex/domain/editing'
import type { ContentLink } from '@kudex/domain/links'
import { toSite } from '@kudex/domain/sites'
import type { StoredLink } from '../links.types.ts'
import type { ContentState, RedirectRow } from './contentState.ts'

/** Finds violations of the rules of `@kudex/domain/editing` and dangling references in the whole content. */
export function findStateProblems(state: ContentState): ContentProblem[] {
  const { sites, pages, navigationItems, navigationIds, footers, redirects, routeRules } = state
  const pageIds = new Set(pages.map(({ id }) => id))
  const footerIds = new Set(footers.map(({ id }) => id))
  const siteIds = new Set(sites.map(({ id }) => id))
  const urls = new Map(pages.toSorted(publishedLast).map(({ id, url }) => [id, url]))
  const checkSite = (siteId: string | null, path: string): ContentProblem[] =>
    siteId === null || siteIds.has(siteId) ? [] : [createProblem(path, siteId, 'missingSite')]
  return [
    ...findSiteProblems(sites, { navigationIds, footerIds }),
    ...findPageProblems(pages, {
      countryCodes: state.countryCodes,
      sites: sites.map(({ id, name, slug, headerNavigationId, footerNavigationId }) => {
        return { id, name, slug, isShown: headerNavigationId !== null && footerNavigationId !== null }
      }),
    }),
    ...findNavigationProblems(navigationItems, {
      pageIds,
      countryCodes: state.countryCodes,
      pictureNames: state.pictureNames,
    }),
    ...footers.flatMap((footer) =>
      listFooterLinks(footer).flatMap(([path, link]) => findDeadLinks(link, `footers.${footer.id}.${path}`, pageIds)),
    ),
    ...redirects.flatMap(({ id, siteId, target }) => [
      ...checkSite(siteId, `redirects.${id}.siteId`),
      ...findDeadLinks(target, `redirects.${id}.target`, pageIds),
    ]),
    ...routeRules.flatMap(({ id, siteId }) => checkSite(siteId, `routeRules.${id}.siteId`)),
    ...findContactProblems(state, siteIds),
    ...findRedirectProblems({
      // Redirects do not depend on navigations, so incomplete sites count as well.
      sites: sites.flatMap((site) => toSite({ ...site, headerNavigationId: 'any', footerNavigationId: 'any' }) ?? []),
      redirects: redirects.map((redirect) => ({ ...redirect, target: toTarget(redirect, urls) })),
      routeRules,
    }),
  ]
}

/** References of locations and contacts to missing sites, pictures and locations. */
function findContactProblems(
  { locations, contacts, pictureNames }: ContentState,
  siteIds: ReadonlySet<string>,
): ContentProblem[] {
  const locationIds = new Set(locations.map(({ id }) => id))
  const findSites = (kind: string, { id, siteIds: named }: { id: string; siteIds: string[] }): ContentProblem[] =>
    named
      .filter((siteId) => !siteIds.has(siteId))
      .map((value) => createProblem(`${kind}.${id}.siteIds`, value, 'missingSites'))
  return [
    ...locations.flatMap((location) => findSites('locations', location)),
    ...contacts.flatMap((contact): ContentProblem[] => {
      const { id, image, locationId } = contact
      return [
        ...findSites('contacts', contact),
        ...(image === null || pictureNames.has(image)
          ? []
          : [createProblem(`contacts.${id}.image`, image, 'missingPicture')]),
        ...(locationId === null || locationIds.has(locationId)
          ? []
          : [createProblem(`contacts.${id}.locationId`, locationId, 'missingLocation')]),
      ]
    }),
  ]
}

/** References of a link to missing pages. */
export function findDeadLinks(link: StoredLink, where: string, pageIds: ReadonlySet<string>): ContentProblem[] {
  if (link.kind !== 'page' || pageIds.has(link.pageId)) return []
  return [createProblem(`${where}.pageId`, link.pageId, 'missingPage')]
}

export function collectFooterLinks(footer: FooterRow): StoredLink[] {
  return listFooterLinks(footer).map(([, link]) => link)
}

/** The links of a footer with their paths. */
function listFooterLinks({ contactLink, sections, legalLinks }: FooterRow): [path: string, link: StoredLink][] {
  const withPaths = (links: readonly StoredLink[], path: string) =>
    links.map((link, index): [string, StoredLink] => [`${path}.${index}`, link])
  return [
    ...(contactLink ? [['contactLink', contactLink] satisfies [string, StoredLink]] : []),
    ...sections.flatMap(({ links }, index) => withPaths(links, `sections.${index}.links`)),
    ...withPaths(legalLinks, 'legalLinks'),
  ]
}

type FooterRow = ContentState['footers'][number]

function toTarget({ target }: RedirectRow, urls: ReadonlyMap<string, string>): ContentLink {
  if (target.kind !== 'page') return { ...target, text: '' }
  return { ...target, text: '', path: urls.get(target.pageId) ?? '/' }
}

/** Sorts published versions last, so that redirects resolve to the published address. */
function publishedLast(one: { stage: string }, other: { stage: string }): number {
  return Number(one.stage === 'published') - Number(other.stage === 'published')
}
