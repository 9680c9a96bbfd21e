import type { IdentityFailure } from '@kudex/domain/identity'
import { describe, expect, it } from 'vitest'
import { toAuthConfiguration } from './authContext.tsx'
import { needsSignIn, readReturnQuery, toReturnPath } from './portalPath.ts'
import { toFailureText } from './toFailureText.ts'

describe('the settings', () => {
  it('name client, return addresses and scope (AUTH-24, AUTH-25)', () => {
    expect(toAuthConfiguration(settings, 'http://localhost:3000')).toEqual({
      clientId: 'kudex-portal',
      redirectUri: 'http://localhost:3000/callback',
      silentRedirectUri: 'http://localhost:3000/blank-callback',
      postLogoutRedirectUri: 'http://localhost:3000/',
      scope: 'openid profile email fr:idm:*',
      server: { wellKnown: 'http://localhost:4000/realm/.well-known/openid-configuration' },
    })
  })
})

describe('the return page', () => {
  it.each([
    ['/callback?code=a&state=s', '?code=a&state=s'],
    ['/callback?code=a&code=b&state=s', '?code=a&code=b&state=s'],
    ['/callback?code=a', null],
    ['/callback?state=s', null],
    ['/callback', null],
    ['/callback?error=access_denied&error_description=No', null],
    ['/mykomax?code=a&state=s', null],
  ])('%s has the response %j, with and without locale (ROUTE-30, ROUTE-31)', (address, response) => {
    const [path = ''] = address.split('?')
    for (const prefix of ['', '/de-ch', '/en/strivona']) {
      expect(readReturnQuery({ path, fullPath: prefix + address })).toBe(response)
    }
  })
})

describe('a failure', () => {
  it.each<[Partial<IdentityFailure> & Pick<IdentityFailure, 'code'>, string, string[]]>([
    [{ code: 'state-mismatch' }, 'State mismatch', []],
    [{ code: 'code-missing' }, 'Failed to acquire authorization code', []],
    [{ code: 'access-token-missing' }, 'Access token not found in response', []],
    [
      { code: 'exchange-failed', status: 400, details: ['invalid_grant: over'] },
      'Unable to exchange authorization for tokens',
      ['Expected 200, received 400', 'invalid_grant: over'],
    ],
    [{ code: 'discovery-failed', status: 503 }, 'Expected 200, received 503', []],
    [{ code: 'discovery-failed', details: ['It lacks issuer'] }, 'It lacks issuer', []],
    [{ code: 'user-info-failed', status: 401 }, 'Failed to get user info; received 401', []],
    [{ code: 'revocation-failed', status: 500 }, 'Failed to revoke token; received 500', []],
    [{ code: 'end-session-failed', status: 503 }, 'Failed to end session; received 503', []],
    [{ code: 'stored-tokens-unreadable' }, 'Could not parse token object from localStorage', []],
    [{ code: 'pending-request-unreadable' }, 'Could not parse token object from sessionStorage', []],
    [{ code: 'configuration-missing' }, 'Identity configuration is not set', []],
    [{ code: 'configuration-invalid' }, 'Identity configuration is invalid', []],
    [{ code: 'server-configuration-missing' }, 'Identity server configuration is missing', []],
    [{ code: 'well-known-missing' }, 'Identity well-known address is missing', []],
    [{ code: 'timeout' }, 'Timeout', []],
    [{ code: 'authorization-timeout' }, 'Authorization timed out', []],
    [{ code: 'authentication-required', details: ['why'] }, 'User authentication is required', ['why']],
    [{ code: 'consent-required' }, 'Authentication or consent required', []],
    [{ code: 'interaction-required' }, 'The request requires some interaction that is not allowed.', []],
    [{ code: 'cross-origin-redirection' }, 'Cross-origin redirection', []],
    [{ code: 'network-failed', details: ['Failed to fetch'] }, 'Failed to fetch', []],
    [{ code: 'provider-error', details: ['No', 'access_denied'] }, 'No', ['access_denied']],
    [{ code: 'host-session-refused', details: ['The session was refused'] }, 'The session was refused', []],
    [{ code: 'unexpected', details: ['Storage is full'] }, 'Storage is full', []],
  ])('%j reads "%s" (AUTH-14…16, AUTH-30…38)', (failure, text, lines) => {
    expect(toFailureText({ status: null, details: [], ...failure })).toEqual({ text, lines })
  })
})

describe('a path', () => {
  it.each([
    ['/mykomax', true, null],
    ['/MyKomax/Account', true, '/MyKomax/Account'],
    ['/mykomax/tickets/list', true, '/mykomax/tickets/list'],
    ['/mykomax/logout', false, null],
    ['/mykomaxi', false, null],
    ['/products/mykomax', false, null],
    ['/', false, null],
  ])('%s needs sign-in: %s, comes back to %j (ROUTE-48, PORTAL-21)', (path, needs, back) => {
    expect(needsSignIn(path)).toBe(needs)
    expect(toReturnPath(path)).toBe(back)
  })
})

const settings = {
  identityIssuer: 'http://localhost:4000/realm',
  identityClientId: 'kudex-portal',
}
