// Sheets of the brand portal: the sign on its grid, a type specimen, a sentence that is cut to length.
const paper = '#f3f1f8'
const ink = '#22282d'
const violet = '#6a35c9'
const pale = '#b9aed6'

/** The two parts of the sign, 32 units high. */
const upright = 'M0 0h7v32H0z'
const arms = 'M10 12.5 22.5 0H32L16 16l16 16h-9.5L10 19.5z'

/** Loads the fonts of the design system, which the studio's page serves. */
export async function loadFonts() {
  for (const [family, file] of [
    ['Archivo', 'archivo'],
    ['Hanken Grotesk', 'hanken-grotesk'],
    ['Saira', 'saira'],
  ])
    document.fonts.add(await new FontFace(family, `url(/fonts/${file}.woff2)`, { weight: '100 900' }).load())
}

const font = (family, size, weight) => `${weight} ${size}px ${family}, "Helvetica Neue", Arial, sans-serif`

function createPen(c, W, H) {
  return {
    ground(colour) {
      c.fillStyle = colour
      c.fillRect(0, 0, W, H)
    },
    line(points, colour, width, dash = []) {
      c.strokeStyle = colour
      c.lineWidth = width
      c.setLineDash(dash)
      c.beginPath()
      for (const [x, y] of points) c.lineTo(x, y)
      c.stroke()
      c.setLineDash([])
    },
    text(value, x, y, { family = 'Archivo', size, weight = 500, colour = ink, align = 'left', spacing = 0 }) {
      c.font = font(`"${family}"`, size, weight)
      c.letterSpacing = `${spacing}px`
      c.fillStyle = colour
      c.textAlign = align
      c.fillText(value, x, y)
      return c.measureText(value).width
    },
  }
}

