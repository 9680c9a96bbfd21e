// Renders the demo's films: `node apps/services/seed/draw/film.mjs [name …]`. A machine turns in front of the camera and
// back, or finished pictures follow each other; both repeat without a visible start. Requires ffmpeg (Debian's package) and Chromium; the films are committed, so nothing else
// requires them.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { films } from './films.js'
import { openStudioPage } from './openStudioPage.mjs'

const seed = join(dirname(fileURLToPath(import.meta.url)), '..')
const output = process.env.FILMS_DIR ?? join(seed, 'films')
mkdirSync(output, { recursive: true })
const [width, height] = [832, 468]
const framesPerSecond = 12
const seconds = 6
// Shown slower than it was rendered, with frames calculated between the rendered ones.
const slowness = 1.5
// A software WebGL context does not free its memory, so it is replaced from time to time.
const framesPerContext = 12

const wanted = process.argv.slice(2)
for (const film of films.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const folder = mkdtempSync(join(tmpdir(), 'kudex-film-'))
  const rate = film.shots ? await cutShots(film, folder) : await turnMachine(film, folder)
  const still = ['-v', 'error', '-y', '-framerate', String(rate), '-i', join(folder, '%04d.png')]
  const code = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '28', '-pix_fmt', 'yuv420p', '-an']
  const between = film.shots ? [] : ['-vf', 'minterpolate=fps=20:mi_mode=mci:mc_mode=aobmc']
  execFileSync('ffmpeg', [...still, ...between, ...code, '-movflags', '+faststart', join(output, `${film.name}.mp4`)])
  rmSync(folder, { recursive: true })
  console.log(`${film.name} filmed`)
}

/** Writes the frames of a machine that turns, and returns how many make a second. */
async function turnMachine(film, folder) {
  const { page, close } = await openStudioPage()
  const count = framesPerSecond * seconds
  try {
    for (let frame = 0; frame < count; frame += framesPerContext) {
      const turns = Array.from({ length: Math.min(framesPerContext, count - frame) }, (_, index) =>
        Math.sin(((frame + index) / count) * 2 * Math.PI),
      )
      const urls = await page.evaluate(expose, { ...film, turns, width, height })
      for (const [index, url] of urls.entries())
        writeFileSync(toFrame(folder, frame + index), Buffer.from(url.split(',')[1], 'base64'))
      console.log(`${film.name}: ${frame + turns.length} of ${count} frames`)
    }
  } finally {
    await close()
  }
  return framesPerSecond / slowness
}

/** Writes the frames of pictures that the camera slowly approaches, one after the other. */
async function cutShots({ shots, size = [960, 540] }, folder) {
  const [rate, length, fade, approach] = [20, 2.8, 0.6, 0.035]
  const total = shots.length * length
  const full = size.map((side) => side * 2)
  const sources = []
  for (const name of shots) {
    const picture = await sharp(join(seed, 'pictures', `${name}.webp`))
      .resize(...full)
      .png()
      .toBuffer()
    sources.push(await sharp(picture).flatten({ background: '#c9ced1' }).png().toBuffer())
  }
  /** A shot at a time since its start: a part of the picture, centred, in the size of the film. */
  const frame = (shot, time) => {
    const [width, height] = full.map((side) => Math.round(side * (1 - approach * time)))
    const place = { left: Math.round((full[0] - width) / 2), top: Math.round((full[1] - height) / 2), width, height }
    return sharp(sources[shot])
      .extract(place)
      .resize(...size)
      .ensureAlpha()
  }
  for (let index = 0; index < total * rate; index++) {
    // Starts after the first fade, so that the first frame is the poster; the last one fades back to it.
    const time = (index / rate + fade) % total
    const shot = Math.floor(time / length)
    const local = time - shot * length
    let picture = frame(shot, local)
    if (local < fade) {
      const before = await frame((shot + shots.length - 1) % shots.length, local + length)
        .png()
        .toBuffer()
      const fresh = await picture
        .composite([veil(local / fade)])
        .png()
        .toBuffer()
      picture = sharp(before).composite([{ input: fresh }])
    }
    await picture.removeAlpha().png({ compressionLevel: 1 }).toFile(toFrame(folder, index))
  }
  return rate
}

/** Makes a picture transparent to the given degree. */
function veil(opacity) {
  const input = Buffer.from([255, 255, 255, Math.round(255 * opacity)])
  return { input, raw: { width: 1, height: 1, channels: 4 }, tile: true, blend: 'dest-in' }
}

function toFrame(folder, index) {
  return join(folder, `${String(index).padStart(4, '0')}.png`)
}

/** Runs in the page. */
async function expose({ machine, swing, turns, width, height }) {
  const { createStudio, photograph } = await import('/studio.js')
  const { machines } = await import('/catalogue.js')
  const { setBrand } = await import('/parts.js')
  setBrand({ signal: '#ff5a00', name: 'KUDEX' })
  const [build, view] = machines[machine]
  const backdrop = { floor: '#dfe3e5', top: '#eef1f2', low: '#e3e7e9', gloss: 0.6 }
  const studio = createStudio({ width, height })
  const object = build()
  const urls = turns.map((turn) =>
    photograph(studio, {
      machine: object,
      view: { ...view, azimuth: view.azimuth + turn * swing },
      backdrop,
      samples: 6,
    }).toDataURL('image/png'),
  )
  studio.renderer.domElement.remove()
  studio.renderer.dispose()
  studio.renderer.forceContextLoss()
  return urls
}
