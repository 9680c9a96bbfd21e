// Renders the demo's films: `node apps/services/seed/draw/film.mjs [name …]`. A machine turns in front of the camera and
// back, so that the film loops. Requires ffmpeg (Debian's package) and Chromium; the films are committed, so nothing else
// requires them.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { films } from './films.js'
import { openStudioPage } from './openStudioPage.mjs'

const output = process.env.FILMS_DIR ?? join(dirname(fileURLToPath(import.meta.url)), '..', 'films')
mkdirSync(output, { recursive: true })
const [width, height] = [832, 468]
const framesPerSecond = 12
const seconds = 6
// A software WebGL context does not free its memory, so it is replaced from time to time.
const framesPerContext = 12

const wanted = process.argv.slice(2)
const { page, close } = await openStudioPage()
try {
  for (const film of films.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const folder = mkdtempSync(join(tmpdir(), 'kudex-film-'))
    const count = framesPerSecond * seconds
    for (let frame = 0; frame < count; frame += framesPerContext) {
      const turns = Array.from({ length: Math.min(framesPerContext, count - frame) }, (_, index) =>
        Math.sin(((frame + index) / count) * 2 * Math.PI),
      )
      const urls = await page.evaluate(expose, { ...film, turns, width, height })
      for (const [index, url] of urls.entries())
        writeFileSync(
          join(folder, `${String(frame + index).padStart(4, '0')}.png`),
          Buffer.from(url.split(',')[1], 'base64'),
        )
      console.log(`${film.name}: ${frame + turns.length} of ${count} frames`)
    }
    const still = ['-v', 'error', '-y', '-framerate', String(framesPerSecond), '-i', join(folder, '%04d.png')]
    const code = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '28', '-pix_fmt', 'yuv420p', '-an']
    execFileSync('ffmpeg', [...still, ...code, '-movflags', '+faststart', join(output, `${film.name}.mp4`)])
    rmSync(folder, { recursive: true })
    console.log(`${film.name} filmed`)
  }
} finally {
  await close()
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
