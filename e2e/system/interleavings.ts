import { writeContent } from './writeContent.ts'

interface Options {
  /** Origins of the hosts. */
  readonly hosts: readonly string[]
  readonly services: string
  readonly steps: number
}

interface Result {
  /** Responses to visitors with a text that was not published. */
  readonly leaks: readonly string[]
  /** Previews without the newest text. */
  readonly stalePreviews: readonly string[]
  /** Milliseconds until an unpublished page was gone everywhere, the longest. */
  readonly slowestRemoval: number
}

const path = '/en/interleaved'

/** What visitors and programs may ask for. */
const requests = [
  path,
  `${path}?cache=false`,
  `${path}?cache=clear`,
  `${path}?direct`,
  `${path}?stage=DRAFT`,
  `${path}?share=forged`,
  `${path}/_payload.json`,
  `${path}/index.pageContext.json`,
  `${path}/_payload.json?stage=DRAFT`,
  '/en/search?q=interleaved',
  '/en/search/_payload.json?q=interleaved',
  '/sitemap.xml',
  '/feeds/kudex/en/stories.atom',
  '/api/site-navigation/public/kudex?lang=en',
]

/**
 * An editor saves, publishes and unpublishes a page at random, while editors preview it and visitors ask for it on all
 * hosts. Each text occurs once, so a response tells which version it shows.
 */
export async function interleaveEditing({ hosts, services, steps }: Options): Promise<Result> {
  const random = createRandom(15)
  const choose = <Entry>(entries: readonly Entry[]) => entries[Math.floor(random() * entries.length)] as Entry
  const cookie = await signIn(hosts[0] ?? '')
  const leaks: string[] = []
  const stalePreviews: string[] = []
  let slowestRemoval = 0
  let newest = ''
  let isPublished = false
  let isDraft = false
  const everPublished = new Set<string>()

  const write = async (step: number) => {
    const action =
      !isDraft && !isPublished ? 'save' : choose(['save', 'save', isDraft ? 'publish' : 'unpublish', 'unpublish'])
    if (action === 'publish') {
      everPublished.add(newest)
      await writeContent('POST', 'pages/interleaved/publish', undefined, services)
      isPublished = true
      isDraft = false
    } else if (action === 'unpublish' && isPublished) {
      await writeContent('POST', 'pages/interleaved/unpublish', undefined, services)
      slowestRemoval = Math.max(slowestRemoval, await waitForRemoval(hosts))
      // What was published is the draft now; none of it may be seen.
      everPublished.clear()
      isPublished = false
      isDraft = true
    } else {
      const text = `zebra${step}x`
      const title = `Interleaved ${text}`
      const page = { siteId: 'kudex', url: '/interleaved', title, languages: ['en'] }
      await writeContent('PUT', 'pages/interleaved', { ...page, blocks: [{ kind: 'quote', text }] }, services)
      newest = text
      isDraft = true
    }
  }
  const visit = async () => {
    const request = choose(hosts) + choose(requests)
    const texts = listTexts(await read(request))
    return texts.map((text) => ({ text, request }))
  }

  for (let step = 0; step < steps; step += 1) {
    const before = new Set(everPublished)
    const [seen] = await Promise.all([Promise.all([visit(), visit(), visit()]), write(step)])
    for (const { text, request } of seen.flat())
      if (!before.has(text) && !everPublished.has(text)) leaks.push(`${request} ${text} in step ${step}`)
    const preview = await read(`${choose(hosts)}${path}?stage=DRAFT`, cookie)
    if (!listTexts(preview).includes(newest)) stalePreviews.push(`${newest} in step ${step}`)
  }
  return { leaks, stalePreviews, slowestRemoval }
}

/**
 * Milliseconds until no host answers any request with the page; gives up after ten seconds. The other requests follow
 * once the page itself is gone: sent before, each would be rendered twice.
 */
async function waitForRemoval(hosts: readonly string[]): Promise<number> {
  const started = performance.now()
  const waitUntilGone = async (url: string): Promise<number> => {
    for (;;) {
      // The time of the request counts: a slow response says what was true before.
      const time = performance.now() - started
      const isGone = listTexts(await read(url)).length === 0
      if (isGone || time > 10_000) return time
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const times = hosts.map(async (host) => {
    const own = await waitUntilGone(host + path)
    return Math.max(own, ...(await Promise.all(requests.map((request) => waitUntilGone(host + request)))))
  })
  return Math.max(...(await Promise.all(times)))
}

async function signIn(host: string): Promise<string> {
  const response = await fetch(`${host}/api/editor-area-autentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input: 'kudex-editor' }),
  })
  return `kudex-editor=${((await response.json()) as { hashedPassword: string }).hashedPassword}`
}

async function read(url: string, cookie = ''): Promise<string> {
  return (await fetch(url, { redirect: 'manual', headers: { cookie } })).text()
}

function listTexts(body: string): string[] {
  return [...new Set(body.match(/zebra\d+x/g))]
}

/** A linear congruential generator: the same steps in each run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
