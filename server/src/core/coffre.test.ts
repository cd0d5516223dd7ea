import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { unseal, seal } from './coffre.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'registre-coffre-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const dossier = { CLE_SECRETS: undefined, dataDir }
const donnee = { CLE_SECRETS: 'A'.repeat(43), dataDir }

test('a sealed text is unreadable without the key, never the same twice, and opens only for its own place', () => {
  for (const ici of [dossier, donnee]) {
    const [one, other] = [seal(ici, 'compte-1', 'JBSWY3DPEHPK3PXP'), seal(ici, 'compte-1', 'JBSWY3DPEHPK3PXP')]
    expect(one).not.toContain('JBSWY3DPEHPK3PXP')
    expect(one).not.toBe(other)
    expect(unseal(ici, 'compte-1', one)).toBe('JBSWY3DPEHPK3PXP')
    expect(() => unseal(ici, 'compte-2', one)).toThrow()
  }
  expect(() => unseal(donnee, 'compte-1', seal(dossier, 'compte-1', 'x'))).toThrow()
})

test('an altered sealed text does not open; a key that an older server stored in clear is read', () => {
  const sealed = seal(donnee, 'a', 'secret')
  expect(() => unseal(donnee, 'a', `${sealed.slice(0, -2)}${sealed.endsWith('A') ? 'BB' : 'AA'}`)).toThrow()
  expect(unseal(donnee, 'a', 'JBSWY3DPEHPK3PXP')).toBe('JBSWY3DPEHPK3PXP')
})

test('the key file of the folder is created once, for its owner only', async () => {
  const other = await mkdtemp(join(tmpdir(), 'registre-coffre-'))
  await writeFile(join(other, 'cle-des-secrets'), 'A'.repeat(43))
  expect(unseal(donnee, 'a', seal({ CLE_SECRETS: undefined, dataDir: other }, 'a', 'same key'))).toBe('same key')
  expect((await stat(join(dataDir, 'cle-des-secrets'))).mode & 0o777).toBe(0o600)
  await rm(other, { recursive: true })
})
