import { buildLink } from '@kudex/domain/links'
import { resolveBrandIcon } from './resolveBrandIcon.ts'
import type { PageData } from '../data/pageData.types.ts'
import type { HeadArticle, HeadLocation, HeadRequest, HeadTag } from './head.types.ts'

/** Structured data of a page as JSON-LD: organization, product, locations, article, breadcrumbs (schema.org). */
export function describeStructuredData(page: PageData, request: HeadRequest): readonly HeadTag[] {
  const items = [
    ...(page.head.kind === 'home' ? [describeOrganization(page, request)] : []),
    ...(page.head.kind === 'product' ? [describeProduct(page)] : []),
    ...(page.head.locations ? [describeLocations(page.head.locations, request)] : []),
    ...(page.head.article ? [describeArticle(page, page.head.article, request)] : []),
    ...(page.breadcrumbs.length > 0 ? [describeBreadcrumbs(page, request)] : []),
  ]
  return items.map((item) => ({
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    content: JSON.stringify({ '@context': 'https://schema.org', ...item }),
  }))
}

/** The organization of the site; a brand's site names the group as its parent. */
function describeOrganization({ head }: PageData, { address: { site }, canonical, system }: HeadRequest): object {
  const main = system.sites.find(({ isMain }) => isMain)
  return {
    '@type': 'Organization',
    name: site.name,
    url: head.canonicalUrl,
    ...(head.description && { description: head.description }),
    logo: canonical.origin + resolveBrandIcon(site.brand),
    ...(!site.isMain && main && { parentOrganization: { '@type': 'Organization', name: main.name } }),
  }
}

/** The organization with its locations, and its contact points by country. */
function describeLocations(locations: readonly HeadLocation[], { address, canonical }: HeadRequest): object {
  const { site, locale } = address
  return {
    '@type': 'Organization',
    name: site.name,
    url: canonical.origin + buildLink('/', { locale, siteSlug: canonical.siteSlug }),
    location: locations.map(({ name, street, postalCode, city, country, phone, position }) => ({
      '@type': 'Place',
      name,
      address: {
        '@type': 'PostalAddress',
        ...(street !== null && { streetAddress: street }),
        ...(postalCode !== null && { postalCode }),
        addressLocality: city,
        addressCountry: country,
      },
      ...(phone !== null && { telephone: phone }),
      ...(position && { geo: { '@type': 'GeoCoordinates', latitude: position[0], longitude: position[1] } }),
    })),
    contactPoint: locations.flatMap(({ phone, email, areas }) =>
      phone === null && email === null
        ? []
        : {
            '@type': 'ContactPoint',
            contactType: 'sales',
            ...(phone !== null && { telephone: phone }),
            ...(email !== null && { email }),
            areaServed: areas,
          },
    ),
  }
}

function describeProduct({ head, breadcrumbs }: PageData): object {
  return {
    '@type': 'Product',
    name: breadcrumbs.at(-1)?.title ?? head.title,
    url: head.canonicalUrl,
    ...(head.description && { description: head.description }),
    ...(head.image && { image: head.image.url }),
    category: breadcrumbs
      .slice(1, -1)
      .map(({ title }) => title)
      .join(' > '),
  }
}

function describeArticle({ head, breadcrumbs }: PageData, article: HeadArticle, { address }: HeadRequest): object {
  return {
    '@type': 'Article',
    headline: breadcrumbs.at(-1)?.title ?? head.title,
    url: head.canonicalUrl,
    datePublished: article.publishedAt,
    dateModified: article.modifiedAt,
    ...(head.description && { description: head.description }),
    ...(head.image && { image: head.image.url }),
    ...(article.section !== null && { articleSection: article.section }),
    ...(article.authors.length > 0 && { author: article.authors.map((name) => ({ '@type': 'Person', name })) }),
    publisher: { '@type': 'Organization', name: address.site.name },
  }
}

/** The home page comes first, the page itself last. */
function describeBreadcrumbs({ breadcrumbs, head }: PageData, request: HeadRequest): object {
  const { site, locale } = request.address
  const { origin, siteSlug } = request.canonical
  const home = { title: site.name, url: buildLink('/', { locale, siteSlug }) }
  const steps = breadcrumbs.map(({ title, url }) => ({
    title,
    url: url === null ? null : toCanonicalPath(url, request),
  }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(({ title, url }, index, all) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      // The last item is the page itself; an item without a page has only a name.
      ...(index === all.length - 1 ? { item: head.canonicalUrl } : url === null ? {} : { item: origin + url }),
    })),
  }
}

/** Converts a link of this page to the path at the site's canonical origin. */
function toCanonicalPath(link: string, { address: { locale, siteSlug }, canonical }: HeadRequest): string {
  const prefix = `/${locale.urlCode}/${siteSlug}`
  const isBelowSlug = siteSlug !== null && (link === prefix || link.startsWith(`${prefix}/`))
  return buildLink(isBelowSlug ? link.slice(prefix.length) || '/' : link, { locale, siteSlug: canonical.siteSlug })
}
