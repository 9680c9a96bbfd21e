import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { NotFoundPage } from '@kudex/ui'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listSiteFeatures } from '../features/featureRegistry.ts'
import { startTestHost, type TestHost, type TestHostOptions } from './testing/startTestHost.ts'

// The table of docs/request-walk.md is the list of these tests: a row without its walk fails, and so does a walk
// without its row.
const guide = readFileSync(join(import.meta.dirname, '../../../docs/request-walk.md'), 'utf8')
const rows = [...guide.matchAll(/^\| (\d+) \| ([^|]+) \|/gm)].map(([, number = '', question = '']) => ({
  number,
  question: question.trim(),
}))

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

async function withHost(options: TestHostOptions, walk: (host: TestHost) => Promise<void>): Promise<void> {
  const own = await startTestHost(options)
  try {
    await walk(own)
  } finally {
    await own.stop()
  }
}

const walks: Readonly<Record<string, () => Promise<void>>> = {
  'Is this a request we serve?': async () => {
    const refused = await host.sendRaw('GET ftp://evil.test/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect([refused.status, refused.headers['x-content-type-options']]).toEqual([400, 'nosniff'])
    expect((await host.fetch('/healthz')).status).toBe(200)
    expect((await host.fetch('/api/none')).status).toBe(404)
    expect(host.rendered).toEqual([])
  },

  'Is the answer at hand?': async () => {
    await host.fetch('/en/walk')
    await host.fetch('/en/walk')
    expect(host.rendered.filter((url) => url === '/en/walk')).toHaveLength(1)
    await host.fetch('/en/mykomax')
    await host.fetch('/en/mykomax')
    expect(host.rendered.filter((url) => url === '/en/mykomax')).toHaveLength(2)
  },

  'Whose request?': async () => {
    expect(await (await host.fetch('/de-ch/strivona')).json()).toMatchObject({ site: 'strivona', locale: 'de-CH' })
    const response = await host.fetch('/DE-ch/walk/?a=1')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/de-ch/walk?a=1'])
  },

  'May they?': async () => {
    const portal = { url: '/en/mykomax/account', session: { kind: 'none' } }
    expect(await (await host.fetch('/en/MyKomax/Account')).json()).toMatchObject(portal)
    expect((await host.fetch('/en/strivona/mykomax')).status).toBe(404)
    expect((await host.fetch('/en/refused')).status).toBe(401)
  },

  Data: async () => {
    let asked = 0
    await withHost(
      {
        render: async (url, context) => {
          const value = await context.load('key', async () => (asked += 1))
          return { status: 200, contentType: 'text/html', body: `${url} ${value}`, location: null, error: null }
        },
      },
      async (counting) => {
        await counting.fetch('/en/a')
        expect(await (await counting.fetch('/en/b')).text()).toBe('/en/b 1')
      },
    )
  },

  Page: async () => {
    expect((await host.fetch('/en/boom')).status).toBe(500)
    expect((await host.fetch('/en/nope')).status).toBe(404)
    expect((await host.fetch('/en/moved')).headers.get('location')).toBe('/en/new')
  },

  'Live state': async () => {
    // The address of the portal belongs to a feature, on the sites that have it and on no other.
    const [portal] = listSiteFeatures(['portal'])
    expect(portal?.areas).toContain('mykomax')
    expect(listSiteFeatures([]).filter(({ isEverywhere }) => !isEverywhere)).toEqual([])
    // Its machine is no part of what a page is rendered with: it is loaded by itself.
    const { authMachine } = await import('@kudex/machines/auth')
    expect(authMachine.config).toHaveProperty('states')
  },

  Looks: async () => {
    const page = renderToString(
      createElement(NotFoundPage, {
        overline: '404',
        title: 'Nothing here',
        message: 'Nothing',
        homeLink: { href: '/en', text: 'Home' },
      }),
    )
    const styles = readFileSync(createRequire(import.meta.url).resolve('@kudex/ui/styles.css'), 'utf8')
    const classes = [...page.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
    expect(classes.length).toBeGreaterThan(0)
    expect(classes.some((name) => styles.includes(`.${name}`))).toBe(true)
    expect(styles).toContain('@layer')
  },
}

describe('the walk of a request', () => {
  it('is the one that docs/request-walk.md tells', () => {
    expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_, index) => index + 1))
    expect(Object.keys(walks)).toEqual(rows.map(({ question }) => question))
  })

  it.each(rows)('$number. $question', async ({ question }) => {
    await walks[question]?.()
  })
})
