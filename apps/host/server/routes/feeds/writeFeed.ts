import { escapeXml } from '../../escapeXml.ts'
import type { Feed, FeedEntry } from './feed.types.ts'

/** A feed as Atom (RFC 4287). */
export function writeAtom({ address, page, title, siteName, language, entries }: Feed): string {
  const updated = newestOf(entries.map(({ updatedAt }) => updatedAt))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    element('id', address),
    element('title', title),
    element('updated', updated),
    `<author>${element('name', siteName)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(address)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...entries.map((entry) => writeAtomEntry(entry, language)),
    '</feed>\n',
  ].join('\n')
}

/** A feed as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function writeRss({ address, page, title, language, entries }: Feed): string {
  const items = entries.map((entry) =>
    [
      '<item>',
      element('title', entry.title),
      element('link', entry.address),
      `<guid isPermaLink="true">${escapeXml(entry.address)}</guid>`,
      element('pubDate', new Date(entry.publishedAt).toUTCString()),
      element('description', entry.summary),
      ...entry.authors.map((name) => element('dc:creator', name)),
      ...(entry.category === null ? [] : [element('category', entry.category)]),
      '</item>',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', page),
    element('description', title),
    element('language', language),
    element('lastBuildDate', new Date(newestOf(entries.map(({ updatedAt }) => updatedAt))).toUTCString()),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(address)}"/>`,
    ...items,
    '</channel>',
    '</rss>\n',
  ].join('\n')
}

function writeAtomEntry(entry: FeedEntry, language: string): string {
  const lang = entry.language === language ? '' : ` xml:lang="${escapeXml(entry.language)}"`
  return [
    `<entry${lang}>`,
    element('id', entry.address),
    element('title', entry.title),
    element('updated', entry.updatedAt),
    element('published', entry.publishedAt),
    `<link rel="alternate" type="text/html" href="${escapeXml(entry.address)}"/>`,
    element('summary', entry.summary),
    ...entry.authors.map((name) => `<author>${element('name', name)}</author>`),
    ...(entry.category === null ? [] : [`<category term="${escapeXml(entry.category)}"/>`]),
    '</entry>',
  ].join('')
}

function newestOf(moments: readonly string[]): string {
  return moments.reduce((newest, moment) => (moment > newest ? moment : newest), '1970-01-01T00:00:00.000Z')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
