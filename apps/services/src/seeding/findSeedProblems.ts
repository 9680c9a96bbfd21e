import { toProblemLine } from '@kudex/domain/editing'
import type { Seed, SeedBlock, SeedLink, SeedNavigationItem, SeedTicketing } from '../../seed/seed.types.ts'
import { toContentState } from '../content/seeding/contentSeedPart.ts'
import { findStateProblems } from '../content/write/findStateProblems.ts'

/** Validates a seed: duplicate ids, references to missing entries, and the rules that apply to editors' writes. */
export function findSeedProblems(seed: Seed): string[] {
  const problems: string[] = []
  const index = <Entry>(
    kind: string,
    entries: readonly Entry[],
    toId: (entry: Entry) => string,
  ): ReadonlySet<string> => {
    const seen = new Set<string>()
    for (const id of entries.map(toId)) {
      if (seen.has(id)) problems.push(`${kind} ${id} is defined twice`)
      seen.add(id)
    }
    return seen
  }
  const languages = index('language', seed.languages, (language) => language.code)
  const pictures = index('picture', seed.pictures, (picture) => picture.name)
  const sites = index('site', seed.sites, (site) => site.id)
  const navigations = index('navigation', seed.navigations, (navigation) => navigation.id)
  const footers = index('footer', seed.footers, (footer) => footer.id)
  const pages = index('page', seed.pages, (page) => page.id)
  const classifications = index('classification', seed.classifications, ({ type, slug }) => `${type} ${slug}`)
  const brands = index('brand', seed.brands, (brand) => brand.id)
  const products = new Set(seed.products.map((product) => product.slug))
  const services = new Set(seed.services.map((service) => service.slug))
  const items = index('product or service', [...seed.products, ...seed.services], (item) => item.slug)
  index('country', seed.countries, (country) => country.code)
  index('service id', seed.services, (service) => service.serviceId)
  index('redirect', seed.redirects, (redirect) => redirect.id)
  index('route rule', seed.routeRules, (rule) => rule.id)
  index(
    'navigation item',
    seed.navigations.flatMap(({ items: roots }) => roots.flatMap(flattenItem)),
    ({ id }) => id,
  )

  index('location', seed.contacts?.locations ?? [], ({ id }) => id)
  const contacts = index('contact', seed.contacts?.people ?? [], ({ id }) => id)

  const requireId = (known: ReadonlySet<string>, kind: string, id: string | undefined, where: string) => {
    if (id !== undefined && !known.has(id)) problems.push(`${where} refers to the unknown ${kind} ${id}`)
  }
  const checkLink = (link: SeedLink, where: string) => {
    if ('page' in link) requireId(pages, 'page', link.page, where)
    if ('product' in link) requireId(products, 'product', link.product, where)
    if ('service' in link) requireId(services, 'service', link.service, where)
  }
  const files = new Set((seed.files ?? []).map(({ slug }) => slug))
  const checkBlock = (block: SeedBlock, where: string) => {
    if (block.kind === 'downloads')
      for (const { slug, image } of block.groups.flatMap((group) => group.files)) {
        requireId(files, 'file', slug, where)
        requireId(pictures, 'picture', image, where)
      }
    if (block.kind === 'hero') for (const link of block.links ?? []) checkLink(link, where)
    if (block.kind === 'hero' || block.kind === 'media' || block.kind === 'annualReport')
      requireId(pictures, 'picture', block.image, where)
    if (block.kind === 'links' || block.kind === 'annualReport') for (const link of block.links) checkLink(link, where)
    if (block.kind === 'contacts') for (const id of block.contacts) requireId(contacts, 'contact', id, where)
    if (block.kind === 'video') requireId(pictures, 'picture', block.poster, where)
    if (block.kind === 'productTeasers') for (const slug of block.products) requireId(items, 'product', slug, where)
    if (block.kind !== 'teasers') return
    for (const teaser of block.teasers) {
      requireId(pictures, 'picture', teaser.image, where)
      checkLink(teaser.link, where)
    }
  }

  for (const country of seed.countries) {
    for (const code of country.languages) requireId(languages, 'language', code, `country ${country.code}`)
  }
  for (const site of seed.sites) {
    requireId(navigations, 'navigation', site.headerNavigation, `site ${site.id}`)
    requireId(footers, 'footer', site.footer, `site ${site.id}`)
  }
  for (const item of seed.navigations.flatMap((navigation) => navigation.items.flatMap(flattenItem))) {
    requireId(pages, 'page', item.page, `navigation item ${item.id}`)
    requireId(pictures, 'picture', item.logo, `navigation item ${item.id}`)
  }
  for (const footer of seed.footers) {
    const links = [...footer.sections.flatMap((section) => section.links), ...footer.legalLinks]
    if (footer.contactLink) links.push(footer.contactLink)
    for (const link of links) checkLink(link, `footer ${footer.id}`)
  }
  for (const page of seed.pages) {
    const where = `page ${page.id}`
    if (!/^[a-z0-9-]+$/.test(page.id))
      problems.push(`${where}: ids may contain only lowercase letters, digits and hyphens`)
    requireId(sites, 'site', page.site, where)
    requireId(pages, 'page', page.parent, where)
    requireId(pictures, 'picture', page.image, where)
    for (const block of [...page.blocks, ...(page.draft?.blocks ?? [])]) checkBlock(block, where)
  }
  for (const redirect of seed.redirects) {
    requireId(sites, 'site', redirect.site, `redirect ${redirect.id}`)
    checkLink(redirect.target, `redirect ${redirect.id}`)
  }
  for (const rule of seed.routeRules) requireId(sites, 'site', rule.site, `route rule ${rule.id}`)
  for (const { type, slug, parent, image } of seed.classifications) {
    requireId(classifications, 'classification', parent && `${type} ${parent}`, `classification ${slug}`)
    requireId(pictures, 'picture', image, `classification ${slug}`)
  }
  for (const brand of seed.brands) requireId(pictures, 'picture', brand.image, `brand ${brand.id}`)
  for (const product of seed.products) requireId(brands, 'brand', product.brand, `product ${product.slug}`)
  for (const item of [...seed.products, ...seed.services]) {
    const where = `${'serviceId' in item ? 'service' : 'product'} ${item.slug}`
    const type = 'serviceId' in item ? 'SERVICE' : 'PRODUCT'
    if (item.classifications.length === 0) problems.push(`${where} has no classification`)
    for (const slug of item.classifications) requireId(classifications, 'classification', `${type} ${slug}`, where)
    for (const { slug } of item.related ?? []) requireId(items, 'product', slug, where)
    for (const image of item.images ?? [])
      requireId(pictures, 'picture', typeof image === 'string' ? image : image.picture, where)
    requireId(pictures, 'picture', item.video?.image, where)
    for (const { image, video } of item.highlights ?? []) {
      requireId(pictures, 'picture', image, where)
      requireId(pictures, 'picture', video?.image, where)
    }
    for (const { thumbnail } of item.documents ?? []) requireId(pictures, 'picture', thumbnail, where)
  }
  if (seed.ticketing) problems.push(...findTicketingProblems(seed.ticketing, products))
  // Missing references would violate these rules too and be reported twice.
  if (problems.length === 0) problems.push(...findStateProblems(toContentState(seed)).map(toProblemLine))
  return problems
}

