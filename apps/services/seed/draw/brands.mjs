// Draws the logos of the brands of products: `node apps/services/seed/draw/brands.mjs`. The signs are those of the design
// system, the word is set in its font. On a white plate, so that they are legible in both colour schemes.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'

const here = dirname(fileURLToPath(import.meta.url))
const output = process.env.PICTURES_DIR ?? join(here, '..', 'pictures')
const ui = createRequire(join(here, '../../../../packages/ui/package.json'))
const font = readFileSync(ui.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2')).toString(
  'base64',
)

const brands = [
  ['brand-kudex', 'Kudex', '#ff5a0a', 'M0 0h7v32H0z', 'M10 12.5 22.5 0H32L16 16l16 16h-9.5L10 19.5z'],
  ['brand-strivona', 'Strivona', '#2b3ff2', 'M0 23h15l9-9h8v6h-5.5l-9 9H0z', 'M0 12h11l9-9h12v6h-9.5l-9 9H0z'],
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 384, height: 128 } })
for (const [name, word, signal, ink, mark] of brands) {
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: A; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
    body { margin: 0; height: 128px; display: flex; align-items: center; gap: 20px; padding: 0 24px; box-sizing: border-box; background: #fff }
    b { font: 650 60px A; letter-spacing: -1.5px; color: #16181b }
  </style><svg width="64" height="64" viewBox="0 0 32 32"><path fill="#16181b" d="${ink}"/><path fill="${signal}" d="${mark}"/></svg><b>${word}</b>`)
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  await sharp(png)
    .webp({ lossless: true })
    .toFile(join(output, `${name}.webp`))
}
await browser.close()
