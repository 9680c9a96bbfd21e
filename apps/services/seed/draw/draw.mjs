// Draws the demo's machine pictures: `node apps/services/seed/draw/draw.mjs [name …]`. It needs a Chromium
// (CHROMIUM_PATH or a system one) for its software WebGL; the results are committed, so nobody else does.
import { createServer } from 'node:http'
import { createReadStream, existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'

const here = dirname(fileURLToPath(import.meta.url))
const three = dirname(dirname(createRequire(import.meta.url).resolve('three')))
const output = process.env.PICTURES_DIR ?? join(here, '..', 'pictures')
mkdirSync(output, { recursive: true })
const types = { '.js': 'text/javascript', '.html': 'text/html' }

const server = createServer((request, response) => {
  const path = normalize(new URL(request.url, 'http://localhost').pathname)
  if (path === '/') {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(
      '<!doctype html><script type="importmap">{"imports":{"three":"/three/build/three.module.js","three/addons/":"/three/examples/jsm/"}}</script><body style="margin:0">',
    )
    return
  }
  const file = path.startsWith('/three/') ? join(three, path.slice(7)) : join(here, path)
  if (!existsSync(file)) return response.writeHead(404).end()
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
try {
  const page = await browser.newPage({ viewport: { width: 1480, height: 1110 } })
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.error(message.text()))
  page.on('pageerror', (error) => console.error(error.message))
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  const names = await page.evaluate(async () => Object.keys((await import('/pictures.js')).pictures))
  const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'))
  const samples = Number(process.env.PICTURE_SAMPLES ?? 36)
  for (const name of names) {
    if (
      wanted.length > 0
        ? !wanted.some((part) => name.includes(part))
        : existsSync(join(output, `${name}.webp`)) && !process.argv.includes('--again')
    )
      continue
    const started = Date.now()
    const data = await page.evaluate(
      async ([name, samples, scale]) => {
        const { createStudio, photograph } = await import('/studio.js')
        const { pictures } = await import('/pictures.js')
        const { setBrand } = await import('/parts.js')
        const picture = pictures[name]
        const [width, height] = (picture.size ?? [1440, 1080]).map((side) => Math.round(side * scale))
        setBrand(picture.brand ?? { signal: '#ff5a00', name: 'KUDEX' })
        const studio = createStudio({ width, height })
        const canvas = photograph(studio, {
          machine: picture.machine(),
          view: picture.view,
          backdrop: picture.backdrop ?? null,
          samples,
        })
        const url = canvas.toDataURL('image/png')
        canvas.remove()
        studio.renderer.dispose()
        studio.renderer.forceContextLoss()
        return url
      },
      [name, samples, Number(process.env.PICTURE_SCALE ?? 1)],
    )
    await sharp(Buffer.from(data.split(',')[1], 'base64'))
      .webp({ quality: 90, alphaQuality: 90, effort: 5 })
      .toFile(join(output, `${name}.webp`))
    console.log(`${name} drawn in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
} finally {
  await browser.close()
  server.close()
}
