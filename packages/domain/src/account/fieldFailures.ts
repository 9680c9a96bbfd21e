import { type BrokenPolicy, readFieldPolicy, writeFieldPolicy } from '../forms/fieldPolicy.ts'

/** Violated policies by field. */
export type FieldFailures = Readonly<Record<string, readonly BrokenPolicy[]>>

/** Field policy failures as the identity service responds them (FORM-19). */
export interface PolicyFailureResponse {
  readonly error: 'policy'
  readonly failedPolicyRequirements: readonly {
    readonly property: string
    readonly policyRequirements: readonly {
      readonly policyRequirement: string
      readonly params?: Readonly<Record<string, unknown>>
    }[]
  }[]
}

/** Writes violated policies as a response body. */
export function writeFieldFailures(failures: FieldFailures): PolicyFailureResponse {
  return {
    error: 'policy',
    failedPolicyRequirements: Object.entries(failures).map(([property, policies]) => ({
      property,
      policyRequirements: policies.map(writeFieldPolicy),
    })),
  }
}

/** Reads the violated policies of a response body; null if it has none. Malformed entries become `UNKNOWN_POLICY`. */
export function readFieldFailures(body: unknown): FieldFailures | null {
  const failures = toList(read(body, 'failedPolicyRequirements')).flatMap((entry) => {
    const property = read(entry, 'property')
    if (typeof property !== 'string') return []
    const policies = toList(read(entry, 'policyRequirements')).map((each) =>
      readFieldPolicy(read(each, 'policyRequirement'), read(each, 'params')),
    )
    return [[property, policies.length > 0 ? policies : [{ code: 'UNKNOWN_POLICY' } as const]] as const]
  })
  return failures.length > 0 ? Object.fromEntries(failures) : null
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
