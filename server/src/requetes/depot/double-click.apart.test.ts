import { expect, test, vi } from 'vitest'

// Plays the second request of a double click, which looked for the first one before its commit: its first lookup finds nothing.
let enRetard = false
vi.mock('./accuse.ts', async (importOriginal) => {
  const accuse = await importOriginal<typeof import('./accuse.ts')>()
  return {
    ...accuse,
    findAccuse: async (...dit: Parameters<typeof accuse.findAccuse>) => {
      if (!enRetard) return accuse.findAccuse(...dit)
      enRetard = false
      return null
    },
  }
})

const { knownCommune } = await import('../../../test/filings.ts')
const { nextDemarche, send, anIntention } = await import('../../../test/filing-history.ts')
const { testOffice } = await import('../../../test/office.ts')
const { someone } = await import('../../../test/people.ts')
const office = await testOffice({}, true)
const qui = await someone(office)
const commune = await knownCommune(office.db)

test('the second request of a double click on an association, checked once the first is written, gets the acknowledgement of the first', async () => {
  for (let rang = 0; rang < 4; rang += 1) {
    const intention = await anIntention(qui, commune, office, nextDemarche())
    expect(await send(office.settings.baseUrl, intention)).toBe(201)
    enRetard = true
    expect(await send(office.settings.baseUrl, intention)).toBe(201)
    expect(enRetard).toBe(false)
  }
})
