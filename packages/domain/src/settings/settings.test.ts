import { describe, expect, it } from 'vitest'
import {
  demoSecrets,
  isLoopbackHost,
  isPrivateHost,
  resolveSettings,
  settingDefinitions,
  SettingsError,
  type Environment,
} from './index.ts'

function problemsOf(environment: Environment): readonly string[] {
  try {
    resolveSettings(environment)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n')
    throw error
  }
}

const secrets = {
  CONTENT_DRAFT_TOKEN: 'a-draft-token-of-our-own',
  CONTENT_WRITE_TOKEN: 'a-write-token-of-our-own',
  EDITOR_PASSWORD_HASH: '$argon2id$v=19$m=19456,t=2,p=1$b3duLXNhbHQtb3duIQ$b3duLWhhc2gtb3duLWhhc2gtb3du',
  SESSION_SECRET: 'a session secret of more than 32 characters',
}

describe('settings without any environment', () => {
  it('are those of the contract', () => {
    expect(resolveSettings({})).toEqual({
      hosts: ['127.0.0.1', '::1'],
      port: 3000,
      servicesPort: 4000,
      adminPort: 3001,
      hostProcesses: 1,
      publicOrigins: ['http://localhost:3000'],
      trustedProxies: [],
      dataDirectory: '.data',
      databaseUrl: null,
      cacheUrl: null,
      contentUrl: 'http://localhost:4000/content/graphql',
      contentDraftUrl: 'http://localhost:4000/content/draft/graphql',
      productsUrl: 'http://localhost:4000/products/graphql',
      salesUrl: 'http://localhost:4000/sales/graphql',
      ticketingUrl: 'http://localhost:4000/ticketing/graphql',
      searchUrl: 'http://localhost:4000/search',
      imagesUrl: 'http://localhost:4000/images',
      filesUrl: 'http://localhost:4000/files',
      uploadsUrl: 'http://localhost:4000/uploads',
      identityIssuer: 'http://localhost:4000/am/oauth2/realms/root/realms/alpha',
      seed: { kind: 'demo' },
      ...demoSecrets,
      previousSessionSecret: null,
      identityClientId: 'kudex-portal',
      smtpUrl: null,
      announcementDelay: 600,
      portalUrls: { wireFlow: null, direct: null, masterData: null, wireMaster: null },
      supportEmail: 'support@kudex.example',
      consentIds: {},
      monitoringIds: {},
      tagManagerIds: {},
      monitoringScript: 'https://js.sentry-cdn.com/{id}.min.js',
      tagManagerScript: 'https://www.googletagmanager.com/gtm.js?id={id}',
      testDatabaseUrl: null,
      testCacheUrl: null,
      chromiumPath: null,
      logLevel: 'info',
    })
  })

  it('are the same where variables are set but empty', () => {
    const empty = Object.fromEntries(settingDefinitions.map(({ name }) => [name, ' ']))
    expect(resolveSettings(empty)).toEqual(resolveSettings({}))
  })
})

describe('settings', () => {
  it('follow the ports they name', () => {
    const settings = resolveSettings({ PORT: '8080', SERVICES_PORT: '8081' })
    expect(settings.publicOrigins).toEqual(['http://localhost:8080'])
    expect(settings.contentUrl).toBe('http://localhost:8081/content/graphql')
  })

  it('reach embedded services where they listen', () => {
    expect(resolveSettings({ ...secrets, HOST: '0.0.0.0', KUDEX_SEED: 'none' }).imagesUrl).toMatch(
      /^http:\/\/localhost:/,
    )
    expect(resolveSettings({ ...secrets, HOST: 'fe80::7', KUDEX_SEED: 'none' }).imagesUrl).toMatch(
      /^http:\/\/\[fe80::7]:/,
    )
  })

  it('are parsed into typed values', () => {
    const settings = resolveSettings({
      HOST: '127.0.0.1, [::1], kudex.test',
      PUBLIC_ORIGINS: 'https://www.kudex.test, http://strivona.test:8080/',
      TRUST_PROXY: 'loopback,10.0.0.0/8',
      CONTENT_URL: 'https://content.test/graphql/',
      KUDEX_SEED: 'scale:100000',
      CONSENT_ID: 'www.kudex.test=abc, Strivona.test=def',
      LOG_LEVEL: 'none',
      SMTP_URL: 'smtp://user:pw@mail.test',
      ANNOUNCEMENT_DELAY: '0',
    })
    expect(settings.hosts).toEqual(['127.0.0.1', '::1', 'kudex.test'])
    expect(settings.publicOrigins).toEqual(['https://www.kudex.test', 'http://strivona.test:8080'])
    expect(settings.trustedProxies).toEqual(['127.0.0.0/8', '::1/128', '10.0.0.0/8'])
    expect(settings.contentUrl).toBe('https://content.test/graphql')
    expect(settings.seed).toEqual({ kind: 'scale', products: 100_000 })
    expect(settings.consentIds).toEqual({ 'www.kudex.test': 'abc', 'strivona.test': 'def' })
    expect(settings.logLevel).toBe('none')
    expect(settings.announcementDelay).toBe(0)
  })

  it('load no seed into a PostgreSQL database by default', () => {
    expect(resolveSettings({ DATABASE_URL: 'postgres://localhost/kudex' }).seed).toEqual({ kind: 'none' })
    expect(resolveSettings({ DATABASE_URL: 'postgres://localhost/kudex', KUDEX_SEED: 'demo' }).seed).toEqual({
      kind: 'demo',
    })
  })
})