/** The sign on the grid that it is built on, with its clear space: the width of the upright stroke. */
export async function paintSign(c, W, H) {
  await loadFonts()
  const pen = createPen(c, W, H)
  pen.ground(paper)
  const unit = H / 54
  const [left, top] = [W / 2 - 16 * unit, H / 2 - 16 * unit]
  const x = (value) => left + value * unit
  const y = (value) => top + value * unit
  for (let i = -32; i <= 64; i++) {
    const colour = i % 4 ? '#e6e1f1' : '#d6cde9'
    pen.line(
      [
        [x(i), 0],
        [x(i), H],
      ],
      colour,
      1,
    )
    pen.line(
      [
        [0, y(i)],
        [W, y(i)],
      ],
      colour,
      1,
    )
  }
  // clear space
  c.fillStyle = 'rgb(106 53 201 / 0.09)'
  c.fillRect(x(-7), y(-7), 46 * unit, 46 * unit)
  c.strokeStyle = violet
  c.lineWidth = 2
  c.setLineDash([14, 10])
  c.strokeRect(x(-7), y(-7), 46 * unit, 46 * unit)
  c.setLineDash([])
  c.save()
  c.translate(left, top)
  c.scale(unit, unit)
  c.fillStyle = ink
  c.fill(new Path2D(upright))
  c.fillStyle = '#ff5a0a'
  c.fill(new Path2D(arms))
  c.restore()
  // the lines that the arms follow, and the corners
  pen.line(
    [
      [x(4.5), y(18)],
      [x(26.5), y(-4)],
    ],
    violet,
    2,
  )
  pen.line(
    [
      [x(4.5), y(14)],
      [x(26.5), y(36)],
    ],
    violet,
    2,
  )
  for (const [px, py] of [
    [0, 0],
    [7, 0],
    [0, 32],
    [7, 32],
    [10, 12.5],
    [22.5, 0],
    [32, 0],
    [16, 16],
    [32, 32],
    [22.5, 32],
    [10, 19.5],
  ]) {
    c.fillStyle = '#ffffff'
    c.fillRect(x(px) - 7, y(py) - 7, 14, 14)
    c.strokeStyle = violet
    c.lineWidth = 2.5
    c.strokeRect(x(px) - 7, y(py) - 7, 14, 14)
  }
  const measure = (from, to, at, name, isUpright) => {
    const ends = isUpright
      ? [
          [at, from],
          [at, to],
        ]
      : [
          [from, at],
          [to, at],
        ]
    pen.line(ends, violet, 2.5)
    for (const [px, py] of ends)
      pen.line(
        isUpright
          ? [
              [px - 10, py],
              [px + 10, py],
            ]
          : [
              [px, py - 10],
              [px, py + 10],
            ],
        violet,
        2.5,
      )
    const [mx, my] = [(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2]
    pen.text(name, isUpright ? mx + 20 : mx, isUpright ? my + 12 : my - 18, {
      size: 34,
      weight: 650,
      colour: violet,
      align: isUpright ? 'left' : 'center',
    })
  }
  measure(x(0), x(7), y(-2), 'x', false)
  measure(x(-7), x(0), y(34.6), 'x', false)
  measure(y(0), y(32), x(41), '4.57 x', true)
  measure(y(32), y(39), x(41), 'x', true)
}

/** The cover of the annual report: a wire whose end is stripped. */
export async function paintReportCover(c, W, H) {
  await loadFonts()
  printReportCover(c, W, H)
}

/** The cover with fonts that are loaded already, which the printed copy of `scene-report` has too. */
export function printReportCover(c, W, H) {
  const pen = createPen(c, W, H)
  const margin = W * 0.08
  const edge = H * 0.62
  pen.ground('#24292e')
  c.fillStyle = '#ff5a00'
  c.fillRect(0, edge, W, H - edge)
  pen.text('2025', margin - W * 0.012, H * 0.235, { size: W * 0.36, weight: 640, colour: '#f4f5f5', spacing: W / -60 })
  pen.text('Annual report', margin, H * 0.31, { size: W * 0.075, weight: 560, colour: '#f4f5f5' })
  const wire = { top: H * 0.7, height: H * 0.1, end: W * 0.56 }
  c.fillStyle = '#f4f5f5'
  c.fillRect(0, wire.top, wire.end, wire.height)
  // seven strands
  const strand = wire.height / 2 / 7
  for (let i = 0; i < 7; i++) {
    c.fillStyle = i % 2 ? '#7d3d1e' : '#9a4f2a'
    c.fillRect(wire.end, wire.top + wire.height / 4 + i * strand, W * 0.24, strand)
  }
  const unit = W / 400
  c.save()
  c.translate(margin, H * 0.93 - 32 * unit)
  c.scale(unit, unit)
  c.fillStyle = '#24292e'
  c.fill(new Path2D(upright))
  c.fill(new Path2D(arms))
  c.restore()
  pen.text('Kudex Group', margin + 44 * unit, H * 0.93 - 7 * unit, { size: W * 0.055, weight: 640, colour: '#24292e' })
}

/** Sets words in lines of a width from a first baseline; returns the baseline after the last line. */
function setWords(pen, c, words, { x, y, width, size, leading = 1.42, ...style }) {
  let line = ''
  for (const word of words.split(' ')) {
    c.font = font('"Archivo"', size, style.weight ?? 430)
    if (line && c.measureText(`${line} ${word}`).width > width) {
      pen.text(line, x, y, { size, weight: 430, ...style })
      y += size * leading
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  pen.text(line, x, y, { size, weight: 430, ...style })
  return y + size * leading
}

/** The left page of the open report: its headline, an introduction, and two columns of text. */
export function printReportText(c, W, H) {
  const pen = createPen(c, W, H)
  pen.ground('#f8f8f6')
  const x = W * 0.1
  pen.text('Annual report 2025', x, H * 0.075, { size: W * 0.026, weight: 600, colour: '#c84400' })
  setWords(pen, c, 'A year of investment', {
    x,
    y: H * 0.185,
    width: W * 0.8,
    size: W * 0.118,
    leading: 1.04,
    weight: 660,
  })
  setWords(
    pen,
    c,
    'Two new test laboratories, a shorter way from an order to a first good part, and 4 % more people.',
    {
      x,
      y: H * 0.335,
      width: W * 0.8,
      size: W * 0.045,
      leading: 1.3,
      weight: 560,
    },
  )
  const size = W * 0.029
  const column = { width: W * 0.375, size, colour: '#2c3238' }
  const columns = [
    [
      [
        'Laboratories',
        'Two test laboratories measure crimps for customers within two days. Who sends a contact on Monday reads its micrograph on Wednesday, with force, height and compression.',
      ],
      [
        'Delivery',
        'Orders for machines from stock leave within 48 hours. Spare parts that stop a line leave on the same day, in all six countries.',
      ],
    ],
    [
      [
        'People',
        'Sixty apprentices and trainees work in six countries. Each of them builds one machine from its first screw to its first good part, and signs it.',
      ],
      [
        'Outlook',
        'High-voltage cable of electric vehicles asks for larger machines, laboratories for smaller ones. Both are in the plan of the coming year.',
      ],
    ],
  ]
  for (const [i, chapters] of columns.entries()) {
    let y = H * 0.475
    for (const [title, words] of chapters) {
      const left = x + i * W * 0.425
      pen.text(title, left, y, { size: size * 1.15, weight: 680 })
      y = setWords(pen, c, words, { ...column, x: left, y: y + size * 1.7 }) + size * 1.2
    }
  }
  pen.text('12', x, H * 0.955, { size, weight: 600 })
}

/** The right page: how orders spread over the areas, as bars and as a table. */
export function printReportChart(c, W, H) {
  const pen = createPen(c, W, H)
  pen.ground('#f8f8f6')
  const [x, end] = [W * 0.1, W * 0.9]
  pen.text('Areas', x, H * 0.075, { size: W * 0.026, weight: 600, colour: '#c84400' })
  pen.text('Share of orders', x, H * 0.15, { size: W * 0.07, weight: 660 })
  const areas = [
    ['Cutting', 31],
    ['Crimping', 34],
    ['Harness', 15],
    ['Testing', 12],
    ['Service', 8],
  ]
  const base = H * 0.53
  for (const [i, [name, share]] of areas.entries()) {
    const left = x + i * W * 0.165
    const height = (share / 34) * H * 0.29
    c.fillStyle = name === 'Crimping' ? '#ff5a00' : '#8d979f'
    c.fillRect(left, base - height, W * 0.13, height)
    pen.text(`${share} %`, left, base - height - H * 0.012, { size: W * 0.038, weight: 640 })
    pen.text(name, left, base + H * 0.032, { size: W * 0.03, weight: 500 })
  }
  c.fillStyle = ink
  c.fillRect(x, base, end - x, H * 0.003)
  const rows = [
    ['Cutting and stripping', 'Cable of electric vehicles'],
    ['Crimping', 'Lines with four and six stations'],
    ['Harness assembly', 'Block loaders'],
    ['Testing and marking', 'Laboratories close to production'],
    ['Service', 'Maintenance contracts'],
  ]
  const size = W * 0.031
  pen.text('What moved it', x + W * 0.34, H * 0.645, { size, weight: 680 })
  pen.text('Area', x, H * 0.645, { size, weight: 680 })
  for (const [i, [name, reason]] of rows.entries()) {
    const y = H * (0.7 + i * 0.045)
    c.fillStyle = '#b9c0c5'
    c.fillRect(x, y - size * 1.42, end - x, H * 0.0018)
    pen.text(name, x, y, { size, weight: 560 })
    pen.text(reason, x + W * 0.34, y, { size, weight: 430, colour: '#2c3238' })
  }
  pen.text('13', end, H * 0.955, { size: W * 0.029, weight: 600, align: 'right' })
}

/** The three families, each with its letters and its two weights. */
export async function paintSpecimen(c, W, H) {
  await loadFonts()
  const pen = createPen(c, W, H)
  pen.ground(paper)
  c.fillStyle = violet
  c.fillRect(0, 0, W * 0.46, H)
  const baseline = H * 0.66
  const size = W * 0.3
  for (const level of [0, -0.526, -0.698, 0.17].map((part) => baseline + part * size))
    pen.line(
      [
        [0, level],
        [W * 0.46, level],
      ],
      'rgb(255 255 255 / 0.35)',
      2,
    )
  pen.text('Ra', W * 0.235, baseline, { size, weight: 700, colour: '#ffffff', align: 'center', spacing: -14 })
  pen.text('Archivo 700', W * 0.035, H * 0.87, { size: H * 0.034, weight: 600, colour: '#ffffff' })
  const rows = [
    ['Archivo', 'Every wire.'],
    ['Hanken Grotesk', 'Cut to length'],
    ['Saira', 'Say it. Stop.'],
  ]
  for (const [i, [family, sample]] of rows.entries()) {
    const top = H * (0.08 + i * 0.3)
    pen.line(
      [
        [W * 0.51, top],
        [W * 0.96, top],
      ],
      ink,
      3,
    )
    pen.text(family, W * 0.51, top + H * 0.05, { family, size: H * 0.03, weight: 600, colour: violet })
    pen.text('500 · 700', W * 0.96, top + H * 0.05, {
      family,
      size: H * 0.03,
      weight: 500,
      colour: '#5a646b',
      align: 'right',
    })
    pen.text(sample, W * 0.508, top + H * 0.145, { family, size: H * 0.096, weight: 700, spacing: -2 })
    pen.text('abcdefghijklmnopqrstuvwxyz 0123456789', W * 0.51, top + H * 0.205, {
      family,
      size: H * 0.0315,
      weight: 500,
      colour: '#3d444a',
    })
  }
}

/** A sentence of which everything is struck out that says nothing; its length is measured, as that of a wire. */
export async function paintCutSentence(c, W, H) {
  await loadFonts()
  const pen = createPen(c, W, H)
  pen.ground(paper)
  const size = H * 0.088
  const left = W * 0.09
  const lines = [
    [['Thanks to its truly ', false]],
    [['impressive technology, ', false]],
    [
      ['the press ', true],
      ['will always', false],
    ],
    [
      ['automatically ', false],
      ['stops', true],
    ],
    [
      ['in ', true],
      ['just ', false],
      ['0.2 s', true],
      ['!', false],
    ],
  ]
  for (const [row, words] of lines.entries()) {
    let x = left
    const y = H * (0.17 + row * 0.125)
    for (const [word, isKept] of words) {
      const style = { size, weight: isKept ? 700 : 500, colour: isKept ? ink : pale, spacing: -1.5 }
      const width = pen.text(word, x, y, style)
      const bare = c.measureText(word.trimEnd()).width
      if (!isKept)
        pen.line(
          [
            [x - 4, y - size * 0.28],
            [x + bare + 4, y - size * 0.28],
          ],
          violet,
          5,
        )
      x += width + (isKept && !word.endsWith(' ') ? 8 : 0)
    }
  }
  // what is left, as a wire between two cuts
  const y = H * 0.87
  const width = pen.text('The press stops in 0.2 s.', left, y, { size: size * 0.92, weight: 700, spacing: -1.5 })
  const mark = y + H * 0.055
  pen.line(
    [
      [left, mark],
      [left + width, mark],
    ],
    violet,
    4,
  )
  for (const x of [left, left + width])
    pen.line(
      [
        [x, mark - 16],
        [x, mark + 16],
      ],
      violet,
      4,
    )
  pen.text('6', left + width + 28, mark + 12, { size: H * 0.036, weight: 700, colour: violet })
}

/** Initials on a tint, measured like a wire. */
export const paintMonogram = (initials, hue) => async (c, W, H) => {
  await loadFonts()
  const pen = createPen(c, W, H)
  const dark = `oklch(0.3 0.045 ${hue})`
  pen.ground(`oklch(0.875 0.02 ${hue})`)
  const style = { size: W * 0.47, weight: 640, colour: dark, spacing: W * -0.02 }
  pen.text(initials, 0, H * 2, style)
  const { actualBoundingBoxLeft, actualBoundingBoxRight } = c.measureText(initials)
  const left = (W - actualBoundingBoxRight - actualBoundingBoxLeft) / 2
  const right = W - left
  pen.text(initials, left + actualBoundingBoxLeft, H * 0.6, style)
  const [level, tick, width] = [H * 0.75, H * 0.032, W * 0.0125]
  pen.line(
    [
      [left, level],
      [right, level],
    ],
    dark,
    width,
  )
  for (const x of [left + width / 2, right - width / 2])
    pen.line(
      [
        [x, level - tick],
        [x, level + tick],
      ],
      dark,
      width,
    )
}
