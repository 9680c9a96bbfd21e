// Renders the demo's films: `node apps/services/seed/draw/film.mjs [name …]`. Finished pictures follow each other and
// repeat without a visible start; a machine is assembled from its parts; or drawings move. Requires ffmpeg (Debian's
// package) and Chromium; the films are committed, so nothing else requires them.
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
// A software WebGL context does not free its memory, so it is replaced from time to time.
const framesPerContext = 12

const wanted = process.argv.slice(2)
for (const film of films.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const folder = mkdtempSync(join(tmpdir(), 'kudex-film-'))
  const source = film.shots ? await cutShots(film, folder) : await exposeFrames(film, folder)
  const code = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '30', '-pix_fmt', 'yuv420p', '-an']
  const file = join(output, `${film.name}.mp4`)
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...source, ...code, '-movflags', '+faststart', file])
  rmSync(folder, { recursive: true })
  console.log(`${film.name} filmed`)
}

/** Writes the frames of a drawing, or the stages of a machine, which fade into each other. Returns the arguments of ffmpeg. */
async function exposeFrames(film, folder) {
  const { page, close } = await openStudioPage()
  const [run, rate] = film.drawing ? [draw, 20] : [expose, 1]
  const count = film.seconds * rate
  try {
    for (let frame = 0; frame < count; frame += framesPerContext) {
      const times = Array.from(
        { length: Math.min(framesPerContext, count - frame) },
        (_, index) => (frame + index) / count,
      )
      const urls = await page.evaluate(run, { ...film, times, width, height })
      for (const [index, url] of urls.entries())
        writeFileSync(toFrame(folder, frame + index), Buffer.from(url.split(',')[1], 'base64'))
      console.log(`${film.name}: ${frame + times.length} of ${count} frames`)
    }
  } finally {
    await close()
  }
  const fade = film.drawing ? [] : ['-vf', 'minterpolate=fps=20:mi_mode=blend']
  return ['-framerate', String(rate), '-i', join(folder, '%04d.png'), ...fade]
}

/** Writes pictures that the camera slowly approaches, one after the other. Returns the arguments of ffmpeg. */
async function cutShots({ shots, size = [960, 540], ground = '#c9ced1' }, folder) {
  const [rate, length, fade, approach] = [20, 2.8, 0.6, 0.035]
  // The first one again at the end: the film starts after its fade, so that it repeats without a visible start.
  const clips = [...shots, shots[0]]
  for (const [index, name] of clips.entries())
    await sharp(join(seed, 'pictures', `${name}.webp`))
      .resize(...size.map((side) => side * 2))
      .flatten({ background: ground })
      .png()
      .toFile(toFrame(folder, index))
  const zoom = [
    `z='1/(1-${approach}*on/${rate})'`,
    "x='iw/2-iw/zoom/2'",
    "y='ih/2-ih/zoom/2'",
    `d=${(length + fade) * rate}`,
    `s=${size.join('x')}`,
    `fps=${rate}`,
  ].join(':')
  const filters = clips.map((_, index) => `[${index}]zoompan=${zoom}[c${index}]`)
  for (let index = 1; index < clips.length; index++) {
    const before = index === 1 ? 'c0' : `x${index - 1}`
    filters.push(`[${before}][c${index}]xfade=duration=${fade}:offset=${index * length}[x${index}]`)
  }
  const cut = `[x${shots.length}]trim=start=${fade}:duration=${shots.length * length},setpts=PTS-STARTPTS[film]`
  const inputs = clips.flatMap((_, index) => ['-i', toFrame(folder, index)])
  return [...inputs, '-filter_complex', [...filters, cut].join(';'), '-map', '[film]']
}

function toFrame(folder, index) {
  return join(folder, `${String(index).padStart(4, '0')}.png`)
}

/** Runs in the page. */
async function draw({ drawing, times, width, height }) {
  const drawings = await import('/drawnFilms.js')
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return times.map((time) => {
    drawings[drawing](canvas.getContext('2d', { willReadFrequently: true }), width, height, time)
    return canvas.toDataURL('image/png')
  })
}

/** Runs in the page. */
async function expose({ machine, times, width, height }) {
  const { createStudio, photograph } = await import('/studio.js')
  const { machines } = await import('/catalogue.js')
  const { setBrand } = await import('/parts.js')
  setBrand({ signal: '#ff5a00', name: 'KUDEX' })
  const [build, view] = machines[machine]
  const backdrop = { floor: '#dfe3e5', top: '#eef1f2', low: '#e3e7e9', gloss: 0.6 }
  const studio = createStudio({ width, height })
  const object = build()
  const parts = [...object.children]
  const urls = times.map((time) => {
    // Bounds include what is invisible, so the camera keeps its place.
    const present = Math.ceil((parts.length + 1) * Math.min(1, time / 0.8 + 0.05))
    for (const [index, part] of parts.entries()) part.visible = index < present
    return photograph(studio, { machine: object, view, backdrop, samples: 4 }).toDataURL('image/png')
  })
  studio.renderer.domElement.remove()
  studio.renderer.dispose()
  studio.renderer.forceContextLoss()
  return urls
}
