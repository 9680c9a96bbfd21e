// The host with hot reload: Vite serves the browser's modules and loads the server's; started by tools/dev.mjs.
import { fileURLToPath } from 'node:url'
import { createDevMiddleware } from 'vike/server'

const root = fileURLToPath(new URL('.', import.meta.url))
const { devMiddleware, viteServer } = await createDevMiddleware({ root })
const { startDevelopment } = await viteServer.ssrLoadModule('/server/startDevelopment.ts')
const stop = await startDevelopment(devMiddleware)
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) {
  process.once(event, async () => {
    await stop()
    await viteServer.close()
    process.exit(0)
  })
}
