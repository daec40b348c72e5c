import { expect, test } from 'vitest'
import { Authenticator, type Faults } from '../../../../../tests/clients/passkeys/authenticator.ts'
import { isSelfAttested, verifyAttestation } from './verify.ts'

const party = { id: 'localhost', origin: 'http://localhost:3000' }
const certificate = new Map([['x5c', [Buffer.from('certificate')]]])

function attestation(faults: Faults) {
  const options = { challenge: 'AAAA', rp: { id: party.id, name: '' }, user: { id: 'AAAA', name: '', displayName: '' } }
  return new Authenticator(party.origin).create(options, faults)
}

test.each<[boolean, string, Faults]>([
  [true, 'no statement', {}],
  [true, 'a statement of the key itself', { format: 'packed' }],
  [false, 'a certificate', { format: 'packed', statement: certificate }],
  [false, 'a certificate under the name of none', { statement: certificate }],
  [false, 'a form of Apple', { format: 'apple', statement: certificate }],
  [false, 'a form of Android', { format: 'android-key' }],
])('it is %s that an attestation with %s speaks for itself', async (expected, _what, faults) => {
  expect(await isSelfAttested(attestation(faults).response.attestationObject)).toBe(expected)
})

test('an attestation holds for its own challenge and place, and what is none holds for nothing', async () => {
  const made = attestation({})
  expect(await verifyAttestation(made, { party, challenge: 'AAAA' })).toMatchObject({ credentialId: made.id, counter: 0 })
  expect(await verifyAttestation(made, { party, challenge: 'BBBB' })).toBeNull()
  expect(await verifyAttestation(made, { party: { ...party, id: 'example.net' }, challenge: 'AAAA' })).toBeNull()
  expect(await verifyAttestation({ ...made, id: 'AAAA' }, { party, challenge: 'AAAA' })).toBeNull()
  for (const attestationObject of ['AAAA', 'o2NmbXRkbm9uZQ', ''])
    expect(await verifyAttestation({ ...made, response: { ...made.response, attestationObject } }, { party, challenge: 'AAAA' })).toBeNull()
})
