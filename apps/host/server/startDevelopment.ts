import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolveSettings, resolveThirdParties, SettingsError, type Settings } from '@kudex/domain/settings'
import { createSecurityHeaders, type SecurityHeaders } from './headers/securityHeaders.ts'
import { createVikeRenderer } from './pages/createVikeRenderer.ts'
import { StartError } from '@kudex/node-server/starting'
import { renderLimits } from './limits.ts'
import { startHost } from './startHost.ts'

type DevMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Starts the host behind Vite's middleware; returns a function that stops it. Every request renders its page. */
export async function startDevelopment(devMiddleware: DevMiddleware): Promise<() => Promise<void>> {
  try {
    const settings = resolveSettings(process.env)
    const render = createVikeRenderer()
    const host = await startHost(settings, {
      assets: { buildId: 'development', send: () => false, read: () => null },
      security: createDevelopmentHeaders(settings),
      // Vite compiles the modules of a page when it is first asked for, which takes several seconds.
      limits: { ...renderLimits, page: 60_000 },
      render(url, context) {
        context.keepPrivate()
        return render(url, context)
      },
      wrap: (listener) => (request, response) => devMiddleware(request, response, () => listener(request, response)),
    })
    process.stdout.write(`Kudex host listens with hot reload: http://localhost:${host.port}\n`)
    process.send?.('ready')
    return host.stop
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Allows what Vite's client needs beyond the production policy: inline scripts and styles, a web socket and a worker. */
function createDevelopmentHeaders(settings: Settings): SecurityHeaders {
  const production = createSecurityHeaders(settings.identityIssuer, resolveThirdParties(settings))
  return {
    resolveHeaderProfile: production.resolveHeaderProfile,
    list: (kind, headerProfile) =>
      production
        .list(kind, headerProfile)
        .map((value) =>
          value
            .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
            .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
            .replace("connect-src 'self'", "worker-src blob:; connect-src 'self' ws:"),
        ),
  }
}
