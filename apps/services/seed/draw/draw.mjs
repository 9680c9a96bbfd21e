// Draws the demo's machine pictures: `node apps/services/seed/draw/draw.mjs [name …]`.
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { openStudioPage } from './openStudioPage.mjs'

const output = process.env.PICTURES_DIR ?? join(dirname(fileURLToPath(import.meta.url)), '..', 'pictures')
mkdirSync(output, { recursive: true })

const { page, close } = await openStudioPage()
try {
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
  await close()
}
