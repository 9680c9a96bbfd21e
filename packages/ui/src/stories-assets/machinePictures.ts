import type { Picture } from '../components/Picture/Picture.js'

/** Machine families in stories; drawn here, not published. */
export type MachineFamily = 'cutStrip' | 'crimp' | 'harness' | 'reel' | 'test' | 'wire'

/** A drawn machine as a picture of the given size. */
export function machinePicture(family: MachineFamily, alt: string, width = 1200, height = 800): Picture {
  return { alt, width, height, sources: [], src: toDataUri(toSvg(family, width, height)) }
}

const drawings: Record<MachineFamily, () => string> = {
  cutStrip: drawCutStrip,
  crimp: drawCrimp,
  harness: drawHarness,
  reel: drawReel,
  test: drawTest,
  wire: drawWire,
}

function toSvg(family: MachineFamily, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">
<defs>
<linearGradient id="room" x2="0" y2="1"><stop stop-color="#dfe2e4"/><stop offset=".66" stop-color="#f1f2f2"/><stop offset=".67" stop-color="#d3d7d9"/><stop offset="1" stop-color="#bfc5c8"/></linearGradient>
<linearGradient id="body" x2="0" y2="1"><stop stop-color="#fbfbfa"/><stop offset="1" stop-color="#d9dcdd"/></linearGradient>
<linearGradient id="dark" x2="0" y2="1"><stop stop-color="#4a5157"/><stop offset="1" stop-color="#20252a"/></linearGradient>
<linearGradient id="steel" x2="0" y2="1"><stop stop-color="#f5f6f6"/><stop offset=".45" stop-color="#9aa3a9"/><stop offset="1" stop-color="#dfe3e5"/></linearGradient>
<linearGradient id="glass" x2="1" y2="1"><stop stop-color="#9fb4bf" stop-opacity=".62"/><stop offset=".5" stop-color="#dce7ec" stop-opacity=".34"/><stop offset="1" stop-color="#8197a3" stop-opacity=".55"/></linearGradient>
<linearGradient id="copper" x2="0" y2="1"><stop stop-color="#f6c79c"/><stop offset=".5" stop-color="#c27a44"/><stop offset="1" stop-color="#8c4f25"/></linearGradient>
<radialGradient id="shadow"><stop stop-color="#15191c" stop-opacity=".42"/><stop offset="1" stop-color="#15191c" stop-opacity="0"/></radialGradient>
</defs>
<rect width="1200" height="800" fill="url(#room)"/>
${drawings[family]()}
</svg>`
}

const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`

const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`

const shadow = (x: number, y: number, width: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="26" fill="url(#shadow)"/>`

const wheel = (x: number, y: number, radius: number) =>
  circle(x, y, radius, 'url(#dark)') +
  circle(x, y, radius * 0.72, 'url(#steel)') +
  circle(x, y, radius * 0.22, '#20252a') +
  [0, 60, 120, 180, 240, 300]
    .map((angle) => {
      const radians = (angle * Math.PI) / 180
      return circle(
        x + Math.cos(radians) * radius * 0.48,
        y + Math.sin(radians) * radius * 0.48,
        radius * 0.08,
        '#3a4147',
      )
    })
    .join('')

const screen = (x: number, y: number) =>
  rect(x, y, 118, 82, '#171b1f', 5) +
  rect(x + 8, y + 8, 102, 66, '#26323a', 2) +
  `<path d="M${x + 16} ${y + 58}l18-20 14 10 20-26 14 14 16-8" fill="none" stroke="#e8edef" stroke-width="2.5"/>` +
  rect(x + 16, y + 16, 34, 5, '#e2572b')

const feet = (positions: readonly number[], y: number) =>
  positions.map((x) => rect(x, y, 26, 22, '#2a3035') + rect(x - 8, y + 20, 42, 9, '#15191c', 3)).join('')

function drawCutStrip(): string {
  return (
    shadow(600, 664, 470) +
    feet([196, 520, 960], 628) +
    rect(160, 430, 880, 202, 'url(#body)', 6) +
    rect(160, 600, 880, 32, 'url(#dark)', 2) +
    rect(160, 418, 880, 16, 'url(#dark)', 3) +
    rect(200, 462, 210, 110, 'none', 3, 'stroke="#b3babe" stroke-width="2"') +
    rect(440, 462, 250, 110, 'none', 3, 'stroke="#b3babe" stroke-width="2"') +
    [0, 1, 2, 3, 4].map((row) => rect(736, 472 + row * 18, 120, 7, '#b9c0c4', 3)).join('') +
    circle(950, 500, 20, '#15191c') +
    circle(950, 500, 14, '#e2572b') +
    rect(232, 356, 250, 62, 'url(#dark)', 4) +
    wheel(284, 340, 40) +
    wheel(372, 340, 40) +
    wheel(284, 262, 34) +
    wheel(372, 262, 34) +
    `<path d="M40 236C120 300 160 302 232 302" fill="none" stroke="#e2572b" stroke-width="9"/>` +
    rect(225, 297, 715, 9, '#e2572b') +
    rect(498, 240, 66, 178, 'url(#steel)', 3) +
    rect(512, 210, 38, 54, 'url(#dark)', 3) +
    rect(610, 226, 86, 192, 'url(#dark)', 4) +
    rect(632, 246, 42, 110, 'url(#steel)', 2) +
    `<path d="M640 356l13 26 13-26z" fill="#cfd6da"/>` +
    rect(752, 256, 60, 162, 'url(#steel)', 3) +
    rect(936, 298, 78, 7, 'url(#copper)', 3) +
    rect(468, 176, 400, 244, 'url(#glass)', 12, 'stroke="#7c8d97" stroke-width="3"') +
    `<path d="M500 196l110 0-86 200-40 0z" fill="#fff" opacity=".22"/>` +
    rect(620, 394, 96, 10, '#15191c', 5) +
    rect(908, 376, 170, 42, 'url(#steel)', 3) +
    screen(884, 206) +
    rect(930, 288, 14, 132, '#2a3035')
  )
}

function drawCrimp(): string {
  return (
    shadow(600, 690, 330) +
    feet([384, 778], 650) +
    rect(340, 520, 520, 134, 'url(#body)', 6) +
    rect(340, 620, 520, 34, 'url(#dark)', 2) +
    rect(420, 150, 300, 372, 'url(#body)', 10) +
    rect(420, 150, 300, 70, 'url(#dark)', 10) +
    rect(448, 252, 150, 90, 'none', 3, 'stroke="#b3babe" stroke-width="2"') +
    rect(478, 360, 176, 60, 'url(#dark)', 4) +
    rect(536, 420, 60, 52, 'url(#steel)', 2) +
    `<path d="M546 472h40l-8 26h-24z" fill="#cfd6da"/>` +
    rect(470, 500, 192, 24, 'url(#dark)', 2) +
    rect(540, 492, 52, 10, 'url(#copper)', 2) +
    `<path d="M60 494H540" stroke="#e2572b" stroke-width="11"/>` +
    wheel(820, 300, 96) +
    `<path d="M760 372C720 430 690 470 596 498" fill="none" stroke="url(#copper)" stroke-width="6" stroke-dasharray="14 5"/>` +
    rect(812, 392, 18, 130, '#2a3035') +
    screen(360, 268) +
    circle(660, 185, 12, '#e2572b') +
    rect(404, 336, 16, 190, '#2a3035') +
    rect(452, 344, 220, 166, 'url(#glass)', 6, 'stroke="#7c8d97" stroke-width="3"')
  )
}

function drawHarness(): string {
  return (
    shadow(600, 680, 520) +
    feet([120, 420, 760, 1060], 640) +
    rect(80, 560, 1040, 84, 'url(#body)', 4) +
    rect(80, 548, 1040, 16, 'url(#dark)', 2) +
    [0, 1, 2, 3]
      .map((station) => {
        const x = 130 + station * 250
        return (
          rect(x, 300, 190, 250, 'url(#body)', 6) +
          rect(x, 300, 190, 36, 'url(#dark)', 6) +
          rect(x + 18, 356, 154, 120, 'url(#glass)', 4, 'stroke="#7c8d97" stroke-width="2.5"') +
          rect(x + 46, 392, 40, 84, 'url(#steel)', 2) +
          rect(x + 104, 412, 34, 64, 'url(#dark)', 2) +
          circle(x + 166, 318, 7, station === 1 ? '#e2572b' : '#dfe3e5') +
          [0, 1, 2].map((row) => rect(x + 20, 496 + row * 14, 60, 5, '#b9c0c4', 2)).join('')
        )
      })
      .join('') +
    `<path d="M20 462H1180" stroke="#e2572b" stroke-width="7"/><path d="M20 478H1180" stroke="#3a4147" stroke-width="5"/>` +
    rect(200, 190, 800, 20, 'url(#steel)', 4) +
    [260, 500, 740, 940].map((x) => rect(x, 208, 16, 94, '#2a3035')).join('') +
    screen(1010, 214)
  )
}

function drawReel(): string {
  return (
    shadow(600, 706, 400) +
    rect(290, 640, 620, 44, 'url(#dark)', 4) +
    rect(566, 360, 68, 290, 'url(#steel)', 4) +
    circle(600, 380, 262, 'url(#dark)') +
    circle(600, 380, 236, '#c9cfd2') +
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((turn) =>
        circle(600, 380, 218 - turn * 13, 'none', `stroke="${turn % 2 ? '#c84a22' : '#ee6a3c'}" stroke-width="12"`),
      )
      .join('') +
    circle(600, 380, 84, 'url(#body)') +
    circle(600, 380, 30, 'url(#dark)') +
    `<path d="M600 162C800 162 900 250 1200 268" fill="none" stroke="#e2572b" stroke-width="11"/>` +
    rect(930, 300, 40, 350, 'url(#body)', 3) +
    wheel(950, 296, 42)
  )
}

function drawTest(): string {
  return (
    shadow(600, 690, 440) +
    feet([220, 930], 650) +
    rect(190, 590, 820, 62, 'url(#body)', 4) +
    `<path d="M230 250H970V590H230z" fill="url(#body)" stroke="#b3babe" stroke-width="3"/>` +
    rect(230, 250, 740, 26, 'url(#dark)') +
    Array.from({ length: 60 }, (_, index) =>
      circle(280 + (index % 12) * 58, 330 + Math.floor(index / 12) * 52, 6, '#aeb6ba'),
    ).join('') +
    `<path d="M270 430H560C640 430 640 340 720 340H930M560 430C650 430 650 520 740 520H930M400 430C420 500 430 520 430 570" fill="none" stroke="#2a3035" stroke-width="16" stroke-linecap="round"/>` +
    `<path d="M270 430H560C640 430 640 340 720 340H930" fill="none" stroke="#e2572b" stroke-width="5"/>` +
    [
      [250, 412],
      [908, 322],
      [908, 502],
    ]
      .map(([x = 0, y = 0]) => rect(x, y, 56, 36, '#171b1f', 4) + rect(x + 8, y + 8, 40, 20, '#e8edef', 2))
      .join('') +
    screen(996, 330)
  )
}

function drawWire(): string {
  return (
    rect(0, 0, 1200, 800, '#171b1f') +
    `<g stroke="#3a4147">${Array.from({ length: 25 }, (_, index) => `<path d="M${index * 50} 0V800M0 ${index * 50}H1200"/>`).join('')}</g>` +
    rect(-20, 326, 700, 148, '#e2572b', 8) +
    rect(-20, 326, 700, 34, '#f08a63', 8) +
    rect(-20, 440, 700, 34, '#a83a17', 8) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((strand) => rect(676, 340 + strand * 17.4, 330 - Math.abs(3 - strand) * 10, 16, 'url(#copper)', 8))
      .join('') +
    `<g stroke="#e8edef" stroke-width="2" fill="none"><path d="M680 300V170M1006 300V170M680 190H1006M694 183l-14 7 14 7M992 183l14 7-14 7"/><path d="M640 326H560M640 474H560"/><path d="M600 300V240M600 500V560M593 286l7 26 7-26M593 514l7-26 7 26" /></g>`
  )
}

function toDataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('\n', ''))}`
}
