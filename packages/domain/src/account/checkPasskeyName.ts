import type { BrokenPolicy } from '../forms/fieldPolicy.ts'

/** The policies that the name of a passkey violates. */
export function checkPasskeyName(name: string): BrokenPolicy[] {
  const trimmed = name.trim()
  if (trimmed === '') return [{ code: 'REQUIRED' }]
  if (trimmed.length > maxLength) return [{ code: 'MAX_LENGTH', bound: maxLength }]
  if (/[<>]/.test(trimmed)) return [{ code: 'CANNOT_CONTAIN_CHARACTERS', characters: '< >' }]
  return /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u.test(trimmed) ? [] : [{ code: 'MATCH_REGEXP' }]
}

const maxLength = 60
