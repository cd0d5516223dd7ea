import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { submitDepot } from '../../../test/filings.ts'
import { clerk, someone } from '../../../test/people.ts'

// An act defined only here, in the table and the procedure: tests what the table alone provides (docs/adding.md).

vi.mock('domain/requetes/actes/validation', async () => {
  const { commonChamps, defineActe } = await import('domain/requetes/actes/definition')
  return {
    validation: defineActe({
      schema: z.object({ ...commonChamps('VALIDATION'), signataire: z.object({ nom: z.string(), qualite: z.string() }) }),
      summary: 'An act of the tests.',
      textes: { nom: 'Essai', bouton: 'Essayer', fait: 'Essayé.' },
      chemin: 'essai',
      saisie: { nom: z.string().check(z.minLength(3)), motif: z.string() },
      make: ({ nom }, { aujourdhui }) => ({ type: 'VALIDATION', le: aujourdhui, signataire: { nom, qualite: 'Essayeur' } }),
      check: ({ nom }) => (nom === 'Personne' ? [{ field: 'nom', defaultMessage: 'pas lui' }] : []),
      texte: ({ motif }) => motif,
      charge: 'TENUE',
      corrigible: true,
      ferme: ['EXAMEN'],
      ouvre: ['OPPOSITION_PREFET'],
      reduce: () => ({}),
      obstacles: ({ recepisseLe }) => (recepisseLe ? [] : ['le récépissé manque']),
    }),
  }
})
const { procedureDe } = await import('domain/requetes/demarches/demarches')
procedureDe({ type: 'CREATION', sousTypes: [], base: null }).table.EXAMEN.VALIDATION = 'EXAMEN'

const { testOffice } = await import('../../../test/office.ts')
const { actesDe, findBrokenLigne } = await import('../../core/actes.ts')
const office = await testOffice()
const { app, db } = office
const filer = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG')

test('an act declared in one file is served, obstructed, recorded, folded, listed, idempotent and corrected like the others', async () => {
  const { numero } = (await submitDepot(office, filer)).json<{ numero: string }>()
  const act = async (path: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/${path}`, headers: ours.bearer, payload })
    return { status: answer.statusCode, said: answer.statusCode === 204 ? null : answer.json() }
  }
  const file = async () => (await app.inject({ url: `/api/greffe/requete/${numero}`, headers: ours.bearer })).json()
  const essai = { nom: 'Untel', motif: 'Pour voir.' }
  expect((await act('prise-en-charge', { version: 1 })).status).toBe(204)
  expect(await act('essai', { version: 2, ...essai })).toMatchObject({
    status: 412,
    said: { globalErrors: [{ defaultMessage: 'le récépissé manque' }] },
  })
  expect((await act('recepisse', { version: 2 })).status).toBe(204)
  for (const nom of ['Un', 'Personne'])
    expect(await act('essai', { version: 3, ...essai, nom })).toMatchObject({ status: 400, said: { errors: [{ field: 'nom' }] } })
  expect((await file()).obstacles.VALIDATION).toEqual([])
  for (let send = 0; send < 2; send += 1) expect(await act('essai', { version: 3, ...essai })).toEqual({ status: 204, said: null })
  expect((await act('essai', { version: 3, ...essai, nom: 'Autre' })).said.message).toContain('(Essai)')

  const lines = await actesDe(db, 'requete', numero)
  expect(lines.map(({ type }) => type)).toEqual(['DEPOT', 'PRISE_EN_CHARGE', 'RECEPISSE', 'VALIDATION'])
  expect(lines.at(-1)).toMatchObject({ contenu: { signataire: { nom: 'Untel', qualite: 'Essayeur' } }, texte: 'Pour voir.' })
  expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
  expect(await file()).toMatchObject({
    version: 4,
    etape: 'EXAMEN',
    situation: { horloges: [{ delai: 'OPPOSITION_PREFET' }], corrigibles: [4] },
  })

  expect((await act('correction', { version: 4, corrige: 4, motif: 'Un essai.' })).status).toBe(204)
  expect((await file()).situation.horloges).toMatchObject([{ delai: 'EXAMEN' }])
})
