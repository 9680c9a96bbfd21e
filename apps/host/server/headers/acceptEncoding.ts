/** The encodings that finished answers are kept in. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Tells whether `Accept-Encoding` takes an encoding; `;q=0` refuses it. */
export function acceptsEncoding(header: string | string[] | undefined, encoding: 'br' | 'gzip'): boolean {
  if (typeof header !== 'string') return false
  const at = header.indexOf(encoding)
  if (at === -1) return false
  // Only a weight needs a closer look, and browsers send none.
  return header.charCodeAt(at + encoding.length) !== semicolon || !refused(encoding).test(header)
}

/** The best of the kept encodings for a request. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (acceptsEncoding(header, 'br')) return 'br'
  return acceptsEncoding(header, 'gzip') ? 'gzip' : 'identity'
}

const semicolon = ';'.charCodeAt(0)

function refused(encoding: string): RegExp {
  return encoding === 'br' ? /\bbr\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$)/ : /\bgzip\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$)/
}
