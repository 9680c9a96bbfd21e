// Draws the portraits of the demo's story contacts: `node apps/services/seed/draw/portraits.mjs`. Flat shapes that show no
// real person; the results are committed.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const output = process.env.PICTURES_DIR ?? join(dirname(fileURLToPath(import.meta.url)), '..', 'pictures')
mkdirSync(output, { recursive: true })

const size = 960
const hair = {
  short: '<path d="M318 400c-8-150 76-214 164-214s170 70 160 214c-24-70-62-104-160-104s-142 40-164 104z"/>',
  long: '<path d="M300 640c-30-300 20-460 182-460s208 160 178 460c-30-20-44-60-40-220-40-20-70-60-90-110-40 60-110 100-190 112 2 150-6 196-40 218z"/>',
  bun: '<circle cx="480" cy="166" r="62"/><path d="M316 420c-6-160 70-236 164-236s170 76 164 236c-30-80-70-112-164-112s-140 36-164 112z"/>',
  bald: '',
  bob: '<path d="M304 560c-40-250 40-376 178-376s214 126 174 376c-26-4-40-30-38-160-50 0-150-20-180-84-30 60-70 84-96 90 2 100-12 150-38 154z"/>',
  curls:
    '<g><circle cx="350" cy="300" r="72"/><circle cx="420" cy="230" r="78"/><circle cx="510" cy="216" r="80"/><circle cx="594" cy="270" r="74"/><circle cx="626" cy="350" r="52"/><circle cx="328" cy="372" r="50"/></g>',
}
const glasses =
  '<g fill="none" stroke="#16181b" stroke-width="10"><circle cx="414" cy="436" r="46"/><circle cx="548" cy="436" r="46"/><path d="M460 430q20-14 42 0"/></g>'

const people = [
  ['mara-lindqvist', '#dfe3e1', '#e9c3a6', '#c9b27c', 'bob', '#16181b', false],
  ['beat-zumsteg', '#d8dee6', '#e5b795', '#7a7f86', 'short', '#3b4a5f', true],
  ['ines-caduff', '#ece4d8', '#d9a27c', '#2b211d', 'bun', '#f4f5f4', false],
  ['tomas-havel', '#dde4da', '#e8bd9d', '#8a5a34', 'short', '#ff5a0a', false],
  ['li-wenna', '#e6e0e6', '#eac6a2', '#17181a', 'long', '#39464c', false],
  ['dana-whitfield', '#dbe5e8', '#8f5f45', '#1d1614', 'curls', '#d9d4c8', false],
  ['reto-amrein', '#e8e6df', '#e4b592', '#5a4a3e', 'bald', '#24313f', true],
  ['nora-steiger', '#e1e1ea', '#efcab0', '#a14b2b', 'long', '#16181b', true],
]

for (const [name, ground, skin, hairColour, cut, coat, hasGlasses] of people) {
  const brows = cut === 'bald' || cut === 'bob' ? '#7a6248' : hairColour
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">
    <rect width="${size}" height="${size}" fill="${ground}"/>
    ${cut === 'long' ? `<g fill="${hairColour}"><path d="M296 330h370v420H296z"/></g>` : ''}
    <path d="M120 960c0-190 130-262 270-280h180c140 18 270 90 270 280z" fill="${coat}"/>
    <path d="M396 600h170v100c0 60-170 60-170 0z" fill="${skin}"/>
    <path d="M396 620c40 60 130 60 170 0v40c-40 50-130 50-170 0z" fill="#000" opacity=".12"/>
    ${cut === 'long' || cut === 'bob' ? '' : `<g fill="${skin}"><ellipse cx="332" cy="450" rx="24" ry="44"/><ellipse cx="630" cy="450" rx="24" ry="44"/></g>`}
    <ellipse cx="481" cy="440" rx="150" ry="196" fill="${skin}"/>
    <g fill="${hairColour}">${hair[cut]}</g>
    ${hasGlasses ? glasses : ''}
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d="M384 388q28-16 58-4M520 384q30-12 58 4" stroke="${brows}" stroke-width="11"/>
      <path d="M484 432q-8 44-14 58 8 12 28 8" stroke="#000" stroke-opacity=".28" stroke-width="8"/>
      <path d="M424 546q58 40 116 0" stroke="#7a2f25" stroke-opacity=".75" stroke-width="10"/>
    </g>
    <g fill="#1d1a19"><ellipse cx="414" cy="434" rx="11" ry="14"/><ellipse cx="549" cy="434" rx="11" ry="14"/></g>
    <g fill="#ffffff"><circle cx="418" cy="429" r="4"/><circle cx="553" cy="429" r="4"/></g>
    <g fill="#d9553f" opacity=".09"><circle cx="378" cy="506" r="30"/><circle cx="584" cy="506" r="30"/></g>
  </svg>`
  await sharp(Buffer.from(svg))
    .webp({ quality: 88 })
    .toFile(join(output, `portrait-${name}.webp`))
  process.stdout.write(`portrait-${name}\n`)
}