describe('a bad setting', () => {
  it.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['HOST', 'not a host'],
    ['PUBLIC_ORIGINS', 'www.kudex.test'],
    ['PUBLIC_ORIGINS', 'https://www.kudex.test/path'],
    ['PUBLIC_ORIGINS', 'ftp://www.kudex.test'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['CACHE_URL', 'http://localhost'],
    ['CACHE_URL', 'redis://localhost/%ff'],
    ['CONTENT_URL', 'localhost:4000'],
    ['KUDEX_SEED', 'scale:0'],
    ['KUDEX_SEED', 'everything'],
    ['IDENTITY_CLIENT_ID', 'a b'],
    ['SMTP_URL', 'mail.test'],
    ['SUPPORT_EMAIL', 'support'],
    ['ANNOUNCEMENT_DELAY', '-1'],
    ['ANNOUNCEMENT_DELAY', '86401'],
    ['CONSENT_ID', 'abc'],
    ['TAG_MANAGER_ID', 'a=b=c'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is named with its value and what it takes (contract)', (name, value) => {
    const takes = settingDefinitions.find((definition) => definition.name === name)?.takes
    expect(problemsOf({ [name]: value })).toEqual([`${name}=${value}: takes ${takes}`])
  })

  it('is the address of a service with a password, which no request may have', () => {
    expect(problemsOf({ CONTENT_URL: 'http://me:hidden-word@content.test/graphql' })).toEqual([
      expect.stringMatching(/^CONTENT_URL=http:\/\/\(hidden\)@content\.test\/graphql: takes .* without user name/),
    ])
  })

  it('is reported together with all others', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'y' })).toHaveLength(2)
  })

  it('shows neither secrets nor the password of an address', () => {
    expect(problemsOf({ SESSION_SECRET: 'short' }).join()).not.toContain('short')
    for (const password of ['hidden-word', 'a/hidden-word', 'a@hidden-word'])
      expect(problemsOf({ DATABASE_URL: `mysql://me:${password}@db` }).join()).not.toContain('hidden-word')
    expect(problemsOf({ EDITOR_PASSWORD_HASH: 'kudex-editor' })).toHaveLength(1)
    expect(problemsOf({ CONTENT_WRITE_TOKEN: 'has spaces in itself' })).toHaveLength(1)
  })

  it('is a port that two processes share', () => {
    expect(problemsOf({ PORT: '4000' })).toEqual(['SERVICES_PORT=4000: takes another port than PORT'])
    expect(problemsOf({ PORT: '3001' })).toEqual(['ADMIN_PORT=3001: takes another port than PORT'])
    expect(problemsOf({ ADMIN_PORT: '4000' })).toEqual(['ADMIN_PORT=4000: takes another port than SERVICES_PORT'])
    expect(problemsOf({ ADMIN_PORT: '3998', HOST_PROCESSES: '3' })).toEqual([
      'ADMIN_PORT=3998: takes another port than SERVICES_PORT, also the 2 after it',
    ])
    expect(problemsOf({ ADMIN_PORT: '3998', HOST_PROCESSES: '2' })).toEqual([])
  })
})

describe('where others can reach the system', () => {
  const places: Environment[] = [
    { HOST: '0.0.0.0' },
    { HOST: '127.0.0.1,192.168.1.5' },
    { PUBLIC_ORIGINS: 'https://www.kudex.example' },
    { PUBLIC_ORIGINS: 'http://localhost:3000,https://www.kudex.example' },
  ]

  it.each(places)('%j needs secrets of its own and no demo seed (contract)', (place) => {
    expect(problemsOf(place).map((problem) => problem.split('=')[0])).toEqual([
      'CONTENT_DRAFT_TOKEN',
      'CONTENT_WRITE_TOKEN',
      'EDITOR_PASSWORD_HASH',
      'SESSION_SECRET',
      'KUDEX_SEED',
    ])
    for (const seed of ['none', 'base']) expect(problemsOf({ ...place, ...secrets, KUDEX_SEED: seed })).toEqual([])
    expect(problemsOf({ ...place, ...secrets, DATABASE_URL: 'postgres://db/kudex' })).toEqual([])
  })

  it('a demo value is refused, also where it is set', () => {
    const environment = { HOST: '0.0.0.0', ...secrets, KUDEX_SEED: 'none', SESSION_SECRET: demoSecrets.sessionSecret }
    expect(problemsOf(environment)).toEqual([
      'SESSION_SECRET=(the demo value): takes a value of your own where HOST or PUBLIC_ORIGINS is neither loopback nor *.test',
    ])
  })

  it('has a connector of tickets only with a token of its own', () => {
    const environment = { HOST: '0.0.0.0', ...secrets, KUDEX_SEED: 'none' }
    expect(resolveSettings(environment).ticketingToken).toBeNull()
    expect(resolveSettings({}).ticketingToken).toBe(demoSecrets.ticketingToken)
    const [problem] = problemsOf({ ...environment, TICKETING_TOKEN: demoSecrets.ticketingToken })
    expect(problem).toMatch(/^TICKETING_TOKEN=\(the demo value\)/)
  })

  it('does not mean loopback and *.test', () => {
    expect(problemsOf({ HOST: '127.0.0.2', PUBLIC_ORIGINS: 'https://www.kudex.test,http://[::1]:3000' })).toEqual([])
    expect(['localhost', '127.1.2.3', '[::1]', 'app.localhost'].every(isLoopbackHost)).toBe(true)
    expect(['127.evil.example', 'localhost.example', '0.0.0.0', 'test'].some(isPrivateHost)).toBe(false)
  })
})

describe('the table of settings', () => {
  it('lists every variable of the contract once, with a meaning and what it takes', () => {
    const names = settingDefinitions.map((definition) => definition.name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toHaveLength(44)
    for (const definition of settingDefinitions) {
      expect(definition.meaning, definition.name).toMatch(/\.$/)
      expect(definition.takes.length, definition.name).toBeGreaterThan(5)
    }
  })
})
