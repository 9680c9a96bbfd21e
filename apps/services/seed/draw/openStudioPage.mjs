// Opens the studio in a browser. Requires Chromium (CHROMIUM_PATH or a system one) for software WebGL; the pictures are
// committed, so nothing else requires it.
import { createServer } from 'node:http'
import { createReadStream, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'

const here = dirname(fileURLToPath(import.meta.url))
const three = dirname(dirname(createRequire(import.meta.url).resolve('three')))
const ui = createRequire(join(here, '../../../../packages/ui/package.json'))
const types = { '.js': 'text/javascript', '.html': 'text/html', '.woff2': 'font/woff2' }

/** Opens the page; `close` ends its browser and its server. */
export async function openStudioPage() {
  const server = createServer(answer)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await chromium.launch({
    executablePath:
      process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find(existsSync),
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  const page = await browser.newPage({ viewport: { width: 1480, height: 1110 } })
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.error(message.text()))
  page.on('pageerror', (error) => console.error(error.message))
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  return {
    page,
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}

function answer(request, response) {
  const path = normalize(new URL(request.url, 'http://localhost').pathname)
  if (path === '/') {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(
      '<!doctype html><script type="importmap">{"imports":{"three":"/three/build/three.module.js","three/addons/":"/three/examples/jsm/"}}</script><body style="margin:0">',
    )
    return
  }
  const file = toFile(path)
  if (!existsSync(file)) return response.writeHead(404).end()
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
}

/** The file of an address: three.js, a font of the design system, or a module of this folder. */
function toFile(path) {
  if (path.startsWith('/three/')) return join(three, path.slice(7))
  const [, font] = /^\/fonts\/([a-z-]+)\.woff2$/.exec(path) ?? []
  if (font) return ui.resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`)
  return join(here, path)
}
