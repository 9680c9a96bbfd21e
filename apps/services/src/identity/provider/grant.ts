import type { Grant, KoaContextWithOIDC } from 'oidc-provider'

/**
 * What the portal may read of the signed-in user. The portal is first-party, so consent is implied; only
 * `prompt=consent` shows the question. A grant that would expire before its tokens, which live
 * `tokenLifetime` seconds, is replaced.
 */
export async function loadGrant(ctx: KoaContextWithOIDC, tokenLifetime: number): Promise<Grant | undefined> {
  const { provider, session, client, requestParamOIDCScopes } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const grantId = ctx.oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId)
  const existing = grantId ? await provider.Grant.find(grantId) : undefined
  if (existing && existing.accountId === session.accountId && covers(existing, requestParamOIDCScopes)) {
    if ((existing.exp ?? 0) - Date.now() / 1000 > tokenLifetime) return existing
  }
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
  grant.addOIDCScope([...requestParamOIDCScopes].join(' '))
  await grant.save()
  return grant
}

function covers(grant: Grant, scopes: ReadonlySet<string>): boolean {
  const granted = grant.getOIDCScopeEncountered().split(' ')
  return [...scopes].every((scope) => granted.includes(scope))
}
