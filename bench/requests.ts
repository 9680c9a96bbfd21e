import { ports } from './system.ts'

/** The measured system. */
export const origin = `http://localhost:${ports.host}`

/** Headers of a browser. */
export const browser = {
  'accept-encoding': 'br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  cookie: 'kudex-locale=en',
}

/** Headers of requests whose pages are rendered each time, by the host without page cache and by the limits. */
export const uncompressed = { ...browser, 'accept-encoding': 'identity' }
