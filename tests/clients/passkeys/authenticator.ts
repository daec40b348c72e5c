import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '../../../src/contract/account/passkeys.ts'

/** What an authenticator, or a browser, may do otherwise than it should. */
export interface Faults {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly challenge?: string
  /** Without a finger, a face or a PIN. */
  readonly isUnverified?: boolean
  readonly counter?: number
  readonly userHandle?: string | null
  readonly signature?: Buffer
  readonly credentialId?: string
  /** Of the attestation. */
  readonly format?: string
  readonly statement?: CborMap
}

interface Held {
  readonly id: Buffer
  readonly privateKey: KeyObject
  readonly userHandle: string
  counter: number
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const

/** An authenticator and the browser before it, in software: makes passkeys with ES256 and signs with them. */
export class Authenticator {
  readonly #origin: string
  /** In which the counter grows; 0: it never does, as of passkeys that are kept on several devices. */
  readonly #step: number
  readonly #held = new Map<string, Held>()

  constructor(origin = 'http://localhost:3000', { step = 1 }: { readonly step?: number } = {}) {
    this.#origin = origin
    this.#step = step
  }

  /** As of `navigator.credentials.create`. */
  create({ challenge, rp, user }: Pick<CreationOptions, 'challenge' | 'rp' | 'user'>, faults: Faults = {}): Attestation {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = faults.credentialId === undefined ? randomBytes(32) : Buffer.from(faults.credentialId, 'base64url')
    const held = { id, privateKey, userHandle: user.id, counter: 0 }
    this.#held.set(id.toString('base64url'), held)
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const key = cbor(
      new Map<number, CborValue>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const authData = Buffer.concat([this.#head(rp.id, held, FLAGS.attested, faults), Buffer.alloc(16), length, id, key])
    const { format = 'none', statement = new Map() } = faults
    return {
      id: id.toString('base64url'),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, faults),
        attestationObject: cbor(
          new Map<string, CborValue>([
            ['fmt', format],
            ['attStmt', statement],
            ['authData', authData],
          ]),
        ).toString('base64url'),
      },
    }
  }

  /** As of `navigator.credentials.get`; with several to choose from, by the one that was made last, kept by the server or not. */
  get({ challenge, rpId }: Pick<RequestOptions, 'challenge' | 'rpId'>, faults: Faults = {}): Assertion {
    const held = [...this.#held.values()].at(-1)
    if (held === undefined) throw new Error('No passkey was made')
    held.counter += this.#step
    const authenticatorData = this.#head(rpId, held, 0, faults)
    const clientDataJSON = this.#clientData('webauthn.get', challenge, faults)
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()])
    const userHandle = faults.userHandle === undefined ? held.userHandle : faults.userHandle
    return {
      id: faults.credentialId ?? held.id.toString('base64url'),
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: (faults.signature ?? sign('sha256', signed, held.privateKey)).toString('base64url'),
        userHandle,
      },
    }
  }

  #clientData(type: string, challenge: string, faults: Faults): string {
    const data = { type, challenge, origin: this.#origin, crossOrigin: false }
    const { origin = data.origin, type: otherType = type, challenge: otherChallenge = challenge } = faults
    return Buffer.from(JSON.stringify({ ...data, origin, type: otherType, challenge: otherChallenge })).toString('base64url')
  }

  /** Hash of the relying party, flags and counter: the first 37 bytes of the authenticator's data. */
  #head(rpId: string, { counter }: Held, flags: number, faults: Faults): Buffer {
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags | FLAGS.present | (faults.isUnverified === true ? 0 : FLAGS.verified))
    rest.writeUInt32BE(faults.counter ?? counter, 1)
    return Buffer.concat([
      createHash('sha256')
        .update(faults.rpId ?? rpId)
        .digest(),
      rest,
    ])
  }
}

type CborMap = ReadonlyMap<string | number, CborValue>
type CborValue = number | string | Buffer | readonly CborValue[] | CborMap

/** The little of CBOR that is needed. */
function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])])
  const items = [...(value as readonly CborValue[])]
  return Buffer.concat([head(4, items.length), ...items.map(cbor)])
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length])
  return length < 256 ? Buffer.from([(kind << 5) | 24, length]) : Buffer.from([(kind << 5) | 25, length >> 8, length & 0xff])
}
