/** 16 random bytes, base64url: ties the answer of the provider to the request (AUTH-28). */
export function createState(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)))
}

/** 32 random bytes, base64url: only who holds it can use the code (AUTH-28). */
export function createCodeVerifier(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
}

/** SHA-256 of the verifier, base64url (AUTH-29, RFC 7636); browsers compute it on https and localhost only. */
export async function createCodeChallenge(codeVerifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  return toBase64Url(new Uint8Array(digest))
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
