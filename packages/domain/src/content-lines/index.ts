/**
 * Joins the lines of an iCalendar or vCard file: CRLF line ends, folded at 75 octets and never within a character (RFC
 * 5545, 3.1; RFC 6350, 3.2).
 */
export function joinContentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Escapes a text value. Control characters are removed, so that no text can add a line. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Escapes a component of a structured value, whose components are separated by semicolons. */
export function escapeComponent(text: string): string {
  return escapeText(text).replaceAll(';', String.raw`\;`)
}

function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > 75) {
      folded += '\r\n '
      // The leading space counts too.
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
