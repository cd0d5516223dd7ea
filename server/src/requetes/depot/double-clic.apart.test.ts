import { expect, test, vi } from 'vitest'

// Of a double click, the second sending that looked for the first before it was written: its place is taken by what it sees then.
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

const { communeConnue } = await import('../../../test/filings.ts')
const { chacune, send, uneIntention } = await import('../../../test/filing-history.ts')
const { testOffice } = await import('../../../test/office.ts')
const { someone } = await import('../../../test/people.ts')
const office = await testOffice({}, true)
const qui = await someone(office)
const commune = await communeConnue(office.db)

test('the second sending of a filing on an association, judged once the first is written, is given its acknowledgement: it does not stand in its own way', async () => {
  for (let rang = 0; rang < 4; rang += 1) {
    const intention = await uneIntention(qui, commune, office, chacune())
    expect(await send(office.settings.baseUrl, intention)).toBe(201)
    enRetard = true
    expect(await send(office.settings.baseUrl, intention)).toBe(201)
    expect(enRetard).toBe(false)
  }
})
