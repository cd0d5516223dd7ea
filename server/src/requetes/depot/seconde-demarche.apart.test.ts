import type { AccuseReception } from 'contract/requetes/depot'
import { uneAnnexe } from 'domain/core/exemples'
import { uneCreation } from 'domain/requetes/exemples'
import { expect, test, vi } from 'vitest'
import { communeConnue, receptions, uneCreationA, uneCreationMultipart } from '../../../test/filings.ts'
import { unPdf } from '../../../test/corpus/corpus.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { unSignataire } from '../../../test/signatories.ts'
import { findVersion } from '../../association/sql.ts'
import { actesDe, chaineRompue } from '../../core/actes.ts'

/**
 * A filing that exists here alone: its own documents, no founders, a prefect who is told and not waited for, a version of its own. One line
 * in the table, and it is served, checked, kept, instructed and registered.
 */
vi.mock('domain/requetes/demarches/demarches', async (importOriginal) => {
  const table = await importOriginal<typeof import('domain/requetes/demarches/demarches')>()
  const { definirDemarche } = await import('domain/requetes/demarches/definition')
  const { avecPrefet } = await import('domain/requetes/demarches/procedures')
  const { versionDeCreation } = await import('domain/requetes/demarches/version-creation')
  const { schemaDuDepot } = await import('domain/requetes/depot')
  const { verifierAnnexes } = await import('domain/requetes/verifier-annexes')
  const { Comite } = await import('domain/association/membres')
  const z = await import('zod/mini')
  const pieces = ['STATUTS'] as const
  const seconde = definirDemarche({
    type: 'FUSION_ABSORPTION',
    mode: 'modification',
    schema: schemaDuDepot('modification', {
      comite: Comite,
      fondateurs: z.pipe(
        z.optional(z.null()),
        z.transform(() => ({ physiques: [], morales: [] })),
      ),
    }),
    etapes: [],
    pieces,
    verifier: ({ documents }, contexte) => verifierAnnexes({ mode: 'modification', pieces }, documents, contexte),
    procedure: {
      ...avecPrefet,
      table: { ...avecPrefet.table, EXAMEN: { ...avecPrefet.table.EXAMEN, COMMUNICATION_PREFET: 'A_ORDONNER' } },
    },
    sousTypes: () => ['FUSION'],
    version: (depot, _avant, identifiants) => {
      const version = versionDeCreation(depot, identifiants)
      return { ...version, informations: { ...version.informations, objet: 'Née de deux autres.' } }
    },
  })
  Object.assign(table.demarches, { FUSION_ABSORPTION: seconde })
  return { ...table, typesDeposes: Object.keys(table.demarches) }
})

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office)
const greffier = await clerk(office, 'TJ-STRASBOURG')
const signataire = await unSignataire(db)
const commune = await communeConnue(db)

const annexes = [uneAnnexe({ nom: 'statuts.pdf', type: 'STATUTS', sousType: null, date: '2026-10-03' })]
const depose = async (autrement: object, combien = 1) => {
  const { fondateurs: _, ...depot } = uneCreationA(commune, { documents: annexes })
  const fichiers = await Promise.all(Array.from({ length: combien }, () => unPdf()))
  const { body, headers } = uneCreationMultipart({ depot: { ...depot, ...autrement }, fichiers })
  return app.inject({ method: 'POST', url: '/api/requete/modification', headers: { ...headers, ...filer.bearer }, payload: body })
}
const act = (numero: string, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/${path}`, headers: greffier.bearer, payload })
const ligne = (numero: string) => db.selectFrom('requete').selectAll().where('numero', '=', numero).executeTakeFirstOrThrow()

test('a filing that the table alone knows is refused by its own rules, under the same paths and words', async () => {
  const { fondateurs } = uneCreation()
  const refus = async (autrement: object, combien?: number) => {
    const answer = await depose(autrement, combien)
    expect(answer.statusCode).toBe(400)
    return answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)
  }
  expect(await refus({ fondateurs })).toEqual(['fondateurs'])
  expect(await refus({ comite: null })).toEqual(['membres'])
  expect(await refus({ documents: [] }, 0)).toEqual(['documents'])
  expect(await receptions(office)).toEqual([])
})

test('it is filed through the one door, instructed by its own procedure, and registered as the version it makes', async () => {
  const answer = await depose({})
  expect(answer.statusCode, answer.body).toBe(201)
  const { numero } = answer.json<AccuseReception>()
  expect(await ligne(numero)).toMatchObject({
    type: 'FUSION_ABSORPTION',
    sous_types: ['FUSION'],
    etape: 'PRE_ENREGISTREE',
    association: null,
  })

  expect((await act(numero, 'prise-en-charge', { version: 1 })).statusCode).toBe(204)
  expect((await act(numero, 'communication-prefet', { version: 2, le: '2026-11-20' })).statusCode).toBe(204)
  // A creation would wait for the prefect here.
  expect(await ligne(numero)).toMatchObject({ etape: 'A_ORDONNER', version: 3 })
  clock.at = new Date('2027-01-06T09:00:00Z')
  const inscrite = await act(numero, 'inscription', { version: 3, le: '2027-01-06', signataire })
  expect(inscrite.statusCode, inscrite.body).toBe(200)
  const { numeroAssociation } = inscrite.json<{ numeroAssociation: string }>()
  expect(await ligne(numero)).toMatchObject({ etape: 'INSCRITE', association: numeroAssociation })
  expect(await findVersion(db, numeroAssociation)).toMatchObject({
    ordre: 1,
    evenement: 'FUSION_ABSORPTION',
    requete: numero,
    contenu: { informations: { objet: 'Née de deux autres.' } },
  })
  expect((await actesDe(db, 'requete', numero)).map(({ type }) => type)).toEqual([
    'DEPOT',
    'PRISE_EN_CHARGE',
    'COMMUNICATION_PREFET',
    'INSCRIPTION',
  ])
  expect(await chaineRompue(db, 'requete', numero)).toBeNull()
})
