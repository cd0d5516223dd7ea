import { beforeEach, expect, test } from 'vitest'
import type { DemandeDePieces } from 'contract/pieces/pieces'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { auTribunal } from '../../../test/pieces.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { submitDepot } from '../../../test/filings.ts'
import { findBrokenLigne } from '../../core/actes.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG')
const signataire = await aSignataire(db)
const { acte, lienDe, read, transmit } = auTribunal(office, ours, filer)

const motifs = [
  { article: 'Code civil local, art. 57', motif: 'Le nom ne se distingue pas de celui d’une association inscrite.' },
  { article: 'Code civil local, art. 56', motif: 'Six fondateurs ont signé.' },
]
const projet = { motifs, dateRetour: '2026-12-05' }
const prise = async (): Promise<string> => {
  const { numero } = (await submitDepot(office, filer)).json<{ numero: string }>()
  await acte(numero, 'prise-en-charge')
  return numero
}
const stade = (numero: string) =>
  db.selectFrom('requete').select(['etape', 'etat', 'date_ordonnancement as le']).where('numero', '=', numero).executeTakeFirstOrThrow()

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('a project of rejection asks for observations until a day: once they come, the court gives it up and examines the request again', async () => {
  const numero = await prise()
  expect((await acte(numero, 'rejet', { le: '2026-11-20', signataire, motifs })).status).toBe(412)
  expect((await acte(numero, 'projet-rejet', projet)).status).toBe(204)
  const lien = await lienDe(numero)
  expect((await read(lien)).json<DemandeDePieces>()).toMatchObject({
    type: 'PROJET_REJET',
    dateRetour: '2026-12-05',
    demandes: [
      { type: null, precisions: `Code civil local, art. 57\u00a0: ${motifs[0]?.motif}` },
      { type: null, precisions: 'Code civil local, art. 56\u00a0: Six fondateurs ont signé.' },
    ],
  })
  expect((await acte(numero, 'rejet', { le: '2026-11-20', signataire, motifs })).body.globalErrors).toEqual([
    { defaultMessage: 'le déclarant peut présenter ses observations sur le projet de rejet au plus tard le 05/12/2026' },
  ])
  expect((await transmit(lien, 'Le nom diffère.')).statusCode).toBe(200)
  expect((await stade(numero)).etape).toBe('OBSERVATIONS')
  expect((await acte(numero, 'abandon-rejet', { motif: 'Observations fondées.' })).status).toBe(204)
  expect((await stade(numero)).etape).toBe('EXAMEN')
  expect((await read(lien)).json()).toMatchObject({ etat: 'TRANSMISE' })
})

test('[STAFF-09] without observations by the day, the rejection is rendered: order and notification among its documents, mailed, open to the immediate appeal', async () => {
  const numero = await prise()
  await acte(numero, 'projet-rejet', projet)
  const lien = await lienDe(numero)
  clock.at = new Date('2026-12-06T10:00:00Z')
  expect((await acte(numero, 'rejet', { le: '2026-12-05', signataire, motifs })).body.errors).toEqual([
    { field: 'le', defaultMessage: 'Le déclarant peut présenter ses observations au plus tard le 05/12/2026.' },
  ])
  expect((await acte(numero, 'rejet', { le: '2026-12-06', signataire, motifs: [] })).status).toBe(400)
  expect((await acte(numero, 'rejet', { le: '2026-12-06', signataire, motifs })).status).toBe(204)
  expect(await stade(numero)).toEqual({ etape: 'REJETEE', etat: 'REJETEE', le: '2026-12-06' })
  expect((await read(lien)).json()).toMatchObject({ etat: 'EXPIREE', closeLe: '2026-12-06' })
  const documents = await db
    .selectFrom('document_requete')
    .select(['type', 'uuid', 'code', 'sha256'])
    .where('requete', '=', numero)
    .orderBy('type')
    .execute()
  expect(documents.map(({ type }) => type)).toEqual(['NOTIFICATION_DECISION', 'ORDONNANCE', 'PROJET_REJET'])
  for (const { uuid } of documents) {
    const answer = await app.inject({ url: `/api/requete/${numero}/document/${uuid}`, headers: filer.bearer })
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
  const suivie = await app.inject({ url: `/api/requete/${numero}`, headers: filer.bearer })
  expect(suivie.json<{ documents: unknown[] }>().documents).toContainEqual(
    expect.objectContaining({ type: 'NOTIFICATION_DECISION', destinataire: expect.objectContaining({ pourvoi: 'POURVOI_IMMEDIAT' }) }),
  )
  const { contenu, texte } = await db
    .selectFrom('acte')
    .select(['contenu', 'texte'])
    .where('sujet_id', '=', numero)
    .where('type', '=', 'REJET')
    .executeTakeFirstOrThrow()
  const ordonnance = documents.find(({ type }) => type === 'ORDONNANCE')
  expect(contenu).toMatchObject({ le: '2026-12-06', ordonnance: { code: ordonnance?.code, sha256: ordonnance?.sha256 } })
  expect(texte).toContain('Six fondateurs ont signé.')
  const [courriel] = await db.selectFrom('courriel').selectAll().where('evenement', '=', `requete/${numero}/rejet`).execute()
  expect(courriel).toMatchObject({ sujet: `Décision du tribunal, requête n°\u00a0${numero}` })
  expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
})
