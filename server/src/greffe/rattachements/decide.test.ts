import { describe, expect, test } from 'vitest'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { rattachementCalls, identite, procesVerbal } from '../../../test/rattachements.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { utilisateurs } from '../../../test/utilisateurs.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { tie } from '../../rattachements/attach.ts'

const office = await testOffice()
const { db, now } = office
const court = await clerk(office, 'TJ-STRASBOURG', { prenom: 'Anne', nom: 'Kern' })
const second = await clerk(office, 'TJ-STRASBOURG', { prenom: 'Paul', nom: 'Ritter' })
const elsewhere = await clerk(office, 'TJ-COLMAR')
const { accept, annexe, ask, fiche, file, read, markRead, refuse, tableau } = rattachementCalls(office)
const { invite, reply } = utilisateurs(office)

/** A person asks to be attached to an association of Strasbourg. */
const makeDemande = async (qui?: Someone) => {
  const personne = qui ?? (await someone(office, { prenom: 'Odile', nom: 'Kuntz' }))
  const { numero } = await aRegisteredAssociation(office, { informations: { denomination: 'Chorale des Tilleuls' } })
  const { body } = await ask(personne, numero, { documents: [identite, procesVerbal] })
  return { personne, numero, uuid: body.tacheRattachement as string }
}
const mailsTo = (email: string) => db.selectFrom('courriel').select(['sujet', 'texte']).where('destinataire', '=', email).execute()
const raisons = ({ body }: { body: { globalErrors?: { defaultMessage: string }[] } }) =>
  body.globalErrors?.map((each) => each.defaultMessage)

describe('[PROD-16, PROD-17, STAFF-16] the queue of the court', () => {
  test('lists the requests of the courts of the clerk only, oldest first with an exact count; a decided request leaves it', async () => {
    const first = await makeDemande()
    office.clock.at = new Date(now().getTime() + 1000)
    const last = await makeDemande()
    const { body } = await file(court, '?size=1')
    const all = (await file(court)).body
    expect([body.content.length, body.totalRows]).toEqual([1, all.content.length])
    const uuids = all.content.map(({ uuid }: { uuid: string }) => uuid)
    expect(uuids.indexOf(first.uuid)).toBeLessThan(uuids.indexOf(last.uuid))
    expect((await file(elsewhere)).body).toMatchObject({ content: [], totalRows: 0 })
    await refuse(court, first.uuid)
    expect((await file(court)).body.content.map(({ uuid }: { uuid: string }) => uuid)).not.toContain(first.uuid)
  })

  test('shows a request with its annexes, the registered direction beside the person who asks, and the next request', async () => {
    const { uuid, numero } = await makeDemande(await someone(office, { prenom: 'Éléonore', nom: 'Wasselin' }))
    const { members } = (await fiche(court, numero)).association
    const [membre] = members.physiques
    await db
      .updateTable('compte')
      .set({ prenom: membre.prenom.toUpperCase(), nom: membre.nom.toLowerCase() })
      .where('nom', '=', 'Wasselin')
      .execute()
    const { body } = await read(court, uuid)
    expect(body).toMatchObject({
      association: numero,
      denomination: 'Chorale des Tilleuls',
      fonction: 'Présidente',
      statut: 'EN_COURS',
      decision: null,
      obstacles: [],
      annexes: [
        { rang: 0, nom: 'Identité.pdf', type: 'PIECE_ETAT_CIVIL', mime: 'application/pdf', purgeeLe: null },
        { rang: 1, nom: 'Élection.pdf', type: 'PIECE_JOINTE' },
      ],
    })
    expect(body.qualite).toBe('DIRECTION')
    expect(body.representants.filter(({ memeNom }: { memeNom: boolean }) => memeNom)).toEqual([
      { nom: `${membre.prenom} ${membre.nom}`, fonction: membre.fonction, memeNom: true },
    ])
    expect(body.suivante).toEqual(expect.any(String))
    expect((await annexe(court, uuid, 0)).status).toBe(200)
    const logged = await db.selectFrom('securite').select('detail').where('type', '=', 'ANNEXE').where('compte', '=', court.uuid).execute()
    expect(logged.at(-1)?.detail).toMatchObject({ demande: uuid, association: numero })
  })
})