function flattenItem(item: SeedNavigationItem): SeedNavigationItem[] {
  const below = [...(item.items ?? []), ...(item.sections ?? []).flatMap((section) => section.items)]
  return [item, ...below.flatMap(flattenItem)]
}

function findTicketingProblems({ people, organizations }: SeedTicketing, products: ReadonlySet<string>): string[] {
  const problems: string[] = []
  const authors = new Set(people.map(({ key }) => key))
  const serialNumbers = organizations.flatMap(({ machines }) => machines.map(({ serialNumber }) => serialNumber))
  if (new Set(serialNumbers).size < serialNumbers.length) problems.push('a serial number is used twice')
  for (const { id, locations, machines, tickets } of organizations) {
    const places = new Set(locations.map((location) => location.id))
    const serials = new Set(machines.map((machine) => machine.serialNumber))
    for (const { serialNumber, model, location } of machines) {
      if (!products.has(model)) problems.push(`machine ${serialNumber} refers to the unknown product ${model}`)
      if (!places.has(location)) problems.push(`machine ${serialNumber} refers to the unknown location ${location}`)
    }
    for (const { subject, by, machine, location, talk = [] } of tickets) {
      const where = `ticket “${subject}” of ${id}`
      for (const author of [by, ...talk.map(([author]) => author)]) {
        if (!authors.has(author)) problems.push(`${where} refers to the unknown person ${author}`)
      }
      const isPlaced = machine === undefined ? places.has(location ?? '') : serials.has(machine)
      if (!isPlaced) problems.push(`${where} refers to the unknown machine or location ${machine ?? location}`)
    }
  }
  return problems
}
