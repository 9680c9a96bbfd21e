import { maxNesting } from '../limits.ts'

/**
 * True if brackets are nested so deeply that a recursive parser would exhaust the stack. Ignores brackets in strings and
 * comments; malformed documents are left to the parser.
 */
export function isNestedTooDeeply(document: string): boolean {
  let depth = 0
  for (const [bracket] of document.matchAll(bracketsOutsideStrings)) {
    if (bracket === '{' || bracket === '[' || bracket === '(') depth += 1
    else if (bracket === '}' || bracket === ']' || bracket === ')') depth -= 1
    if (depth > maxNesting) return true
  }
  return false
}

/** Matches brackets, strings and comments. The closing quote is optional, so that unterminated strings are scanned only once. */
const bracketsOutsideStrings = /"""(?:\\"""|(?!""")[^])*(?:"""|$)|"(?:\\.|[^"\\\n])*"?|#[^\n]*|[{}[\]()]/g
