import { beforeEach, expect, test } from 'vitest'
import { auTribunal } from '../../../test/pieces.ts'
import { submitDepot } from '../../../test/filings.ts'
import { auGreffe } from '../../../test/greffe-association.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { findVersion } from '../../association/sql.ts'
import { inspect } from '../../app/verifier/inspect.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
const ours = await clerk(office, 'TJ-STRASBOURG')
const elsewhere = await clerk(office, 'TJ-COLMAR')
const signataire = await aSignataire(db)
const { acte, paidPublication } = auTribunal(office, ours, filer)
const { mention } = auGreffe(office, ours)

const journal = { id: -1, libelle: "L'Écho de Mittelbruch", departement: null }
const paru = { le: '2026-11-26', parution: 'n° 4812, page 12' }
const motif = "Ce numéro publiait l'avis d'une autre association."

/** Makes a creation whose notice was sent to the newspaper on the 24th; it is now the 30th. */
const createSent = async (): Promise<string> => {
  const numero = await paidPublication(signataire)
  clock.at = new Date('2026-11-24T10:00:00Z')
  expect((await acte(numero, 'avis-fin-publication', { journal, adresse: null })).status).toBe(204)
  clock.at = new Date('2026-11-30T10:00:00Z')
  return numero
}

const record = (numero: string, dit: object = paru, who = ours) => acte(numero, 'constat-publication', dit, who)
const requete = (numero: string) =>
  db.selectFrom('requete').select(['etape', 'etat', 'echeance_le']).where('numero', '=', numero).executeTakeFirstOrThrow()
const association = async (numero: string): Promise<string> =>
  (await db.selectFrom('requete').select('association').where('numero', '=', numero).executeTakeFirstOrThrow()).association ?? ''
const registre = async (numero: string) => {
  const version = await findVersion(db, await association(numero))
  return { ordre: version?.ordre, evenement: version?.evenement, publiee: version?.contenu.informations.dateInscriptionJAL }
}
const mentions = (dateInscriptionJAL: string | null) => ({
  dateInscriptionJAL,
  dateDissolutionJAL: null,
  reference: null,
  utilitePublique: false,
})
const dernier = async (numero: string) => (await actesDe(db, 'requete', numero)).at(-1)
const correct = async (numero: string) => acte(numero, 'correction', { corrige: (await dernier(numero))?.rang, motif })

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('recording the publication ends the file and puts its day on the public sheet, under a version of its history', async () => {
  const numero = await createSent()
  const { ordre = 0 } = await registre(numero)
  expect((await record(numero)).status).toBe(204)
  expect(await requete(numero)).toEqual({ etape: 'PUBLIEE', etat: 'INSCRITE', echeance_le: null })
  expect((await dernier(numero))?.contenu).toEqual({ type: 'CONSTAT_PUBLICATION', ...paru, mention: true })
  expect(await registre(numero)).toEqual({ ordre: ordre + 1, evenement: 'RECTIFICATION', publiee: paru.le })
  const inscrite = await association(numero)
  const fiche = (await app.inject({ url: `/api/association/${inscrite}`, headers: elsewhere.bearer })).json()
  expect(fiche.association.informations.dateInscriptionJAL).toBe(paru.le)
  expect((await actesDe(db, 'association', inscrite)).findLast(({ type }) => type === 'MENTIONS')).toMatchObject({
    auteur: ours.uuid,
    contenu: { changees: [{ mention: 'dateInscriptionJAL', avant: null, apres: paru.le }] },
    texte: null,
  })
  expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
  expect(await findBrokenLigne(db, 'association', inscrite)).toBeNull()
  const ecarts: string[] = []
  await inspect(db, office.store, (ecart) => ecarts.push(ecart))
  expect(ecarts).toEqual([])
})

test('its declarant reads the newspaper, the day and the issue among the steps, and no mail is sent', async () => {
  const numero = await createSent()
  const courriels = () => db.selectFrom('courriel').select('evenement').orderBy('evenement').execute()
  const avant = await courriels()
  await record(numero)
  const { etapes } = (await app.inject({ url: `/api/requete/${numero}`, headers: filer.bearer })).json()
  expect(etapes.at(-1)).toMatchObject({
    nom: 'Publication',
    etat: 'FAITE',
    le: paru.le,
    phrase: "Le journal L'Écho de Mittelbruch a publié l'avis (n° 4812, page 12).",
  })
  expect(await courriels()).toEqual(avant)
})

