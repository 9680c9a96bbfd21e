import { demoSecrets } from './demoSecrets.ts'
import * as schemas from './settingSchemas.ts'
import { isLoopbackHost, isReachable } from './reach.ts'
import type { SettingName } from './settingDefinitions.ts'
import { SettingsError } from './settingsError.ts'
import { createSettingsReader, type SettingsReader } from './settingsReader.ts'
import type { Environment, HostIds, Seed } from './settings.types.ts'

/** Every setting, validated (contract, ports and settings). Addresses have no slash at their end. */
export type Settings = Readonly<ReturnType<typeof readSettings>>

/**
 * Reads and validates all settings (contract, ports and settings). Throws a {@link SettingsError} that names every bad
 * one with its value and what it takes; demo secrets and the demo seed are bad where others can reach the system.
 */
export function resolveSettings(environment: Environment): Settings {
  const reader = createSettingsReader(environment)
  const settings = readSettings(reader)
  checkPorts(settings, reader)
  checkDemoValues(settings, reader)
  if (reader.problems.length > 0) throw new SettingsError(reader.problems)
  return settings
}

function readSettings({ read }: SettingsReader) {
  const hosts = read('HOST', schemas.hostsSchema, ['127.0.0.1', '::1'])
  const port = read('PORT', schemas.portSchema, 3000)
  const publicOrigins = read('PUBLIC_ORIGINS', schemas.originsSchema, [`http://localhost:${port}`])
  const servicesPort = read('SERVICES_PORT', schemas.portSchema, 4000)
  const databaseUrl = read('DATABASE_URL', schemas.databaseUrlSchema, null)
  const embedded = `http://${resolveOwnName(hosts)}:${servicesPort}`
  const readService = (name: SettingName, path: string) => read(name, schemas.serviceUrlSchema, embedded + path)
  const contentUrl = readService('CONTENT_URL', '/content/graphql')
  const noIds: HostIds = {}
  const defaultSeed: Seed = { kind: databaseUrl === null ? 'demo' : 'none' }
  return {
    hosts,
    port,
    servicesPort,
    adminPort: read('ADMIN_PORT', schemas.portSchema, 3001),
    hostProcesses: read('HOST_PROCESSES', schemas.processCountSchema, 1),
    publicOrigins,
    trustedProxies: read('TRUST_PROXY', schemas.proxiesSchema, []),
    dataDirectory: read('KUDEX_DATA_DIR', schemas.textSchema, '.data'),
    databaseUrl,
    cacheUrl: read('CACHE_URL', schemas.cacheUrlSchema, null),
    contentUrl,
    contentDraftUrl: readService('CONTENT_DRAFT_URL', '/content/draft/graphql'),
    productsUrl: readService('PRODUCTS_URL', '/products/graphql'),
    salesUrl: readService('SALES_URL', '/sales/graphql'),
    ticketingUrl: readService('TICKETING_URL', '/ticketing/graphql'),
    searchUrl: readService('SEARCH_URL', '/search'),
    imagesUrl: readService('IMAGES_URL', '/images'),
    // Files are content: by default they are next to the content service.
    filesUrl: read('FILES_URL', schemas.serviceUrlSchema, new URL('/files', contentUrl).href),
    uploadsUrl: readService('UPLOADS_URL', '/uploads'),
    identityIssuer: readService('IDENTITY_ISSUER', '/am/oauth2/realms/root/realms/alpha'),
    seed: read('KUDEX_SEED', schemas.seedSchema, defaultSeed),
    contentDraftToken: read('CONTENT_DRAFT_TOKEN', schemas.tokenSchema, demoSecrets.contentDraftToken),
    contentWriteToken: read('CONTENT_WRITE_TOKEN', schemas.tokenSchema, demoSecrets.contentWriteToken),
    ticketingToken: read(
      'TICKETING_TOKEN',
      schemas.tokenSchema,
      isReachable({ hosts, publicOrigins }) ? null : demoSecrets.ticketingToken,
    ),
    editorPasswordHash: read('EDITOR_PASSWORD_HASH', schemas.passwordHashSchema, demoSecrets.editorPasswordHash),
    sessionSecret: read('SESSION_SECRET', schemas.sessionSecretSchema, demoSecrets.sessionSecret),
    previousSessionSecret: read('PREVIOUS_SESSION_SECRET', schemas.sessionSecretSchema, null),
    identityClientId: read('IDENTITY_CLIENT_ID', schemas.clientIdSchema, 'kudex-portal'),
    smtpUrl: read('SMTP_URL', schemas.smtpUrlSchema, null),
    announcementDelay: read('ANNOUNCEMENT_DELAY', schemas.secondsOfDaySchema, 600),
    portalUrls: {
      wireFlow: read('WIRE_FLOW_URL', schemas.portalUrlSchema, null),
      direct: read('DIRECT_URL', schemas.portalUrlSchema, null),
      masterData: read('MASTER_DATA_URL', schemas.portalUrlSchema, null),
      wireMaster: read('WIRE_MASTER_URL', schemas.portalUrlSchema, null),
    },
    supportEmail: read('SUPPORT_EMAIL', schemas.emailSchema, 'support@kudex.example'),
    consentIds: read('CONSENT_ID', schemas.hostIdsSchema, noIds),
    monitoringIds: read('MONITORING_ID', schemas.hostIdsSchema, noIds),
    tagManagerIds: read('TAG_MANAGER_ID', schemas.hostIdsSchema, noIds),
    monitoringScript: read('MONITORING_SCRIPT', schemas.scriptSchema, 'https://js.sentry-cdn.com/{id}.min.js'),
    tagManagerScript: read(
      'TAG_MANAGER_SCRIPT',
      schemas.scriptSchema,
      'https://www.googletagmanager.com/gtm.js?id={id}',
    ),
    testDatabaseUrl: read('TEST_DATABASE_URL', schemas.databaseUrlSchema, null),
    testCacheUrl: read('TEST_CACHE_URL', schemas.cacheUrlSchema, null),
    chromiumPath: read('CHROMIUM_PATH', schemas.textSchema, null),
    logLevel: read('LOG_LEVEL', schemas.logLevelSchema, 'info'),
  }
}

