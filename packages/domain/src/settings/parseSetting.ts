import * as v from 'valibot'
import { isLoopbackHost } from './reach.ts'
import type { HostIds, Seed } from './settings.types.ts'

// Each parser answers undefined for a value the setting does not take.

export function parsePort(text: string): number | undefined {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port >= 1 && port <= 65535 ? port : undefined
}

export function parseHosts(text: string): string[] | undefined {
  return parseList(text, (entry) => {
    const host = entry.replace(/^\[(.*)\]$/, '$1').toLowerCase()
    return v.is(ip, host) || hostNamePattern.test(host) ? host : undefined
  })
}

export function parseOrigins(text: string): string[] | undefined {
  return parseList(text, (entry) => {
    const address = parseAddress(entry, webProtocols)
    return address?.pathname === '/' && address.search === '' && address.hash === '' && address.username === ''
      ? address.origin
      : undefined
  })
}

export function parseProxies(text: string): string[] | undefined {
  const value = text.toLowerCase()
  if (value === 'off') return []
  return parseList(value, (entry) =>
    entry === 'loopback' ? loopbackNetworks : isNetwork(entry) ? entry : undefined,
  )?.flatMap((entry) => entry.split(','))
}

export function parseServiceUrl(text: string): string | undefined {
  const address = parseAddress(text, webProtocols)
  return address && address.search === '' && address.hash === '' ? text.replace(/\/+$/, '') : undefined
}

export function parseDatabaseUrl(text: string): string | undefined {
  return parseAddress(text, ['postgres:', 'postgresql:']) ? text : undefined
}

export function parseCacheUrl(text: string): string | undefined {
  return parseAddress(text, ['redis:', 'rediss:', 'valkey:', 'valkeys:']) ? text : undefined
}

export function parseSmtpUrl(text: string): string | undefined {
  return parseAddress(text, ['smtp:', 'smtps:']) ? text : undefined
}

export function parseSeed(text: string): Seed | undefined {
  if (text === 'none' || text === 'demo') return { kind: text }
  const products = Number(/^scale:(\d{1,8})$/.exec(text)?.[1])
  return products >= 1 && products <= 10_000_000 ? { kind: 'scale', products } : undefined
}

export function parseToken(text: string): string | undefined {
  return /^[\x21-\x7e]{16,}$/.test(text) ? text : undefined
}

export function parseSessionSecret(text: string): string | undefined {
  return text.length >= 32 ? text : undefined
}

export function parsePasswordHash(text: string): string | undefined {
  const hash = /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]{11,}\$[A-Za-z0-9+/]{16,}$/
  return hash.test(text) ? text : undefined
}

export function parseClientId(text: string): string | undefined {
  return /^[\w.-]+$/.test(text) ? text : undefined
}

export function parseEmail(text: string): string | undefined {
  return /^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/.test(text) ? text : undefined
}

export function parseHostIds(text: string): HostIds | undefined {
  const pairs = parseList(text, (entry) => (isHostId(entry) ? entry : undefined))
  return (
    pairs &&
    Object.fromEntries(
      pairs.map((pair) => {
        const [host = '', id = ''] = pair.split('=')
        return [host.toLowerCase(), id]
      }),
    )
  )
}

/** The address with `{id}` in it; the origin is the same for every id, as the policy of pages names it. */
export function parseScript(text: string): string | undefined {
  const address = parseAddress(text.replaceAll('{id}', 'id'), webProtocols)
  if (!address || address.username !== '' || address.password !== '') return undefined
  const isSafe = address.protocol === 'https:' || isLoopbackHost(address.hostname)
  const end = text.indexOf('/', text.indexOf('//') + 2)
  return isSafe && end !== -1 && text.indexOf('{id}') > end ? text : undefined
}

/** Seconds, a day's worth at most. */
export function parseSecondsOfDay(text: string): number | undefined {
  const seconds = Number(text)
  return /^\d{1,5}$/.test(text) && seconds <= 86_400 ? seconds : undefined
}

export function parseText(text: string): string {
  return text
}

const webProtocols: readonly string[] = ['http:', 'https:']
const loopbackNetworks = '127.0.0.0/8,::1/128'
const ip = v.pipe(v.string(), v.ip())
const hostNamePattern = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/

function parseList(text: string, parse: (entry: string) => string | undefined): string[] | undefined {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(parse)
  const isWhole = entries.length > 0 && entries.every((entry) => entry !== undefined)
  return isWhole ? [...new Set(entries)] : undefined
}

function isHostId(entry: string): boolean {
  const [host = '', id = '', ...rest] = entry.toLowerCase().split('=')
  const isHost = hostNamePattern.test(host) || v.is(ip, /^\[(.*)\]$/.exec(host)?.[1])
  return isHost && /^\S+$/.test(id) && rest.length === 0
}

function parseAddress(text: string, protocols: readonly string[]): URL | undefined {
  const address = URL.parse(text)
  return address && protocols.includes(address.protocol) && address.hostname !== '' ? address : undefined
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  if (rest.length > 0 || !v.is(ip, address)) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (address.includes(':') ? 128 : 32)
}
