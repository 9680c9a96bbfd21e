import { Hono } from 'hono'
import type { HostEnv, HostVariables } from '../hostContext.ts'

/** Mounts routes below `/` with the variables that the app's middleware would have set. */
export function mountRoutes(
  routes: Hono<HostEnv>,
  resolve: () => { readonly clientAddress: string; readonly isSecure: boolean },
): Hono<HostEnv> {
  return new Hono<HostEnv>()
    .use(async (c, next) => {
      const { clientAddress, isSecure } = resolve()
      c.set('clientAddress', clientAddress)
      c.set('origin', { ...origin, isSecure })
      await next()
    })
    .route('/', routes)
}

const origin: HostVariables['origin'] = {
  hostname: 'localhost',
  origin: 'http://localhost',
  isSecure: false,
  entrance: { key: 'loopback', channel: 'loopback' },
}
