/** A line of a document. */
export interface PdfLine {
  readonly text: string
  readonly size: number
  readonly isBold?: boolean
  /** Points from the left margin. */
  readonly indent?: number
  /** Points below the previous line. */
  readonly gap?: number
}

/**
 * Writes a PDF of A4 pages in Helvetica, which readers provide, so no font is embedded. The output is deterministic. Text
 * is limited to WinAnsi; other characters are replaced.
 */
export function writePdf(title: string, lines: readonly PdfLine[]): Uint8Array {
  const pages = layOut(lines)
  const objects: string[] = []
  const add = (object: string) => objects.push(object)
  add('<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>')
  add(
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ')}] >>`,
  )
  add(`<< /Title (${escape(title)}) /Producer (Kudex) >>`)
  for (const font of ['Helvetica', 'Helvetica-Bold'])
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`)
  for (const [index, content] of pages.entries()) {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /R 4 0 R /B 5 0 R >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
    )
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  }
  return assemble(objects)
}

/** Number of the first page object, after catalog, pages, information and two fonts. */
const firstPage = 6
const top = 780
const bottom = 60
const left = 56

function layOut(lines: readonly PdfLine[]): string[] {
  const pages: string[][] = [[]]
  let y = top
  for (const { text, size, isBold = false, indent = 0, gap = 0 } of lines)
    for (const row of wrap(text, Math.floor((483 - indent) / (size * 0.52)))) {
      y -= size * 1.4 + (row.isFirst ? gap : 0)
      if (y < bottom) {
        pages.push([])
        y = top - size * 1.4
      }
      pages
        .at(-1)
        ?.push(`BT /${isBold ? 'B' : 'R'} ${size} Tf ${left + indent} ${y.toFixed(1)} Td (${escape(row.text)}) Tj ET`)
    }
  return pages.map((page) => page.join('\n'))
}

function wrap(text: string, columns: number): { readonly text: string; readonly isFirst: boolean }[] {
  const rows: string[] = ['']
  for (const word of text.split(' ')) {
    const row = rows.at(-1) ?? ''
    if (row.length + word.length + 1 > columns && row !== '') rows.push(word)
    else rows[rows.length - 1] = row === '' ? word : `${row} ${word}`
  }
  return rows.map((row, index) => ({ text: row, isFirst: index === 0 }))
}

/** Encodes text as WinAnsi, one character per byte. */
function escape(text: string): string {
  const known = Array.from(text, (sign) => winAnsi[sign] ?? (sign.charCodeAt(0) < 256 ? sign : '?')).join('')
  return known.replace(/[\\()]/g, (sign) => `\\${sign}`)
}

const winAnsi: Readonly<Record<string, string>> = {
  '…': '\x85',
  '–': '\x96',
  '—': '\x97',
  '’': '\x92',
  '‘': '\x91',
  '“': '\x93',
  '”': '\x94',
  '„': '\x84',
  '•': '\x95',
  '€': '\x80',
  '≤': '<=',
  '≥': '>=',
  Ω: 'Ohm',
  '\u00A0': ' ',
}

function assemble(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Uint8Array.from(file, (character) => character.charCodeAt(0))
}
