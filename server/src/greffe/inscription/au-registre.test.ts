import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'
import { aDissolutionDepot } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import { makePdf } from '../../../test/corpus/corpus.ts'
import { knownCommune, submitDepot, aMultipartDepot, aCreationIn } from '../../../test/filings.ts'
import { auGreffe } from '../../../test/greffe-association.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { auTribunal } from '../../../test/pieces.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { markAllConforming } from '../../../test/verdicts.ts'
import { findVersion } from '../../association/sql.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG')
const { acte, makeDemande } = auTribunal(office, ours, filer)
const signataire = await aSignataire(db)
const commune = await knownCommune(db)

const fiche = async (numero: string) =>
  (await app.inject({ url: `/api/association/${numero}`, headers: ours.bearer })).json<Answer<typeof getAssociation>>()
const requete = (numero: string) =>
  db
    .selectFrom('requete')
    .select(['etat', 'date_ordonnancement as le', 'association'])
    .where('numero', '=', numero)
    .executeTakeFirstOrThrow()

test('[STAFF-08] a request registered is INSCRITE on the day of its order, gives its association number and version, and its state; the volume and folio recorded stay', async () => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  const { numero: creation } = (await submitDepot(office, filer, { depot: aCreationIn(commune) })).json<{ numero: string }>()
  expect(await requete(creation)).toEqual({ etat: 'EN_COURS', le: null, association: null })
  await acte(creation, 'prise-en-charge')
  await acte(creation, 'communication-prefet', { le: '2026-11-20' })
  await acte(creation, 'reponse-prefet', { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' })
  clock.at = new Date('2026-12-01T10:00:00Z')
  await markAllConforming(office, ours, creation)
  const { numeroAssociation: numero } = (await acte(creation, 'inscription', { le: '2026-11-30', signataire })).body
  expect(numero).toMatch(/^STR\d{6}$/)
  expect(await requete(creation)).toEqual({ etat: 'INSCRITE', le: '2026-11-30', association: numero })
  expect((await fiche(numero)).association).toMatchObject({ numero, etatAssociation: 'INSCRITE' })
  expect((await findVersion(db, numero))?.ordre).toBe(1)
  await auGreffe(office, ours).resume(numero, 1, { numeroVolume: 'XII', numeroFolio: '7', registre: [] })

  const { body, headers } = aMultipartDepot({ depot: aDissolutionDepot({ version: 2 }), fichiers: [await makePdf({ texte: 'PV' })] })
  const url = `/api/requete/dissolution/${numero}`
  const deposee = await app.inject({ method: 'POST', url, headers: { ...headers, ...filer.bearer }, payload: body })
  const { numero: fin } = deposee.json<{ numero: string }>()
  await acte(fin, 'prise-en-charge')
  await markAllConforming(office, ours, fin)
  expect((await acte(fin, 'inscription', { le: '2026-12-01', signataire })).status).toBe(200)
  expect(await requete(fin)).toEqual({ etat: 'INSCRITE', le: '2026-12-01', association: numero })
  const { association, referencePapier } = await fiche(numero)
  expect(association).toMatchObject({ numero, etatAssociation: 'DISSOUTE' })
  expect((await findVersion(db, numero))?.ordre).toBe(3)
  expect(referencePapier).toEqual({ volume: 'XII', folio: '7' })
})

test('[ENT-45] numbers, references and codes keep their form in an address, without a hyphen; the version of an association counts its registrations', async () => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  const { numero: requeteDemandee, lien } = await makeDemande()
  const { numero: requeteInscrite } = (await submitDepot(office, filer, { depot: aCreationIn(commune) })).json<{ numero: string }>()
  await acte(requeteInscrite, 'prise-en-charge')
  await acte(requeteInscrite, 'communication-prefet', { le: '2026-11-20' })
  await acte(requeteInscrite, 'reponse-prefet', { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' })
  await markAllConforming(office, ours, requeteInscrite)
  const { numeroAssociation: numero } = (await acte(requeteInscrite, 'inscription', { le: '2026-11-20', signataire })).body
  expect([requeteDemandee, requeteInscrite]).toEqual([expect.stringMatching(/^R26\d{6}$/), expect.stringMatching(/^R26\d{6}$/)])
  expect(numero).toMatch(/^STR\d{6}$/)
  const [reference, code] = lien.split('/')
  expect([reference, code]).toEqual([requeteDemandee, expect.stringMatching(/^[A-Z2-7]{32}$/)])

  const versions = async () => {
    const { association, derniere, associationRehydrateVisibles } = await fiche(numero)
    return [association.version, derniere.ordre, associationRehydrateVisibles.length]
  }
  expect(await versions()).toEqual([1, 1, 1])
  await auGreffe(office, ours).instantane(numero, 1)
  expect(await versions()).toEqual([2, 2, 2])
  const { documents } = (await fiche(numero)).association
  expect(documents.map(({ lien: each }) => each.split('/').slice(0, 6).join('/'))).toEqual(
    documents.map(() => `/api/association/${numero}/2/document`),
  )
})
