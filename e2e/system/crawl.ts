import { Agent, get, type IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** What the crawler reads from one address. */
export interface ReadPage {
  /** Absolute, without fragment. */
  readonly url: string
  readonly status: number
  /** Where a redirect leads, absolute. */
  readonly location: string | null
  readonly html: string
  /** The page that links here first. */
  readonly from: string
  readonly canonical: string | null
  readonly isIndexed: boolean
  /** Address by language tag. */
  readonly alternates: ReadonlyMap<string, string>
}

export interface CrawlOptions<Kept extends object> {
  /** Hosts to crawl; links to other hosts are ignored. */
  readonly origins: readonly string[]
  readonly start: readonly string[]
  /** True if the link is to be followed. */
  readonly follows: (url: string) => boolean
  /** True to read the canonical address and the alternates too. */
  readonly readsHead: boolean
  /** What to keep of a page. The documents of all locales do not fit into memory. */
  readonly keep: (page: ReadPage) => Kept
}

/** Reads every linked page without a browser and without following redirects. */
export async function crawl<Kept extends object>(options: CrawlOptions<Kept>): Promise<ReadonlyMap<string, Kept>> {
  const from = new Map(options.start.map((url) => [url, 'the start']))
  const waiting = [...from.keys()]
  const pages = new Map<string, Kept>()
  let running = 0
  const read = async (url: string): Promise<void> => {
    const page = await readPage(url, from.get(url) ?? '')
    // A clone: a part of a text would keep the whole document in memory.
    pages.set(url, structuredClone(options.keep(page)))
    for (const link of listLinks(page, options)) {
      if (from.has(link) || !options.follows(link)) continue
      from.set(link, url)
      waiting.push(link)
    }
  }
  await new Promise<void>((resolve, reject) => {
    const next = (): void => {
      if (waiting.length === 0 && running === 0) resolve()
      while (running < parallel && waiting.length > 0) {
        running += 1
        read(waiting.shift() ?? '').then(() => {
          running -= 1
          next()
        }, reject)
      }
    }
    next()
  })
  return pages
}

/** Reads one address; every host name resolves to this machine. */
export async function readPage(url: string, from = ''): Promise<ReadPage> {
  const { status, headers, body } = await fetchText(url)
  const html = headers['content-type']?.includes('text/html') ? body : ''
  const head = html.slice(0, html.indexOf('</head>'))
  const links = [...head.matchAll(/<link\b[^>]*>/g)].map(([tag]) => readAttributes(tag))
  return {
    url,
    status,
    location: headers.location ? new URL(headers.location, url).href : null,
    html,
    from,
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'] ?? null,
    isIndexed: !/<meta[^>]+noindex/.test(head),
    alternates: new Map(
      links.flatMap(({ rel, hreflang, href }) => (rel === 'alternate' && hreflang && href ? [[hreflang, href]] : [])),
    ),
  }
}

/** The addresses in a sitemap, or the sitemaps in an index. */
export async function readSitemap(url: string): Promise<readonly string[]> {
  const { status, body } = await fetchText(url)
  if (status !== 200) throw new Error(`${status} ${url}`)
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}

const parallel = 8
const agent = new Agent({ keepAlive: true, maxSockets: parallel })

type Answer = Pick<IncomingMessage, 'headers'> & { readonly status: number; readonly body: string }

function fetchText(url: string): Promise<Answer> {
  const { host, port, pathname, search } = new URL(url)
  const options = {
    agent,
    host: '127.0.0.1',
    port,
    path: pathname + search,
    headers: { host, 'accept-encoding': 'gzip', 'user-agent': 'Mozilla/5.0 crawl' },
  }
  return new Promise((resolve, reject) => {
    const request = get(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const isZipped = response.headers['content-encoding'] === 'gzip' && bytes.length > 0
        const body = (isZipped ? gunzipSync(bytes) : bytes).toString()
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      })
    })
    // The server may close an idle connection at the moment it is used again.
    request.on('error', (error: NodeJS.ErrnoException) =>
      request.reusedSocket && error.code === 'ECONNRESET' ? resolve(fetchText(url)) : reject(error),
    )
  })
}

/** Links to crawled hosts and, if requested, the addresses in the head. */
function listLinks(page: ReadPage, { origins, readsHead }: CrawlOptions<object>): string[] {
  const clicked = [...page.html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => readAttributes(tag)['href'] ?? [])
  const named = readsHead ? [page.canonical ?? '', ...page.alternates.values()] : []
  return [...clicked, ...named].flatMap((href) => {
    const url = href === '' || href.startsWith('#') ? null : URL.parse(href, page.url)
    if (!url || !origins.includes(url.origin)) return []
    url.hash = ''
    return [url.href]
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
