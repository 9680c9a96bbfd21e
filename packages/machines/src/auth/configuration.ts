import type { AuthFailure } from './auth.types.ts'
import { toFailure } from './rules.ts'

/** Everything the portal needs to know to talk to its identity provider (AUTH-24, AUTH-25). */
export interface IdentityConfiguration {
  readonly clientId: string
  /** Address of the return page: the origin plus `/callback`. */
  readonly redirectUri: string
  /** Return address of the hidden frame: the origin plus `/blank-callback`. */
  readonly silentRedirectUri: string
  /** Where the provider sends the visitor after the session has ended. */
  readonly postLogoutRedirectUri: string
  readonly scope: string
  readonly server: {
    /** Address of the discovery document. */
    readonly wellKnown: string
  }
}

export type ConfigurationProblem = 'invalid' | 'not-set' | 'server-missing' | 'well-known-missing'

/** The settings of the identity service cannot be used; four kinds with a text each (AUTH-38). */
export class IdentityConfigurationError extends Error {
  override readonly name = 'IdentityConfigurationError'
  readonly problem: ConfigurationProblem

  constructor(problem: ConfigurationProblem) {
    super(problemTexts[problem])
    this.problem = problem
  }
}

const problemTexts: Record<ConfigurationProblem, string> = {
  invalid: 'Identity configuration is invalid',
  'not-set': 'Identity configuration is not set',
  'server-missing': 'Identity server configuration is missing',
  'well-known-missing': 'Identity well-known address is missing',
}

/** Checks settings of unknown origin; throws an {@link IdentityConfigurationError} (AUTH-38). */
export function resolveIdentityConfiguration(value: unknown): IdentityConfiguration {
  if (value === null || value === undefined) throw new IdentityConfigurationError('not-set')
  if (!isRecord(value)) throw new IdentityConfigurationError('invalid')
  if (value['server'] === null || value['server'] === undefined) throw new IdentityConfigurationError('server-missing')
  if (!isRecord(value['server'])) throw new IdentityConfigurationError('invalid')
  const wellKnown = value['server']['wellKnown']
  if (wellKnown === null || wellKnown === undefined || wellKnown === '') {
    throw new IdentityConfigurationError('well-known-missing')
  }
  return {
    clientId: toText(value['clientId']),
    redirectUri: toAddress(value['redirectUri']),
    silentRedirectUri: toAddress(value['silentRedirectUri']),
    postLogoutRedirectUri: toAddress(value['postLogoutRedirectUri']),
    scope: toText(value['scope']),
    server: { wellKnown: toAddress(wellKnown) },
  }
}

/** What is wrong with the settings, or null (AUTH-38). */
export function findConfigurationFailure(value: unknown): AuthFailure | null {
  try {
    resolveIdentityConfiguration(value)
    return null
  } catch (error) {
    return toFailure(error)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toText(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') throw new IdentityConfigurationError('invalid')
  return value
}

function toAddress(value: unknown): string {
  const address = toText(value)
  if (!/^https?:\/\/[^\s/]/.test(address)) throw new IdentityConfigurationError('invalid')
  return address
}
