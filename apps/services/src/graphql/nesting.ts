/**
 * True if brackets are nested so deeply that a recursive parser would exhaust the stack. Ignores brackets in strings and
 * comments; malformed documents are left to the parser.
 */
export function isNestedTooDeeply(document: string): boolean {
  let depth = 0
  for (const [bracket] of document.matchAll(bracketsOutsideText)) {
    if (bracket === '{' || bracket === '[' || bracket === '(') depth += 1
    else if (bracket === '}' || bracket === ']' || bracket === ')') depth -= 1
    if (depth > deepest) return true
  }
  return false
}

/** Brackets, whole strings and comments. The end of a string is optional, so that no text is scanned twice. */
const bracketsOutsideText = /"""(?:\\"""|(?!""")[^])*(?:"""|$)|"(?:\\.|[^"\\\n])*"?|#[^\n]*|[{}[\]()]/g

/** Far above what the limit of depth lets through, arguments and lists included. */
const deepest = 100
