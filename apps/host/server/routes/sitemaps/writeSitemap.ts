import { escapeXml } from '../../escapeXml.ts'

export interface SitemapEntry {
  readonly url: string
  /** ISO date and time. */
  readonly changedAt: string | null
}

/** A sitemap as XML (https://www.sitemaps.org/protocol.html). */
export function writeSitemap(entries: readonly SitemapEntry[]): string {
  return write('urlset', 'url', entries)
}

/** A list of sitemaps as XML. */
export function writeSitemapIndex(entries: readonly SitemapEntry[]): string {
  return write('sitemapindex', 'sitemap', entries)
}

function write(root: string, item: string, entries: readonly SitemapEntry[]): string {
  const items = entries.map(({ url, changedAt }) => {
    const changed = changedAt === null ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`
    return `<${item}><loc>${escapeXml(url)}</loc>${changed}</${item}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${root}>\n`
}