/** Name under which this machine reaches its own services: localhost, unless they listen on other addresses only. */
function resolveOwnName(hosts: readonly string[]): string {
  const isLocal = hosts.some((host) => isLoopbackHost(host) || host === '0.0.0.0' || host === '::')
  const [first = 'localhost'] = hosts
  if (isLocal) return 'localhost'
  return first.includes(':') ? `[${first}]` : first
}

function checkPorts(settings: Settings, reader: SettingsReader): void {
  const { port, servicesPort, adminPort, hostProcesses } = settings
  if (servicesPort === port) reader.report('SERVICES_PORT', 'another port than PORT', String(servicesPort))
  const isAdminPort = (other: number) => other >= adminPort && other < adminPort + hostProcesses
  const adminPorts = hostProcesses === 1 ? '' : `, also the ${hostProcesses - 1} after it`
  if (isAdminPort(port)) reader.report('ADMIN_PORT', `another port than PORT${adminPorts}`, String(adminPort))
  if (isAdminPort(servicesPort))
    reader.report('ADMIN_PORT', `another port than SERVICES_PORT${adminPorts}`, String(adminPort))
}

function checkDemoValues(settings: Settings, reader: SettingsReader): void {
  if (!isReachable(settings)) return
  const condition = 'where HOST or PUBLIC_ORIGINS is neither loopback nor *.test'
  const secrets: readonly [SettingName, string | null, string][] = [
    ['CONTENT_DRAFT_TOKEN', settings.contentDraftToken, demoSecrets.contentDraftToken],
    ['CONTENT_WRITE_TOKEN', settings.contentWriteToken, demoSecrets.contentWriteToken],
    ['TICKETING_TOKEN', settings.ticketingToken, demoSecrets.ticketingToken],
    ['EDITOR_PASSWORD_HASH', settings.editorPasswordHash, demoSecrets.editorPasswordHash],
    ['SESSION_SECRET', settings.sessionSecret, demoSecrets.sessionSecret],
  ]
  for (const [name, value, demoValue] of secrets) {
    const isReported = reader.problems.some((problem) => problem.name === name)
    if (value !== demoValue || isReported) continue
    reader.report(name, `a value of your own ${condition}`, reader.isSet(name) ? '(the demo value)' : '(unset)')
  }
  if (settings.seed.kind === 'demo') {
    const value = reader.isSet('KUDEX_SEED') ? 'demo' : '(unset, so demo)'
    reader.report('KUDEX_SEED', `none, base or scale:{products} ${condition}`, value)
  }
}
