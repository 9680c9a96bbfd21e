/** What a crawler reads of a page. */
export interface CrawledPage {
  readonly path: string
  readonly status: number
  readonly location: string | null
  readonly html: string
  /** The page that links here first. */
  readonly from: string
  readonly canonical: string | null
  readonly isIndexed: boolean
  /** Address by language tag. */
  readonly alternates: ReadonlyMap<string, string>
}

export interface CrawlOptions {
  readonly origin: string
  readonly start: readonly string[]
  /** Tells whether a link is followed. */
  readonly follows: (path: string) => boolean
}

/** Reads every page that links lead to, without a browser and without following redirects. */
export async function crawl({ origin, start, follows }: CrawlOptions): Promise<readonly CrawledPage[]> {
  const from = new Map(start.map((path) => [path, 'the start']))
  const waiting = [...from.keys()]
  const pages: CrawledPage[] = []
  const read = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await readPage(origin, path, from.get(path) ?? '')
      pages.push(page)
      for (const link of listLinks(page.html)) {
        if (from.has(link) || !follows(link)) continue
        from.set(link, path)
        waiting.push(link)
      }
    }
  }
  // The first page alone: the others have nothing to do before it has told where to go.
  const [first] = waiting.splice(0, 1)
  const rest = waiting.splice(0)
  if (first !== undefined) waiting.push(first)
  await read()
  waiting.push(...rest.filter((path) => !pages.some((page) => page.path === path)))
  await Promise.all(Array.from({ length: 8 }, read))
  return pages
}

async function readPage(origin: string, path: string, from: string): Promise<CrawledPage> {
  const response = await fetch(origin + path, { redirect: 'manual' })
  const isHtml = response.headers.get('content-type')?.includes('text/html')
  const html = isHtml ? await response.text() : ''
  if (!isHtml) await response.body?.cancel()
  const head = html.slice(0, html.indexOf('</head>'))
  const links = [...head.matchAll(/<link\b[^>]*>/g)].map(([tag]) => readAttributes(tag))
  return {
    path,
    status: response.status,
    location: response.headers.get('location'),
    html,
    from,
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'] ?? null,
    isIndexed: !/<meta[^>]+noindex/.test(head),
    alternates: new Map(
      links.flatMap(({ rel, hreflang, href }) => (rel === 'alternate' && hreflang && href ? [[hreflang, href]] : [])),
    ),
  }
}

/** Addresses on this host that a person can click. */
function listLinks(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
    const { href } = readAttributes(tag)
    return href?.startsWith('/') && !href.startsWith('//') ? [href.replace(/#.*$/, '')] : []
  })
}

function readAttributes(tag: string): Record<string, string | undefined> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&'),
    ]),
  )
}