test('[PROD-09] a person is attached either by a request that the court grants or by an invitation they accept', async () => {
  const { personne, numero, uuid } = await makeDemande()
  await accept(court, uuid)
  const invitee = await someone(office)
  await invite(personne, numero, invitee.email)
  expect((await fiche(invitee, numero)).rattachement.etat).toBe('INVITATION_EN_COURS')
  await reply(invitee, numero, true)
  for (const who of [personne, invitee]) {
    expect((await fiche(who, numero)).rattachement.etat).toBe('RATTACHE')
    expect(await tableau(who)).toMatchObject([{ numero, rattachement: 'RATTACHE' }])
  }
})

test('[ATTACH-12, MAIL-07, ATTACH-04] granted: the person gets the rights chosen by the clerk and a mail with a link to the sheet, and the journal keeps the act', async () => {
  const { personne, numero, uuid } = await makeDemande()
  expect((await accept(court, uuid, { fonction: 'Trésorière', gestion: false, depot: true })).status).toBe(204)
  expect((await fiche(personne, numero)).rattachement).toMatchObject({
    etat: 'RATTACHE',
    fonction: 'Trésorière',
    gestion: false,
    depot: true,
  })
  expect((await read(second, uuid)).body).toMatchObject({
    statut: 'ACCEPTE',
    decision: { agent: { prenom: 'Anne', nom: 'Kern' }, motif: null },
  })
  const [mail] = await mailsTo(personne.email)
  expect(mail?.sujet).toBe('Rattachement accepté')
  expect(mail?.texte).toContain("Votre rattachement à l'association Chorale des Tilleuls est accepté.")
  expect(mail?.texte).toContain(`/association/${numero}`)
  const actes = await actesDe(db, 'association', numero)
  expect(actes.slice(-2)).toMatchObject([
    { type: 'DEMANDE_RATTACHEMENT_ACCEPTEE', auteur: court.uuid, contenu: { demande: uuid } },
    { type: 'RATTACHEMENT', auteur: court.uuid, contenu: { compte: personne.uuid, fonction: 'Trésorière', gestion: false, depot: true } },
  ])
  expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
})

test('[ATTACH-12, MAIL-07] refused: the reason is mailed and shown on the sheet and in the list until read; the person may ask again', async () => {
  const { personne, numero, uuid } = await makeDemande()
  expect((await refuse(court, uuid, ' ')).status).toBe(400)
  expect((await refuse(court, uuid, 'Le procès-verbal manque.')).status).toBe(204)
  const refus = { demandeeLe: '2026-11-20', motif: 'Le procès-verbal manque.' }
  expect((await fiche(personne, numero)).rattachement).toMatchObject({ etat: 'NON_RATTACHE', refus })
  expect(await tableau(personne)).toMatchObject([{ numero, rattachement: 'NON_RATTACHE', refus }])
  const [mail] = await mailsTo(personne.email)
  expect(mail?.sujet).toBe('Rattachement refusé')
  expect(mail?.texte).toContain(
    'Votre demande de rattachement du 20/11/2026 a été refusée. Motif\u00a0: Le procès-verbal manque. Vous pouvez faire une nouvelle demande.',
  )
  expect((await actesDe(db, 'association', numero)).at(-1)).toMatchObject({
    type: 'DEMANDE_RATTACHEMENT_REFUSEE',
    auteur: court.uuid,
    contenu: { demande: uuid },
    texte: 'Le procès-verbal manque.',
  })
  expect(await markRead(personne, numero)).toBe(204)
  expect((await fiche(personne, numero)).rattachement.refus).toBeNull()
  expect(await tableau(personne)).toEqual([])
  office.clock.at = new Date(now().getTime() + 60_000)
  const again = await ask(personne, numero)
  expect(again.status).toBe(201)
  await accept(court, again.body.tacheRattachement)
  expect((await fiche(personne, numero)).rattachement).toMatchObject({ etat: 'RATTACHE', refus: null })
})

