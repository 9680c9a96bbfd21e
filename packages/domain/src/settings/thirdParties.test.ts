import { describe, expect, it } from 'vitest'
import { listHostsWithoutConsent, resolveSettings, resolveThirdParties } from './index.ts'

const settings = resolveSettings({
  CONSENT_ID: 'a.test=ca,b.test=cb,d.test=cd',
  MONITORING_ID: 'a.test=m/1,c.test=m3',
  TAG_MANAGER_ID: 'A.test=GTM-1,b.test=GTM-2',
})

describe('what a host loads of others', () => {
  it('are scripts with its ids, and nothing on a host without a consent id (PAGE-28)', () => {
    expect(resolveThirdParties(settings)).toEqual({
      'a.test': {
        consent: 'ca',
        monitoring: 'https://js.sentry-cdn.com/m%2F1.min.js',
        tagManager: 'https://www.googletagmanager.com/gtm.js?id=GTM-1',
      },
      'b.test': { consent: 'cb', tagManager: 'https://www.googletagmanager.com/gtm.js?id=GTM-2' },
    })
    expect(listHostsWithoutConsent(settings)).toEqual(['c.test'])
    expect(resolveThirdParties(resolveSettings({}))).toEqual({})
  })

  it.each([
    ['https://m.test/{id}.js', true],
    ['https://m.test/x.js?id={id}', true],
    ['http://localhost:9000/{id}.js', true],
    ['http://m.test/{id}.js', false],
    ['https://m.test/x.js', false],
    ['https://{id}.m.test/x.js', false],
    ['https://me:word@m.test/{id}.js', false],
    ['https://m.test?id={id}', false],
    ['javascript:{id}', false],
    ['/{id}.js', false],
  ])('comes from %s: %s', (script, isTaken) => {
    const resolve = () => resolveSettings({ MONITORING_SCRIPT: script, TAG_MANAGER_SCRIPT: script })
    if (isTaken) expect(resolve().monitoringScript).toBe(script)
    else expect(resolve).toThrow(/MONITORING_SCRIPT=.*takes[^]*TAG_MANAGER_SCRIPT=/)
  })

  it.each(['a.test:3000=x', 'https://a.test=x', 'a_b=', '=x', '::1=x'])(
    'is refused for %s, which is no host name with an id',
    (pair) => {
      expect(() => resolveSettings({ MONITORING_ID: pair })).toThrow(/MONITORING_ID/)
    },
  )

  it('is known for addresses too', () => {
    expect(resolveSettings({ MONITORING_ID: '127.0.0.1=x,[::1]=y' }).monitoringIds).toEqual({
      '127.0.0.1': 'x',
      '[::1]': 'y',
    })
  })
})
