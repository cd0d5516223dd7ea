import argon2 from '@node-rs/argon2'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { matchesEmpreinte, hashMotPasse } from './mot-passe.ts'

const verify = vi.spyOn(argon2, 'verify')
afterAll(() => verify.mockRestore())
beforeEach(() => {
  verify.mockClear()
})

const motPasse = 'Un mot de passe 1'
const parameters = (empreinte: string) => empreinte.split('$').slice(0, 4).join('$')

test('a password is hashed with argon2id, 19 MiB and two passes, and only the same password matches', async () => {
  const empreinte = await hashMotPasse(motPasse)
  expect(parameters(empreinte)).toBe('$argon2id$v=19$m=19456,t=2,p=1')
  expect(await hashMotPasse(motPasse)).not.toBe(empreinte)
  expect([await matchesEmpreinte(motPasse, empreinte), await matchesEmpreinte('Un mot de passe 2', empreinte)]).toEqual([true, false])
})

test.each([undefined, null])(
  'without account or password yet (%s) the same work is done, and nothing matches (threat T7)',
  async (none) => {
    const real = await hashMotPasse(motPasse)
    expect(await matchesEmpreinte(motPasse, none)).toBe(false)
    expect(verify).toHaveBeenCalledTimes(1)
    const [decoy = ''] = verify.mock.calls[0] ?? []
    expect(parameters(String(decoy))).toBe(parameters(real))
  },
)