describe('of two clerks at once, one decides and the other learns who did', () => {
  test('accept and refuse at once', async () => {
    const { personne, numero, uuid } = await makeDemande()
    const [granted, refused] = await Promise.all([accept(court, uuid), refuse(second, uuid)])
    expect([granted.status, refused.status].toSorted()).toEqual([204, 409])
    const attached = (await fiche(personne, numero)).rattachement.etat === 'RATTACHE'
    expect(attached).toBe(granted.status === 204)
    const told = granted.status === 409 ? granted : refused
    expect(told.body.message).toMatch(
      /^(Anne Kern|Paul Ritter) a déjà décidé de cette demande le 20\/11\/2026 à .*\((acceptée|refusée)\)\. Votre décision n'a pas été enregistrée\.$/,
    )
    expect(await mailsTo(personne.email)).toHaveLength(1)
  })

  test('the same clerk who sends the same decision again succeeds, and it is recorded once', async () => {
    const { personne, numero, uuid } = await makeDemande()
    await accept(court, uuid)
    const before = (await actesDe(db, 'association', numero)).length
    expect((await accept(court, uuid)).status).toBe(204)
    expect((await actesDe(db, 'association', numero)).length).toBe(before)
    expect(await mailsTo(personne.email)).toHaveLength(1)
    expect((await refuse(court, uuid)).body.message).toMatch(/^Vous avez déjà décidé de cette demande/)
  })
})

describe('changes since the request are reported', () => {
  test('the person was attached by another way: nothing remains to decide', async () => {
    const { personne, numero, uuid } = await makeDemande()
    const droits = { fonction: 'Membre', gestion: false, depot: false }
    await db
      .transaction()
      .execute((trx) => tie(trx, { association: numero, compte: personne.uuid, ...droits, now: now(), auteur: personne.uuid }))
    expect((await read(court, uuid)).body).toMatchObject({ statut: 'ACCEPTE', decision: { agent: null } })
    const answers = [await accept(court, uuid), await refuse(court, uuid)]
    for (const answer of answers)
      expect([answer.status, raisons(answer)]).toEqual([
        412,
        ["Cette personne est rattachée à l'association depuis le 20/11/2026\u00a0: il n'y a plus rien à décider."],
      ])
    expect(await mailsTo(personne.email)).toEqual([])
  })

  test('the account was deactivated: it cannot be granted, it may be refused, and nobody is mailed', async () => {
    const { personne, uuid } = await makeDemande()
    await db.updateTable('compte').set({ etat: 'DESACTIVE' }).where('uuid', '=', personne.uuid).execute()
    const said = ['Le compte de cette personne a été désactivé depuis sa demande.']
    expect((await read(court, uuid)).body.obstacles).toEqual(said)
    const granted = await accept(court, uuid)
    expect([granted.status, raisons(granted)]).toEqual([412, said])
    expect((await refuse(court, uuid)).status).toBe(204)
    expect(await mailsTo(personne.email)).toEqual([])
  })

  test('the association was struck off: it cannot be granted', async () => {
    const { numero, uuid } = await makeDemande()
    await db.updateTable('association').set({ etat: 'RADIEE' }).where('numero', '=', numero).execute()
    const granted = await accept(court, uuid)
    expect([granted.status, raisons(granted)]).toEqual([
      412,
      ["L'association est radiée du registre\u00a0: plus personne ne peut agir pour elle."],
    ])
  })

  test('the address changed: the court reads the new one, and the mail goes there', async () => {
    const { personne, uuid } = await makeDemande()
    const email = `nouvelle.${personne.email}`
    await db.updateTable('compte').set({ email }).where('uuid', '=', personne.uuid).execute()
    expect((await read(court, uuid)).body.email).toBe(email)
    await refuse(court, uuid)
    expect([await mailsTo(personne.email), (await mailsTo(email)).length]).toEqual([[], 1])
  })
})