test('its day is neither before the notice was sent nor in the future, in days of Paris, and another court cannot record it', async () => {
  const numero = await createSent()
  const refus = async (le: string) => {
    const { status, body } = await record(numero, { ...paru, le })
    return [status, body.errors?.[0]]
  }
  expect(await refus('2026-11-23')).toEqual([
    400,
    { field: 'le', defaultMessage: "La date ne peut être antérieure à l'envoi de l'avis au journal (24/11/2026)." },
  ])
  expect((await refus('2026-12-01'))[0]).toBe(400)
  expect((await record(numero, paru, elsewhere)).status).toBe(404)
  expect((await requete(numero)).etape).toBe('AVIS_ENVOYE')
  // Past midnight in Paris: it is the first of December there.
  clock.at = new Date('2026-11-30T23:30:00Z')
  expect((await record(numero, { le: '2026-12-01', parution: '' })).status).toBe(204)
  expect((await dernier(numero))?.contenu).toMatchObject({ le: '2026-12-01', parution: null })
})

test('a publication is not recorded before its notice is sent, nor twice; the same call sent again succeeds and is recorded once', async () => {
  const numero = await createSent()
  const { version } = await db.selectFrom('requete').select('version').where('numero', '=', numero).executeTakeFirstOrThrow()
  const envoi = { method: 'POST', url: `/api/greffe/requete/${numero}/constat-publication`, headers: ours.bearer } as const
  const [une, deux] = await Promise.all([1, 2].map(() => app.inject({ ...envoi, payload: { version, ...paru } })))
  expect([une?.statusCode, deux?.statusCode]).toEqual([204, 204])
  expect((await actesDe(db, 'requete', numero)).filter(({ type }) => type === 'CONSTAT_PUBLICATION')).toHaveLength(1)
  const encore = await record(numero, { ...paru, le: '2026-11-27' })
  expect([encore.status, encore.body.globalErrors]).toEqual([
    412,
    [{ defaultMessage: 'la publication au journal est déjà constatée, au 26/11/2026' }],
  ])
  const { numero: autre } = (await submitDepot(office, filer)).json<{ numero: string }>()
  expect((await record(autre)).status).toBe(412)
})

test('a mention already written by hand is kept: the same day adds nothing, another day is refused under its field', async () => {
  const numero = await createSent()
  const { ordre = 0 } = await registre(numero)
  await mention(await association(numero), ordre, mentions('2026-11-25'))
  const { status, body } = await record(numero)
  expect([status, body.errors]).toEqual([
    400,
    [
      {
        field: 'le',
        defaultMessage:
          "Le registre dit déjà cette publication au 25/11/2026. Indiquez ce jour, ou corrigez d'abord la mention portée sur l'association.",
      },
    ],
  ])
  expect((await record(numero, { ...paru, le: '2026-11-25' })).status).toBe(204)
  expect(await registre(numero)).toMatchObject({ ordre: ordre + 1, publiee: '2026-11-25' })
  // The act did not write the mention, so its correction leaves it.
  await correct(numero)
  expect(await requete(numero)).toMatchObject({ etape: 'AVIS_ENVOYE' })
  expect(await registre(numero)).toMatchObject({ ordre: ordre + 1, publiee: '2026-11-25' })
})

test('a publication recorded by mistake is corrected by an act that names it: the file waits again, and the register drops the day, with the reason', async () => {
  const numero = await createSent()
  await record(numero)
  expect((await correct(numero)).status).toBe(204)
  expect(await requete(numero)).toEqual({ etape: 'AVIS_ENVOYE', etat: 'INSCRITE', echeance_le: '2026-12-09' })
  expect((await registre(numero)).publiee).toBeNull()
  expect((await actesDe(db, 'association', await association(numero))).findLast(({ type }) => type === 'MENTIONS')).toMatchObject({
    contenu: { changees: [{ mention: 'dateInscriptionJAL', avant: paru.le, apres: null }] },
    texte: motif,
  })
  expect((await record(numero, { le: '2026-11-30', parution: '' })).status).toBe(204)
  expect((await registre(numero)).publiee).toBe('2026-11-30')
  // The register was corrected by hand since: it keeps what was written last.
  await mention(await association(numero), (await registre(numero)).ordre ?? 0, mentions('2026-11-28'), 'Relu.')
  expect((await correct(numero)).status).toBe(204)
  expect((await registre(numero)).publiee).toBe('2026-11-28')
})
