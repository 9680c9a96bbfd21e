import { hkdfSync } from 'node:crypto'
import { type Configuration, type JWKS, interactionPolicy, Provider } from 'oidc-provider'
import { languageCodes } from '@kudex/domain/locales'
import type { Queries } from '../../database/database.types.ts'
import type { Logger } from '@kudex/node-server/logging'
import type { identityLifetimes } from '../../limits.ts'
import { findAccount, toClaims } from '../accounts/accounts.ts'
import type { Pages } from '../pages/pages.types.ts'
import { createAdapter } from './adapter.ts'
import { createErrorPage } from './errorPage.ts'
import { loadGrant } from './grant.ts'
import { createLogout } from './logout.ts'
import { secureResponses } from './responses.ts'

/** Creates the OpenID provider of realm `alpha` with its one public client, the portal (AUTH-18…23). */
export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(options.issuer, toConfiguration(options))
  // Addresses are built from these headers; the handler overwrites them with the issuer's.
  provider.proxy = true
  provider.use(secureResponses(options.publicOrigins))
  allowLogoutAddresses(provider, options.publicOrigins)
  provider.on('server_error', (_, error) => options.log.error({ err: error }, 'A sign-in request failed'))
  return provider
}

export interface ProviderOptions {
  readonly issuer: string
  readonly clientId: string
  readonly publicOrigins: readonly string[]
  readonly sessionSecret: string
  readonly keys: JWKS
  readonly queries: Queries
  readonly pages: Pages
  readonly log: Logger
  readonly lifetimes: Readonly<Record<keyof typeof identityLifetimes, number>>
}

/** The portal's scopes (AUTH-25). */
const scopes = ['openid', 'profile', 'email', 'fr:idm:*'] as const

function toConfiguration(options: ProviderOptions): Configuration {
  const { issuer, publicOrigins, queries, pages, lifetimes } = options
  const path = new URL(issuer).pathname
  return {
    adapter: createAdapter(queries),
    jwks: options.keys,
    clients: [toClient(options)],
    routes,
    scopes,
    claims: {
      openid: ['sub', 'subname'],
      profile: ['given_name', 'family_name', 'name'],
      email: ['email'],
      'fr:idm:*': ['roles', 'organizations', 'organization_roles'],
    },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    clientBasedCORS: (_, origin) => publicOrigins.includes(origin),
    clockTolerance: 5,
    cookies: {
      keys: [Buffer.from(hkdfSync('sha256', options.sessionSecret, '', 'identity cookies', 32)).toString('base64url')],
      names: { session: 'identity', interaction: 'identity-interaction', resume: 'identity-resume' },
      long: { httpOnly: true, sameSite: 'lax', path },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    discovery: { ui_locales_supported: languageCodes },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: { enabled: true, ...createLogout({ pages, publicOrigins }) },
    },
    findAccount: async (_, id) => {
      const account = await findAccount(queries, id)
      return account ? { accountId: account.id, claims: () => toClaims(account) } : undefined
    },
    interactions: { policy: createPolicy(), url: (_, interaction) => `${path}/interaction/${interaction.uid}` },
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    loadExistingGrant: (ctx) => loadGrant(ctx, Math.max(lifetimes.accessToken, lifetimes.refreshToken)),
    renderError: createErrorPage(pages),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: () => lifetimes.accessToken,
      AuthorizationCode: () => lifetimes.authorizationCode,
      Grant: () => lifetimes.grant,
      IdToken: () => lifetimes.accessToken,
      Interaction: () => lifetimes.interaction,
      RefreshToken: () => lifetimes.refreshToken,
      Session: (_, session) => (session.accountId ? lifetimes.session : lifetimes.anonymousSession),
    },
  }
}

/** The endpoints below the realm, named as in ForgeRock AM. */
const routes = {
  authorization: '/authorize',
  token: '/access_token',
  userinfo: '/userinfo',
  end_session: '/connect/endSession',
  revocation: '/token/revoke',
  jwks: '/connect/jwk_uri',
}

function toClient({ clientId, publicOrigins }: ProviderOptions) {
  return {
    client_id: clientId,
    client_name: 'Kudex',
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
    redirect_uris: publicOrigins.flatMap((origin) => [`${origin}/callback`, `${origin}/blank-callback`]),
    post_logout_redirect_uris: publicOrigins.flatMap((origin) => [origin, `${origin}/`]),
  }
}

/** A session whose account was deleted has to sign in again. */
function createPolicy() {
  const policy = interactionPolicy.base()
  const isGone = new interactionPolicy.Check(
    'account_gone',
    'End-User authentication is required',
    'login_required',
    ({ oidc }) => oidc.session?.accountId !== undefined && oidc.account === undefined,
  )
  policy.get('login')?.checks.add(isGone)
  return policy
}

/** Logging out may return to any page of the portal, in any language. */
function allowLogoutAddresses(provider: Provider, publicOrigins: readonly string[]): void {
  Object.assign(provider.Client.prototype, {
    postLogoutRedirectUriAllowed: (address: string) =>
      URL.canParse(address) && publicOrigins.includes(new URL(address).origin) && !address.includes('#'),
  })
}
