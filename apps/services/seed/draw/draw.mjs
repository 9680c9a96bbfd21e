// Draws the demo's machine pictures: `node apps/services/seed/draw/draw.mjs [name …]`. Requires Chromium and Blender (the
// Debian packages); the pictures are committed, so nothing else requires them.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { openStudioPage } from './openStudioPage.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const output = process.env.PICTURES_DIR ?? join(here, '..', 'pictures')
mkdirSync(output, { recursive: true })
const samples = Number(process.env.PICTURE_SAMPLES ?? 28)
// Noise grows as samples become fewer, so the filter may join tones that differ more.
const smooth = 0.5 * Math.sqrt(20 / samples)
// Rendered larger than it is saved: reducing it makes the edges smooth that the filter leaves hard. A preview is smaller.
const scale = Number(process.env.PICTURE_SCALE ?? 1.25)
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'))

for (const name of await selectNames()) {
  const started = Date.now()
  const scene = await exportPicture(name)
  const picture = scene.painted ? sharp(Buffer.from(scene.painted, 'base64')) : await render(scene)
  await picture
    .webp({ quality: 82, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toFile(join(output, `${name}.webp`))
  console.log(`${name} drawn in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

async function render({ gltf, overlay, ...scene }) {
  const folder = mkdtempSync(join(tmpdir(), 'kudex-picture-'))
  const [width, height] = scene.size.map((side) => Math.round(side * scale))
  const files = { gltf: join(folder, 'scene.glb'), output: join(folder, 'picture.rgba'), folder }
  const settings = join(folder, 'scene.json')
  writeFileSync(files.gltf, Buffer.from(gltf, 'base64'))
  writeFileSync(settings, JSON.stringify({ samples, smooth, ...scene, width, height, ...files }))
  const blender = ['blender', '-b', '-t', '2', '--python-exit-code', '1', '-P', join(here, 'studio.py'), '--', settings]
  execFileSync('nice', ['-n', '19', ...blender], { stdio: ['ignore', 'ignore', 'inherit'] })
  const pixels = readFileSync(files.output)
  rmSync(folder, { recursive: true })
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).resize(...scene.size)
  if (!overlay) return picture
  // Composed as one step of its own: in one pipeline sharp would resize after it.
  return sharp(await picture.png().toBuffer()).composite([{ input: Buffer.from(overlay, 'base64') }])
}

/** The named pictures (a name or the start of one followed by `*`), or all that are missing. */
async function selectNames() {
  const names = await inPage(async () => Object.keys((await import('/pictures.js')).pictures))
  if (wanted.length === 0) return names.filter((name) => !existsSync(join(output, `${name}.webp`)))
  return wanted.flatMap((part) =>
    names.filter((name) => (part.endsWith('*') ? name.startsWith(part.slice(0, -1)) : name === part)),
  )
}

function exportPicture(name) {
  return inPage(async (name) => {
    const { exportScene, paintMarks } = await import('/exportScene.js')
    const { pictures } = await import('/pictures.js')
    const { setBrand } = await import('/parts.js')
    const { machine, paint, brand, backdrop = null, view, parts, size = [1440, 1080], ...settings } = pictures[name]
    const toPng = async (draw) => {
      const canvas = document.createElement('canvas')
      ;[canvas.width, canvas.height] = size
      await draw(canvas.getContext('2d'))
      return canvas.toDataURL('image/png').split(',')[1]
    }
    if (paint) return { painted: await toPng((context) => paint(context, ...size)) }
    setBrand(brand ?? { signal: '#ff5a00', name: 'KUDEX' })
    const [width, height] = size
    const { marks, ...scene } = await exportScene({ machine: await machine(), view, width, height, parts })
    if (parts) settings.overlay = await toPng((context) => paintMarks(context, marks))
    return { ...settings, ...scene, size, backdrop, isDark: backdrop?.isDark ?? false }
  }, name)
}

/** The page closes before the path tracer starts, so that it has the processor for itself. */
async function inPage(run, argument) {
  const { page, close } = await openStudioPage()
  try {
    return await page.evaluate(run, argument)
  } finally {
    await close()
  }
}
