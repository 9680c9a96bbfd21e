import { Hono } from 'hono'
import type { HostEnv, HostVariables } from '../hostContext.ts'
import { isSameOrigin, requireSameOrigin } from '../middleware/sameOrigin.ts'

/** Mounts routes below `/` behind the CSRF check, with the variables that the app's middleware would have set. */
export function mountRoutes(
  routes: Hono<HostEnv>,
  resolve: () => { readonly clientAddress: string; readonly isSecure: boolean },
): Hono<HostEnv> {
  return new Hono<HostEnv>()
    .use(async (c, next) => {
      const { clientAddress, isSecure } = resolve()
      c.set('clientAddress', clientAddress)
      c.set('origin', { ...origin, isSecure })
      c.set('isSameOrigin', isSameOrigin(c.req.header(), ['http://localhost:3000']))
      await next()
    })
    .use(requireSameOrigin)
    .route('/', routes)
}

/** The response of routes mounted below `base`; null if they leave the path to other routes. */
export async function requestRoutes(
  routes: Hono<HostEnv>,
  target: string,
  {
    base = '/',
    host = 'http://localhost',
    ...init
  }: RequestInit & { readonly base?: string; readonly host?: string } = {},
): Promise<Response | null> {
  // Routes by the raw path, as the app does.
  const app = new Hono<HostEnv>({ getPath: ({ url }) => new URL(url).pathname })
    .use(async (c, next) => {
      const { hostname, origin: hostOrigin } = new URL(host)
      c.set('origin', { ...origin, hostname, origin: hostOrigin })
      await next()
    })
    .route(base, routes)
    .notFound(() => new Response(null, { status: unhandled }))
  const response = await app.request(host + target, init)
  return response.status === unhandled ? null : response
}

const unhandled = 599

const origin: HostVariables['origin'] = {
  hostname: 'localhost',
  origin: 'http://localhost',
  isSecure: false,
}
