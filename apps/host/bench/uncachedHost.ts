import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { resolveSettings } from '@kudex/domain/settings'
import { createVikeRenderer } from '../server/pages/createVikeRenderer.ts'
import { inlineStyles } from '../server/pages/inlineStyles.ts'
import { deferScripts } from '../server/pages/scripts/deferScripts.ts'
import { openAssetStore } from '../server/routes/assets/assetStore.ts'
import { startHost } from '../server/startHost.ts'

// Started by `npm run bench`: the host with its built pages, but no page enters the page cache. Data is cached as usual,
// so the difference to a cache hit is rendering.
const dist = join(import.meta.dirname, '../dist')
await import(pathToFileURL(join(dist, 'server/entry.mjs')).href)
const assets = await openAssetStore(join(dist, 'client'))
const render = createVikeRenderer([inlineStyles(assets), deferScripts(assets)])
const host = await startHost(resolveSettings(process.env), {
  assets,
  render: (url, context) => {
    context.keepPrivate()
    return render(url, context)
  },
})
process.on('SIGTERM', () => void host.stop().then(() => process.exit(0)))
process.stdout.write(`Kudex host listens: http://localhost:${host.port}\n`)
