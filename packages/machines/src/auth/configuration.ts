import { IdentityError, toIdentityFailure, type IdentityFailure } from '@kudex/domain/identity'

/** Settings of the portal's sign-in (AUTH-24, AUTH-25). */
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

/** Checks settings of unknown origin; throws an {@link IdentityError} (AUTH-38). */
export function resolveIdentityConfiguration(value: unknown): IdentityConfiguration {
  if (value === null || value === undefined) throw new IdentityError('configuration-missing')
  if (!isRecord(value)) throw new IdentityError('configuration-invalid')
  if (value['server'] === null || value['server'] === undefined) throw new IdentityError('server-configuration-missing')
  if (!isRecord(value['server'])) throw new IdentityError('configuration-invalid')
  const wellKnown = value['server']['wellKnown']
  if (wellKnown === null || wellKnown === undefined || wellKnown === '') {
    throw new IdentityError('well-known-missing')
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
export function findConfigurationFailure(value: unknown): IdentityFailure | null {
  try {
    resolveIdentityConfiguration(value)
    return null
  } catch (error) {
    return toIdentityFailure(error)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toText(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') throw new IdentityError('configuration-invalid')
  return value
}

function toAddress(value: unknown): string {
  const address = toText(value)
  if (!/^https?:\/\/[^\s/]/.test(address)) throw new IdentityError('configuration-invalid')
  return address
}
