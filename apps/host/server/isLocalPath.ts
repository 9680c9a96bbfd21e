import { maxLocationLength } from './limits.ts'

/**
 * True if browsers resolve a location to this host: one leading slash that no other one follows, and no backslash, which
 * browsers read as a slash.
 */
export function isLocalPath(location: string): boolean {
  return /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(location) && location.length <= maxLocationLength
}
