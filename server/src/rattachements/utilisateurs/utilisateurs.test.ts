import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { raisons, utilisateurs } from '../../../test/utilisateurs.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'

const office = await testOffice()
const { app, db, clock } = office
const { edit, remove, invite, reply, fiche, courriels, associations } = utilisateurs(office)
const tous = { fonction: 'Présidente', gestion: true, depot: true, fin: null }

let odile: Someone
let basile: Someone
let numero: string

beforeEach(async () => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  odile = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
  basile = await someone(office, { prenom: 'Basile', nom: 'Obersand' })
  numero = (
    await aRegisteredAssociation(office, {
      informations: { denomination: 'Chorale' },
      rattaches: [{ personne: odile }, { personne: basile, gestion: false, depot: false }],
    })
  ).numero
})

const usager = async (who: Someone, of: Someone = odile) => {
  const found = (await fiche(of, numero)).usagers?.find(({ email }) => email === who.email)
  if (!found) throw new Error('not attached')
  return found
}
const actes = async () => (await actesDe(db, 'association', numero)).slice(3)

test('[API-50, SRV-41, ATTACH-18, PERM-05, PERM-08] a user with gestion changes the function, rights and last day of a person of this association only, effective at once', async () => {
  const droits = { fonction: 'Trésorier', gestion: false, depot: true, fin: '2027-06-30' }
  expect((await edit(odile, numero, basile.email.toUpperCase(), droits)).status).toBe(204)
  expect(await usager(basile)).toMatchObject({ ...droits, accordePar: 'Odile Mittelbrucher', accordeLe: clock.at.toISOString() })
  expect((await fiche(basile, numero)).rattachement).toMatchObject({ fonction: 'Trésorier', gestion: false, depot: true })
  expect((await edit(odile, numero, basile.email, droits)).status).toBe(204)
  const [acte, ...autres] = await actes()
  expect(acte).toMatchObject({
    type: 'RATTACHEMENT_MODIFIE',
    auteur: odile.uuid,
    contenu: { compte: basile.uuid, avant: { fonction: 'Membre', gestion: false, depot: false, fin: null }, ...droits },
  })
  expect(autres).toEqual([])
  const stranger = await someone(office)
  await aRegisteredAssociation(office, { rattaches: [{ personne: stranger }] })
  const refused = await edit(odile, numero, stranger.email, tous)
  expect([refused.status, raisons(refused.body)]).toEqual([412, ["Cette personne n'est plus rattachée à cette association."]])
  const wrong = await edit(odile, numero, basile.email, { fonction: ' ', fin: '2026-11-19' })
  expect([wrong.status, wrong.body.errors.map(({ field }: { field: string }) => field)]).toEqual([400, ['fonction']])
  expect((await edit(odile, numero, basile.email, { ...droits, fin: '2026-11-19' })).body.errors[0].field).toBe('fin')
})

test('[API-51, SRV-42, ATTACH-15, ATTACH-17, PERM-10] removing another user needs a reason, which is trimmed, kept in the journal and mailed; the row stays, ended', async () => {
  const { uuid } = await usager(basile)
  expect((await remove(odile, numero, uuid, '  ')).body.errors).toMatchObject([{ field: 'commentaire' }])
  expect((await remove(odile, numero, uuid, '  A quitté le comité. ')).status).toBe(204)
  expect((await fiche(basile, numero)).rattachement.etat).toBe('NON_RATTACHE')
  expect((await fiche(odile, numero)).usagers).toHaveLength(1)
  expect(await actes()).toMatchObject([
    { type: 'RATTACHEMENT_SUPPRIME', auteur: odile.uuid, contenu: { compte: basile.uuid }, texte: 'A quitté le comité.' },
  ])
  const [courriel] = await courriels(numero, basile.email)
  expect(courriel?.sujet).toBe("Votre rattachement à l'association Chorale a été supprimé")
  for (const dit of ['Odile Mittelbrucher a supprimé', 'Motif\u00A0: A quitté le comité.', 'Tribunal judiciaire de Strasbourg'])
    expect(courriel?.texte).toContain(dit)
  const line = await db.selectFrom('rattachement').selectAll().where('uuid', '=', uuid).executeTakeFirst()
  expect(line).toMatchObject({ compte: basile.uuid, termine_le: clock.at })
  expect(await remove(odile, numero, uuid)).toMatchObject({
    status: 412,
    body: { globalErrors: [{ defaultMessage: "Cette personne n'est plus rattachée à cette association." }] },
  })
  expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
})

