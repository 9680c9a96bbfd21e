import * as v from 'valibot'
import { isLogLevel, type LogLevel } from '../logging/logLevel.ts'
import { isLoopbackHost } from './reach.ts'
import type { HostIds, Seed } from './settings.types.ts'

// One schema per kind of setting; the input is the trimmed, non-empty text of the environment.

export const portSchema = v.pipe(wholeNumber(5), v.minValue(1), v.maxValue(65_535))

export const processCountSchema = v.pipe(wholeNumber(2), v.minValue(1), v.maxValue(64))

/** Seconds, a day at most. */
export const secondsOfDaySchema = v.pipe(wholeNumber(5), v.maxValue(86_400))

export const hostsSchema = listOf(
  v.pipe(
    v.string(),
    v.toLowerCase(),
    v.transform((host) => host.replace(/^\[(.*)\]$/, '$1')),
    v.check(isHost),
  ),
)

export const originsSchema = listOf(
  v.pipe(
    addressSchema('http:', 'https:'),
    v.transform((text) => new URL(text)),
    v.check(({ pathname, search, hash, username }) => pathname === '/' && search + hash + username === ''),
    v.transform(({ origin }) => origin),
  ),
)

const loopbackNetworks = ['127.0.0.0/8', '::1/128']
export const proxiesSchema = v.union([
  v.pipe(
    v.string(),
    v.regex(/^off$/i),
    v.transform((): string[] => []),
  ),
  v.pipe(
    listOf(
      v.pipe(
        v.string(),
        v.toLowerCase(),
        v.check((entry) => entry === 'loopback' || isNetwork(entry)),
      ),
    ),
    v.transform((entries) => entries.flatMap((entry) => (entry === 'loopback' ? loopbackNetworks : entry))),
  ),
])

export const serviceUrlSchema = v.pipe(
  addressSchema('http:', 'https:'),
  v.check((text) => !/[?#]./.test(text)),
  // `fetch` refuses such addresses.
  v.check((text) => new URL(text).username + new URL(text).password === ''),
  v.transform((text) => text.replace(/\/+$/, '')),
)
export const databaseUrlSchema = addressSchema('postgres:', 'postgresql:')
export const portalUrlSchema = addressSchema('http:', 'https:')
export const cacheUrlSchema = v.pipe(
  addressSchema('redis:', 'rediss:', 'valkey:', 'valkeys:'),
  // The client decodes the address and throws if it cannot.
  v.check(isPercentEncoded),
)
export const smtpUrlSchema = addressSchema('smtp:', 'smtps:')

export const seedSchema = v.union([
  v.pipe(v.picklist(['none', 'base', 'demo']), v.transform(toSeed)),
  v.pipe(
    v.string(),
    v.startsWith('scale:'),
    v.transform((text) => text.slice('scale:'.length)),
    wholeNumber(8),
    v.minValue(1),
    v.maxValue(10_000_000),
    v.transform((products): Seed => ({ kind: 'scale', products })),
  ),
])

export const textSchema = v.string()
export const tokenSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/))
export const sessionSecretSchema = v.pipe(v.string(), v.minLength(32))
export const passwordHashSchema = v.pipe(
  v.string(),
  v.regex(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]{11,}\$[A-Za-z0-9+/]{16,}$/),
)
export const clientIdSchema = v.pipe(v.string(), v.regex(/^[\w.-]+$/))
export const emailSchema = v.pipe(v.string(), v.regex(/^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/))
export const logLevelSchema = v.custom<LogLevel>(isLogLevel)

export const hostIdsSchema = v.pipe(
  listOf(v.pipe(v.string(), v.check(isHostId))),
  v.transform((pairs): HostIds => {
    const entries = pairs.map((pair) => pair.split('='))
    return Object.fromEntries(entries.map(([host = '', id = '']) => [host.toLowerCase(), id]))
  }),
)

/**
 * An address that contains `{id}`. Its origin does not depend on the id, since the security policy of pages names the
 * origin.
 */
export const scriptSchema = v.pipe(v.string(), v.check(isScript))

const hostNamePattern = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/

function toSeed(kind: 'none' | 'base' | 'demo'): Seed {
  return { kind }
}

function wholeNumber(digits: number) {
  return v.pipe(v.string(), v.digits(), v.maxLength(digits), v.transform(Number))
}

/** A comma list without empty and duplicate entries. */
function listOf(entry: v.GenericSchema<string, string>) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((part) => part.trim())),
    v.filterItems((part) => part !== ''),
    v.minLength(1),
    v.array(entry),
    v.transform((entries) => [...new Set(entries)]),
  )
}

function addressSchema(...protocols: readonly string[]) {
  return v.pipe(
    v.string(),
    v.check((text) => {
      const address = URL.parse(text)
      return address !== null && protocols.includes(address.protocol) && address.hostname !== ''
    }),
  )
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function isIp(text: string | undefined): boolean {
  return v.is(v.pipe(v.string(), v.ip()), text)
}

function isHost(host: string): boolean {
  return isIp(host) || hostNamePattern.test(host)
}

function isHostId(entry: string): boolean {
  const [host = '', id = '', ...rest] = entry.toLowerCase().split('=')
  return (hostNamePattern.test(host) || isIp(/^\[(.*)\]$/.exec(host)?.[1])) && /^\S+$/.test(id) && rest.length === 0
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  if (rest.length > 0 || !isIp(address)) return false
  const width = address.includes(':') ? 128 : 32
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= width)
}

function isScript(text: string): boolean {
  const address = URL.parse(text.replaceAll('{id}', 'id'))
  if (!address || address.username !== '' || address.password !== '') return false
  const isSafe = address.protocol === 'https:' || (address.protocol === 'http:' && isLoopbackHost(address.hostname))
  const end = text.indexOf('/', text.indexOf('//') + 2)
  return isSafe && end !== -1 && text.indexOf('{id}') > end
}
