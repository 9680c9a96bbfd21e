/** Codes of violated policies, the 21 of the spec (FORM-19). */
export const fieldPolicyCodes = [
  'CANNOT_CONTAIN_CHARACTERS',
  'CANNOT_CONTAIN_DUPLICATES',
  'CANNOT_CONTAIN_OTHERS',
  'AT_LEAST_X_CAPITAL_LETTERS',
  'AT_LEAST_X_NUMBERS',
  'MATCH_REGEXP',
  'MAX_LENGTH',
  'MAXIMUM_NUMBER_VALUE',
  'MIN_LENGTH',
  'MINIMUM_NUMBER_VALUE',
  'REQUIRED',
  'UNIQUE',
  'UNKNOWN_POLICY',
  'VALID_ARRAY_ITEMS',
  'VALID_DATE',
  'VALID_EMAIL_ADDRESS_FORMAT',
  'VALID_NAME_FORMAT',
  'VALID_NUMBER',
  'VALID_PHONE_FORMAT',
  'VALID_QUERY_FILTER',
  'VALID_TYPE',
] as const

export type FieldPolicyCode = (typeof fieldPolicyCodes)[number]

/** A violated policy with the limits for its message. */
export type BrokenPolicy =
  | { readonly code: BoundedCode; readonly bound: number }
  | { readonly code: 'CANNOT_CONTAIN_CHARACTERS'; readonly characters: string }
  | { readonly code: Exclude<FieldPolicyCode, BoundedCode | 'CANNOT_CONTAIN_CHARACTERS'> }

type BoundedCode = keyof typeof boundNames

/** The server's parameter with the limit of a policy (FORM-20). */
const boundNames = {
  AT_LEAST_X_CAPITAL_LETTERS: 'numCaps',
  AT_LEAST_X_NUMBERS: 'numNums',
  MAX_LENGTH: 'maxLength',
  MIN_LENGTH: 'minLength',
  MAXIMUM_NUMBER_VALUE: 'maximum',
  MINIMUM_NUMBER_VALUE: 'minimum',
} as const

/**
 * Parses a policy of the server's response. Limits always come from the server's parameters. Unknown codes and codes
 * without their limit become `UNKNOWN_POLICY` (FORM-20).
 */
export function readFieldPolicy(code: unknown, parameters: unknown): BrokenPolicy {
  const known = fieldPolicyCodes.find((each) => each === code) ?? 'UNKNOWN_POLICY'
  if (known === 'CANNOT_CONTAIN_CHARACTERS') {
    const characters = readCharacters(readParameter(parameters, 'forbiddenChars'))
    return characters === null ? unknown : { code: known, characters }
  }
  if (!isBounded(known)) return { code: known }
  const bound = readNumber(readParameter(parameters, boundNames[known]))
  return bound === null ? unknown : { code: known, bound }
}

/** Writes a violated policy with its parameters, as {@link readFieldPolicy} reads it. */
export function writeFieldPolicy(policy: BrokenPolicy): {
  readonly policyRequirement: FieldPolicyCode
  readonly params?: Readonly<Record<string, unknown>>
} {
  const { code: policyRequirement } = policy
  if ('bound' in policy) return { policyRequirement, params: { [boundNames[policy.code]]: policy.bound } }
  return 'characters' in policy
    ? { policyRequirement, params: { forbiddenChars: policy.characters.split(' ') } }
    : { policyRequirement }
}

const unknown = { code: 'UNKNOWN_POLICY' } as const

function isBounded(code: FieldPolicyCode): code is BoundedCode {
  return Object.hasOwn(boundNames, code)
}

function readParameter(parameters: unknown, name: string): unknown {
  if (typeof parameters !== 'object' || parameters === null || !Object.hasOwn(parameters, name)) return null
  return (parameters as Readonly<Record<string, unknown>>)[name]
}

/** Numbers may be strings. */
function readNumber(value: unknown): number | null {
  const isText = typeof value === 'string' && /^-?\d{1,15}(?:\.\d{1,10})?$/.test(value)
  const number = typeof value === 'number' || isText ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : null
}

/** A list of characters, or one string. */
function readCharacters(value: unknown): string | null {
  const list: readonly unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? Array.from(value) : []
  const characters = list.filter((each): each is string => typeof each === 'string' && /^\P{C}+$/u.test(each))
  return characters.length === 0 ? null : characters.join(' ')
}
