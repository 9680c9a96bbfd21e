import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** An authenticator with one passkey (ES256), as a browser would use it; flaws can be chosen. */
export function createAuthenticator() {
  const id = randomBytes(16).toString('base64url')
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let counter = 0
  let userHandle = ''

  return {
    /** The response to creation options, as JSON text. */
    create: (options: object, flaws: Flaws = {}): string => {
      const { challenge, rp, user } = options as CreationOptions
      userHandle = user.id
      const credentialId = Buffer.from(id, 'base64url')
      const length = Buffer.from([0, credentialId.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, toCoseKey(publicKey)])
      const authData = Buffer.concat([toHead(flaws.rpId ?? rp.id, 0x40, 0, flaws), attested])
      const response = {
        clientDataJSON: toClientData('webauthn.create', challenge, flaws).toString('base64url'),
        attestationObject: toAttestation(authData).toString('base64url'),
        transports: ['internal'],
      }
      return toJson(id, response)
    },
    /** The response to request options, as JSON text. */
    get: (options: object, flaws: Flaws = {}): string => {
      const { challenge, rpId } = options as RequestOptions
      counter = flaws.counter ?? counter + 1
      const authData = toHead(flaws.rpId ?? rpId, 0, counter, flaws)
      const clientData = toClientData('webauthn.get', challenge, flaws)
      const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()])
      const response = {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: flaws.userHandle ?? userHandle,
      }
      return toJson(id, response)
    },
  }
}

export interface Flaws {
  readonly origin?: string
  readonly rpId?: string
  readonly counter?: number
  readonly userHandle?: string
  /** The device did not ask for a fingerprint or a PIN. */
  readonly isUnverified?: boolean
}

interface CreationOptions {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}

interface RequestOptions {
  readonly challenge: string
  readonly rpId: string
}

/** Authenticator data up to the counter: 1 is user presence, 4 user verification, 64 attested data. */
function toHead(rpId: string, flags: number, counter: number, { isUnverified }: Flaws): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags | 1 | (isUnverified ? 0 : 4))
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest])
}

function toClientData(type: string, challenge: string, { origin = 'http://localhost:3000' }: Flaws): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** CBOR: `{fmt: 'none', attStmt: {}, authData}`. */
function toAttestation(authData: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068', 'hex'),
    Buffer.from('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ])
}

/** CBOR of a COSE key: EC2, ES256, P-256, x and y. */
function toCoseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), left, Buffer.from('225820', 'hex'), right])
}

function toJson(id: string, response: object): string {
  return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} })
}
