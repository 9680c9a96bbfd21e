/** True in browsers that can create passkeys; false on the server. */
export function canCreatePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

/** Creates a passkey with the browser; its JSON text, or null if the person or the device refused. */
export async function createPasskey(options: object | undefined): Promise<string | null> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    )
    const credential = await navigator.credentials.create({ publicKey })
    return credential && JSON.stringify(credential)
  } catch {
    return null
  }
}
