// Reads the settings once for a whole start; Node runs the domain's source as it is.
import { resolve } from 'node:path'
import { resolveSettings, SettingsError } from '../packages/domain/src/settings/index.ts'
import { root } from './root.mjs'

/** The settings, and the environment that both processes get; a bad value ends the start with its line. */
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

/** What a start that takes long says: the host runs and answers 503 until the content service is there. */
export function toWaitingLine({ port, contentUrl }) {
  const { origin, pathname } = new URL(contentUrl)
  return `Kudex waits for the content service (CONTENT_URL ${origin}${pathname}); until it answers, pages at http://localhost:${port} answer 503.`
}

/** The address of this machine under which an address of HOST is reached. */
export function toReachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

// One of them without an address of its own is answered by the embedded services.
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