test('[SRV-41, SRV-42, PERM-11, PERM-12, ATTACH-15] a user without gestion can only remove themselves, with a reason and without a mail', async () => {
  const [mine, other] = [await usager(basile), await usager(odile)]
  expect((await fiche(basile, numero)).administre).toBe(false)
  expect((await remove(basile, numero, other.uuid)).status).toBe(403)
  expect((await edit(basile, numero, basile.email, tous)).status).toBe(403)
  expect((await invite(basile, numero, 'x@exemple.fr')).status).toBe(403)
  expect((await remove(basile, numero, mine.uuid, ' ')).status).toBe(400)
  expect((await remove(basile, numero, mine.uuid)).status).toBe(204)
  expect(await courriels(numero, basile.email)).toEqual([])
  expect(await associations(basile)).toEqual([])
})

test('[PERM-12, PROD-10] a token no longer gives a right, or an attachment, on the call after the person lost it', async () => {
  await edit(odile, numero, basile.email, tous)
  expect((await invite(basile, numero, 'un@exemple.fr')).status).toBe(204)
  await edit(odile, numero, basile.email, { ...tous, gestion: false })
  expect((await invite(basile, numero, 'deux@exemple.fr')).status).toBe(403)
  await edit(odile, numero, basile.email, tous)
  await remove(odile, numero, (await usager(basile)).uuid)
  expect((await invite(basile, numero, 'trois@exemple.fr')).status).toBe(403)
  expect((await fiche(basile, numero)).usagers).toBeNull()
})

test('[SRV-47] rights end everywhere after their last day in Paris without any write, and the person may be attached again', async () => {
  await edit(odile, numero, basile.email, { ...tous, fin: '2026-11-25' })
  const seen = async () => [
    (await fiche(basile, numero)).rattachement.etat,
    (await associations(basile)).length,
    (await app.inject({ url: '/api/association?mes=true', headers: basile.bearer })).json().totalRows,
    (await fiche(odile, numero)).usagers?.length,
    (await invite(basile, numero, `${clock.at.getTime()}@exemple.fr`)).status,
  ]
  clock.at = new Date('2026-11-25T22:59:59Z')
  expect(await seen()).toEqual(['RATTACHE', 1, 1, 2, 204])
  clock.at = new Date('2026-11-25T23:00:00Z')
  expect(await seen()).toEqual(['NON_RATTACHE', 0, 0, 1, 403])
  expect((await invite(odile, numero, basile.email)).status).toBe(204)
  expect((await reply(basile, numero, true)).status).toBe(204)
  expect((await usager(basile)).fin).toBeNull()
})

test('[ATTACH-22] the last user with gestion may give it up and keeps their other rights', async () => {
  expect((await edit(odile, numero, odile.email, { ...tous, gestion: false })).status).toBe(204)
  expect(await fiche(odile, numero)).toMatchObject({
    gestionnaires: false,
    administre: false,
    rattachement: { gestion: false, depot: true },
  })
})

test('[ATTACH-22, STAFF-17] the last user with gestion may leave; only the court then lists, grants, changes and removes, and gives gestion back', async () => {
  expect((await remove(odile, numero, (await usager(odile)).uuid, 'Démission')).status).toBe(204)
  expect(await fiche(basile, numero)).toMatchObject({ gestionnaires: false, administre: false })
  expect((await invite(basile, numero, odile.email)).status).toBe(403)
  const greffier = await clerk(office, 'TJ-STRASBOURG')
  const ailleurs = await clerk(office, 'TJ-COLMAR')
  for (const refused of [await invite(ailleurs, numero, 'x@exemple.fr'), await edit(ailleurs, numero, basile.email, tous)])
    expect(refused.status).toBe(403)
  expect((await usager(basile, greffier)).gestion).toBe(false)
  expect((await edit(greffier, numero, basile.email, tous)).status).toBe(204)
  expect(await fiche(basile, numero)).toMatchObject({ gestionnaires: true, administre: true })
  expect(await usager(basile, basile)).toMatchObject({ gestion: true, accordePar: null })
  expect((await invite(greffier, numero, odile.email, tous)).status).toBe(204)
  await reply(odile, numero, true)
  expect((await remove(greffier, numero, (await usager(basile)).uuid, 'Rattachement contesté')).status).toBe(204)
  const courriel = (await courriels(numero, basile.email)).find(({ sujet }) => sujet.endsWith('a été supprimé'))
  expect(courriel?.texte).toContain('Le greffe a supprimé')
  expect((await actes()).map(({ type, auteur }) => [type, auteur])).toEqual([
    ['RATTACHEMENT_SUPPRIME', odile.uuid],
    ['RATTACHEMENT_MODIFIE', greffier.uuid],
    ['INVITATION', greffier.uuid],
    ['INVITATION_ACCEPTEE', odile.uuid],
    ['RATTACHEMENT', greffier.uuid],
    ['RATTACHEMENT_SUPPRIME', greffier.uuid],
  ])
})
