import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hoverDelay, prefetchLinks } from './prefetchLinks.ts'

/** As much of a link as the code reads. */
class TestElement {
  readonly href: string
  readonly target: string
  constructor(href: string, target = '') {
    this.href = new URL(href, 'https://kudex.test/en').href
    this.target = target
  }
  closest() {
    return this
  }
}

const body = new EventTarget()
const fetched = vi.fn((_url: string) => Promise.resolve(new Response()))
let connection: { saveData?: boolean; effectiveType?: string } = {}
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  fetched.mockClear()
  connection = {}
  vi.stubGlobal('Element', TestElement)
  vi.stubGlobal('document', { body })
  vi.stubGlobal('window', { location: new URL('https://kudex.test/en') })
  vi.stubGlobal('navigator', {
    get connection() {
      return connection
    },
  })
  vi.stubGlobal('fetch', fetched)
  stop = prefetchLinks()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function touch(kind: 'pointerover' | 'pointerdown' | 'focusin', link: TestElement) {
  const event = new Event(kind)
  Object.defineProperty(event, 'target', { value: link })
  body.dispatchEvent(event)
}

const urls = () => fetched.mock.calls.map(([url]) => url)

describe('the data of a page', () => {
  it.each(['pointerover', 'focusin'] as const)('is requested once %s has lasted', (kind) => {
    touch(kind, new TestElement('/en/solutions?a=1#part'))
    vi.advanceTimersByTime(hoverDelay - 1)
    expect(urls()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(urls()).toEqual(['/en/solutions/index.pageContext.json?a=1'])
  })

  it('is requested at once when a pointer is pressed', () => {
    touch('pointerdown', new TestElement('/en/solutions'))
    expect(urls()).toEqual(['/en/solutions/index.pageContext.json'])
  })

  it('is not requested for links that the pointer only passes', () => {
    touch('pointerover', new TestElement('/en/passed'))
    vi.advanceTimersByTime(hoverDelay - 1)
    touch('pointerover', new TestElement('/en/reached'))
    vi.advanceTimersByTime(hoverDelay)
    expect(urls()).toEqual(['/en/reached/index.pageContext.json'])
  })

  it('is requested again only after the browser no longer keeps it', () => {
    const link = new TestElement('/en/solutions')
    touch('pointerdown', link)
    vi.advanceTimersByTime(4_999)
    touch('pointerdown', link)
    expect(urls()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    touch('pointerdown', link)
    expect(urls()).toHaveLength(2)
  })

  it.each([
    ['another origin', 'https://other.test/en'],
    ['the same page', '#part'],
    ['another locale, which the server would remember', '/en-us/solutions'],
    ['the portal', '/en/mykomax/tickets'],
    ['the editor area', '/en/strivona/editor'],
    ['an address that the server handles', '/en/solutions/'],
    ['a file', '/file/annual-report'],
    ['a feed', '/en/stories/feed.xml'],
    ['the style guide', '/style-guide'],
  ])('is not requested for %s', (_what, href) => {
    touch('pointerdown', new TestElement(href))
    expect(urls()).toEqual([])
  })

  it('is not requested for a new tab', () => {
    touch('pointerdown', new TestElement('/en/solutions', '_blank'))
    expect(urls()).toEqual([])
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is not requested on a connection with %j',
    (slow) => {
      connection = slow
      touch('pointerdown', new TestElement('/en/solutions'))
      expect(urls()).toEqual([])
    },
  )
})
