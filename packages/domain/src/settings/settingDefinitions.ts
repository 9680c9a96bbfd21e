/** One setting as the operations page lists it. */
export interface SettingDefinition {
  readonly name: SettingName
  /** The default; in words if it depends on other settings. */
  readonly default: string
  readonly meaning: string
  /** What a value must be; part of the error message for a bad value. */
  readonly takes: string
  /** Secrets are never shown, not even in error messages. */
  readonly isSecret: boolean
}

/** Names of all settings (contract, ports and settings). */
export type SettingName = keyof typeof definitions

const url = 'an address that starts with http:// or https://, without user name, password and query'
const unsetPortalUrl = 'unset: a page of the portal that explains the service'
const portalUrl = 'an http or https URL'
const hostIds = 'a comma list of host=id pairs, each host a name without port'
const script = 'an https:// address (on loopback http:// too) with {id} in its path or query'
const embedded = 'the embedded service'

const definitions = {
  HOST: ['127.0.0.1,::1', 'Addresses where host and services listen.', 'a comma list of IP addresses or host names'],
  PORT: ['3000', 'Port of the web host.', 'a whole number from 1 to 65535, another one for each process'],
  SERVICES_PORT: [
    '4000',
    'Port of the embedded services.',
    'a whole number from 1 to 65535, another one for each process',
  ],
  ADMIN_PORT: [
    '3001',
    "Port of the host's metrics, on loopback only.",
    'a whole number from 1 to 65535, another one for each process',
  ],
  HOST_PROCESSES: [
    '1',
    'Processes of the host that share PORT. Each has a port for its metrics: ADMIN_PORT and those after it.',
    'a whole number from 1 to 64',
  ],
  PUBLIC_ORIGINS: [
    'http://localhost:{PORT}',
    "Origins the host may name in absolute addresses: the request's own if it is listed, else the first.",
    'a comma list of origins such as https://www.example.com, without a path',
  ],
  TRUST_PROXY: [
    'off',
    'Proxies whose forwarded headers count.',
    'off, loopback, or a comma list of IP addresses and networks such as 10.0.0.0/8',
  ],
  KUDEX_DATA_DIR: [
    '.data',
    'Folder of the embedded database, uploads and caches; deleting it resets the demo.',
    'a folder',
  ],
  DATABASE_URL: [
    'unset: the embedded database in KUDEX_DATA_DIR',
    'PostgreSQL database of the services.',
    'an address that starts with postgres:// or postgresql://, user name and password percent-encoded',
  ],
  CACHE_URL: [
    'unset: in-process',
    'Valkey or Redis shared by several hosts.',
    'an address that starts with redis://, rediss://, valkey:// or valkeys://, user name and password percent-encoded',
  ],
  CONTENT_URL: [embedded, 'Content service, published content.', url],
  CONTENT_DRAFT_URL: [embedded, 'Content service, drafts.', url],
  PRODUCTS_URL: [embedded, 'Product information service.', url],
  SALES_URL: [embedded, 'Sales service.', url],
  TICKETING_URL: [embedded, 'Ticketing service.', url],
  SEARCH_URL: [embedded, 'Search service.', url],
  IMAGES_URL: [embedded, 'Image service.', url],
  FILES_URL: ['`/files` beside `CONTENT_URL`', 'File service: documents and videos.', url],
  UPLOADS_URL: [embedded, 'Upload service.', url],
  IDENTITY_ISSUER: [
    embedded,
    'Issuer of the identity provider, realm included. Passkeys belong to the domain that it shares with the first of PUBLIC_ORIGINS; without one there are none.',
    url,
  ],
  KUDEX_SEED: [
    'demo on the embedded database, else none',
    'What the services load into an empty database.',
    'none, base (languages and countries), demo, or scale:{products} with 1 to 10000000 products',
  ],
  CONTENT_DRAFT_TOKEN: [
    'a demo value',
    'Token that opens the drafts of the content service.',
    'at least 16 characters without spaces',
  ],
  CONTENT_WRITE_TOKEN: [
    'a demo value',
    'Token that opens the write interface of the content service.',
    'at least 16 characters without spaces',
  ],
  TICKETING_TOKEN: [
    'a demo value on loopback, else unset: no connector',
    'Token of the connector that answers tickets in the ticketing service.',
    'at least 16 characters without spaces',
  ],
  EDITOR_PASSWORD_HASH: [
    'the hash of the demo password',
    'Hash of the password of the editor area.',
    'an argon2id hash such as $argon2id$v=19$m=19456,t=2,p=1${salt}${hash}',
  ],
  SESSION_SECRET: [
    'a demo value',
    "Key that signs the host's cookies, the links that end subscriptions and the claims of uploads, and that encrypts authenticator apps; host and services have the same.",
    'at least 32 characters',
  ],
  PREVIOUS_SESSION_SECRET: [
    'unset',
    'The former SESSION_SECRET after a change, for one start of the services: they encrypt authenticator apps with the new key.',
    'at least 32 characters',
  ],
  IDENTITY_CLIENT_ID: [
    'kudex-portal',
    'Public client of the portal at the identity provider (authorization code with PKCE).',
    'letters, digits, dots, hyphens and underscores',
  ],
  SMTP_URL: [
    'unset: an outbox folder in KUDEX_DATA_DIR',
    'Server that sends mail.',
    'an address that starts with smtp:// or smtps://, user name and password percent-encoded',
  ],
  ANNOUNCEMENT_DELAY: [
    '600',
    'Seconds that a new story or media release waits for others and for corrections before subscribers get a mail.',
    'a whole number from 0 to 86400',
  ],
  WIRE_FLOW_URL: [unsetPortalUrl, 'Cloud application wire-flow behind the tile of the portal.', portalUrl],
  DIRECT_URL: [unsetPortalUrl, 'Direct service behind the tile of the portal.', portalUrl],
  MASTER_DATA_URL: [unsetPortalUrl, 'Master data behind the tile of the portal.', portalUrl],
  WIRE_MASTER_URL: [unsetPortalUrl, 'Wire master behind the tile of the portal.', portalUrl],
  SUPPORT_EMAIL: ['support@kudex.example', 'Address that people are given when something fails.', 'an e-mail address'],
  CONSENT_ID: [
    'unset: nothing is asked and nothing is loaded',
    'Consent id per host; the choice is stored under it, and another id asks again.',
    hostIds,
  ],
  MONITORING_ID: ['unset: nothing is loaded', 'Monitoring id per host.', hostIds],
  TAG_MANAGER_ID: ['unset: nothing is loaded', 'Tag manager id per host.', hostIds],
  MONITORING_SCRIPT: [
    'https://js.sentry-cdn.com/{id}.min.js',
    'Script of the monitoring; {id} is the id of the host.',
    script,
  ],
  TAG_MANAGER_SCRIPT: [
    'https://www.googletagmanager.com/gtm.js?id={id}',
    'Script of the tag manager; {id} is the id of the host.',
    script,
  ],
  TEST_DATABASE_URL: [
    'found',
    'PostgreSQL database for the tests; its content is lost.',
    'an address that starts with postgres:// or postgresql://, user name and password percent-encoded',
  ],
  TEST_CACHE_URL: [
    'found',
    'Valkey or Redis for the tests.',
    'an address that starts with redis://, rediss://, valkey:// or valkeys://, user name and password percent-encoded',
  ],
  CHROMIUM_PATH: ['found', 'Chromium for the tests.', 'the path of a program'],
  LOG_LEVEL: ['info', 'How much host, services and the browser log.', 'none, error, warn, info or debug'],
} as const satisfies Record<string, readonly [defaultValue: string, meaning: string, takes: string]>

const secrets: ReadonlySet<string> = new Set<SettingName>([
  'CONTENT_DRAFT_TOKEN',
  'CONTENT_WRITE_TOKEN',
  'TICKETING_TOKEN',
  'EDITOR_PASSWORD_HASH',
  'SESSION_SECRET',
  'PREVIOUS_SESSION_SECRET',
])

/** All settings in the order of the contract: the source of the operations page and of every error. */
export const settingDefinitions: readonly SettingDefinition[] = Object.entries(definitions).map(
  ([name, [defaultValue, meaning, takes]]) => ({
    name: name as SettingName,
    default: defaultValue,
    meaning,
    takes,
    isSecret: secrets.has(name),
  }),
)

/** The definition of one setting. */
export function resolveSettingDefinition(name: SettingName): SettingDefinition {
  const [defaultValue, meaning, takes] = definitions[name]
  return { name, default: defaultValue, meaning, takes, isSecret: secrets.has(name) }
}
