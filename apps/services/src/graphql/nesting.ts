/**
 * Tells whether brackets stand in brackets so deeply that reading the document, which goes down one call per level,
 * would exhaust the stack. Strings and comments hold no brackets; what is no GraphQL is left to the parser.
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

/** Brackets, and whole strings and comments, which are passed over; an end may be missing, so that nothing is read twice. */
const bracketsOutsideText = /"""(?:\\"""|(?!""")[^])*(?:"""|$)|"(?:\\.|[^"\\\n])*"?|#[^\n]*|[{}[\]()]/g

/** Far above what the limit of depth lets through, arguments and lists included. */
const deepest = 100
