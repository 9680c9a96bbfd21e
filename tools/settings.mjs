// Reads the settings once per start; Node runs the TypeScript source of the domain directly.
import { resolve } from 'node:path'
import { resolveSettings, SettingsError } from '../packages/domain/src/settings/index.ts'
import { root } from './root.mjs'

/** The settings and the environment for both processes; a bad value stops the start with its message. */
export function readSettings(environment = process.env) {
  try {
    const settings = resolveSettings(environment)
    return {
      settings,
      environment: { ...environment, KUDEX_DATA_DIR: resolve(root, settings.dataDirectory) },
      needsServices: services.some((name) => !environment[name]?.trim()),
    }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Message of a slow start: the host runs and answers 503 until the content service responds. */
export function toWaitingLine({ port, contentUrl }) {
  const { origin, pathname } = new URL(contentUrl)
  return `Kudex waits for the content service (CONTENT_URL ${origin}${pathname}); until it answers, pages at http://localhost:${port} answer 503.`
}

/** The local address that reaches an address of HOST. */
export function toReachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

// Services without a URL setting are the embedded ones.
const services = [
  'CONTENT_URL',
  'CONTENT_DRAFT_URL',
  'PRODUCTS_URL',
  'SALES_URL',
  'TICKETING_URL',
  'SEARCH_URL',
  'IMAGES_URL',
  'UPLOADS_URL',
  'IDENTITY_ISSUER',
]
