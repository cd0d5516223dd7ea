import { normalizeEmail } from 'domain/core/email'
import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { membre, raisons, utilisateurs } from '../../../test/utilisateurs.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { enHtml } from '../../core/mail/en-html.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { tie } from '../attach.ts'

const office = await testOffice({ COURRIELS_PAR_HEURE: '1000', COURRIELS_PAR_JOUR: '1000', INVITATIONS_PAR_JOUR: '1000' })
const { db, clock } = office
const { invite, reply, cancel, resend, read, fiche, associations, courriels } = utilisateurs(office)
const denomination = 'Chorale <des> Tilleuls'

let odile: Someone
let numero: string

beforeEach(async () => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  odile = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
  numero = (await aRegisteredAssociation(office, { informations: { denomination }, rattaches: [{ personne: odile, depot: false }] })).numero
})

const actes = async () => (await actesDe(db, 'association', numero)).map(({ type, auteur }) => [type, auteur]).slice(2)
const idDe = async (email: string) => {
  const found = (await fiche(odile, numero)).invitations?.find((each) => each.email === email)
  if (!found) throw new Error('no invitation')
  return found.id
}

test('[INVITE-01, INVITE-02, INVITE-10, INVITE-11, SRV-39, API-46, API-49, PERM-05, PERM-07] a user with gestion invites an address with a function and rights, and the person who accepts gets exactly these', async () => {
  const basile = await someone(office)
  const droits = { fonction: 'Trésorier(ère)', gestion: true, depot: false, fin: '2027-06-30' }
  const [local = ''] = basile.email.split('@')
  expect((await invite(odile, numero, ` ${basile.email.toUpperCase()} `, droits)).status).toBe(204)
  const [attente] = (await fiche(odile, numero)).invitations ?? []
  expect(attente).toMatchObject({
    email: `${local.toUpperCase()}@exemple.fr`,
    ...droits,
    statut: 'EN_ATTENTE',
    envoyeeLe: clock.at.toISOString(),
  })
  expect(attente?.reference).toBe(attente?.id)
  expect(await associations(basile)).toMatchObject([
    {
      numero,
      rattachement: 'INVITATION_EN_COURS',
      gestion: false,
      depot: false,
      invitation: { gestion: true, identite: 'Odile Mittelbrucher' },
    },
  ])
  expect(await reply(basile, numero, true)).toEqual({ status: 204, body: null })
  const { rattachement, invitations, usagers } = await fiche(basile, numero)
  expect(rattachement).toMatchObject({ etat: 'RATTACHE', fonction: 'Trésorier(ère)', gestion: true, depot: false })
  expect(invitations).toEqual([])
  expect(usagers?.find(({ email }) => email === basile.email)).toMatchObject({
    ...droits,
    accordeLe: clock.at.toISOString(),
    accordePar: 'Odile Mittelbrucher',
  })
  expect(await actes()).toEqual([
    ['INVITATION', odile.uuid],
    ['INVITATION_ACCEPTEE', basile.uuid],
    ['RATTACHEMENT', odile.uuid],
  ])
  expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
})

test('[INVITE-02, INVITE-08, SRV-39] a declined invitation is closed and gives nothing; the address may be invited again', async () => {
  const basile = await someone(office)
  await invite(odile, numero, basile.email)
  expect((await reply(basile, numero, false)).status).toBe(204)
  expect((await fiche(basile, numero)).rattachement.etat).toBe('NON_RATTACHE')
  expect((await fiche(odile, numero)).invitations).toEqual([])
  const apres = await reply(basile, numero, true)
  expect([apres.status, raisons(apres.body)]).toEqual([404, ["Rattachement impossible. Cette invitation n'existe plus."]])
  expect((await invite(odile, numero, basile.email)).status).toBe(204)
  expect((await actes()).map(([type]) => type)).toEqual(['INVITATION', 'INVITATION_REFUSEE', 'INVITATION'])
})

test('[INVITE-12, SRV-40] an address has one pending invitation at most and none when attached; address and function are required', async () => {
  const basile = await someone(office)
  await invite(odile, numero, basile.email)
  expect(await courriels(numero, basile.email)).toHaveLength(1)
  const encore = await invite(odile, numero, basile.email.toUpperCase())
  expect([encore.status, encore.body.errors]).toEqual([
    400,
    [{ field: 'email', defaultMessage: `Une invitation est déjà en attente pour ${normalizeEmail(basile.email.toUpperCase())}.` }],
  ])
  await reply(basile, numero, true)
  const rattache = await invite(odile, numero, basile.email)
  expect([rattache.status, rattache.body.errors]).toEqual([
    400,
    [{ field: 'email', defaultMessage: `${basile.email} est déjà rattachée à cette association.` }],
  ])
  const vide = await invite(odile, numero, ' ', { fonction: ' ', fin: '2026-11-19' })
  expect(vide.body.errors.map(({ field }: { field: string }) => field)).toEqual(['email', 'fonction'])
  const passee = await invite(odile, numero, 'x@exemple.fr', { fin: '2026-11-19' })
  expect([passee.status, passee.body.errors]).toEqual([400, [{ field: 'fin', defaultMessage: 'Choisissez un jour à venir.' }]])
  const ailleurs = (await aRegisteredAssociation(office, { rattaches: [{ personne: odile }] })).numero
  expect((await invite(odile, ailleurs, basile.email)).status).toBe(204)
})

test('[INVITE-13, SRV-39, SRV-47] it lasts thirty days in Paris time, whatever the hour; a resend gives thirty more, even after it expired', async () => {
  const basile = await someone(office)
  await invite(odile, numero, basile.email)
  const id = await idDe(basile.email)
  clock.at = new Date('2026-12-20T22:59:59Z')
  expect((await fiche(basile, numero)).rattachement.etat).toBe('INVITATION_EN_COURS')
  clock.at = new Date('2026-12-20T23:00:00Z')
  expect((await fiche(basile, numero)).rattachement.etat).toBe('NON_RATTACHE')
  expect(await associations(basile)).toEqual([])
  expect((await reply(basile, numero, true)).status).toBe(404)
  expect((await read(basile, numero, id)).body.invitation.etat).toBe('DISPARUE')
  expect((await fiche(odile, numero)).invitations).toMatchObject([{ id, statut: 'EXPIREE' }])
  expect((await resend(odile, numero, id)).status).toBe(204)
  clock.at = new Date('2027-01-20T22:00:00Z')
  expect((await read(basile, numero, id)).body.invitation).toMatchObject({ etat: 'EN_ATTENTE', limite: '2027-01-20' })
  clock.at = new Date('2027-01-21T10:00:00Z')
  expect((await invite(odile, numero, basile.email)).status).toBe(204)
  expect((await reply(basile, numero, true)).status).toBe(204)
})

test('[MAIL-04, API-48, INVITE-09] the mail and its resend, in text and HTML, say who offers what until when, and link to the sign-in with that address', async () => {
  const email = 'basile+chorale@exemple.fr'
  await invite(odile, numero, email, { fonction: 'Membre', gestion: true, depot: true, fin: '2027-06-30' })
  const id = await idDe(email)
  clock.at = new Date('2026-11-25T10:00:00Z')
  expect((await resend(odile, numero, id)).status).toBe(204)
  const [premier, second] = await courriels(numero, email)
  const lien = `${office.settings.baseUrl}/login?email=basile%2Bchorale@exemple.fr&retour=/association/${numero}/invitation/${id}?email=basile%252Bchorale@exemple.fr`
  expect(new URL(lien).searchParams.get('retour')).toBe(`/association/${numero}/invitation/${id}?email=basile%2Bchorale@exemple.fr`)
  for (const [courriel, limite] of [
    [premier, '20/12/2026'],
    [second, '25/12/2026'],
  ] as const) {
    const { sujet = '', texte = '' } = courriel ?? {}
    expect(sujet).toBe(`Invitation à rejoindre l'association ${denomination}`)
    for (const dit of [
      "Odile Mittelbrucher vous propose d'agir pour cette association.",
      'Droits proposés\u00A0: déposer des requêtes, gérer les utilisateurs. Ces droits prendront fin après le 30/06/2027.',
      `Cette invitation est valable 30 jours\u00a0: répondez au plus tard le ${limite}.`,
      'Tribunal judiciaire de Strasbourg',
      lien,
    ])
      expect(texte).toContain(dit)
    const html = enHtml(sujet, texte, office.settings.baseUrl)
    expect(html).toContain(`<a href="${lien.replaceAll('&', '&amp;')}">Répondre à l&#39;invitation</a>`)
    expect(html).toContain('Chorale &lt;des&gt; Tilleuls')
  }
  expect(await courriels(numero, email)).toHaveLength(2)
  expect((await actes()).map(([type]) => type)).toEqual(['INVITATION', 'INVITATION_RENVOYEE'])
})

test('[API-47, SRV-40, PERM-09] only a user with gestion removes it; it can then not be accepted, resent or removed again, and its link says so', async () => {
  const basile = await someone(office)
  await invite(odile, numero, basile.email)
  const id = await idDe(basile.email)
  const sansGestion = await someone(office)
  const membreSeul = { association: numero, compte: sansGestion.uuid, ...membre, gestion: false, depot: true, now: clock.at, auteur: null }
  await db.transaction().execute((trx) => tie(trx, membreSeul))
  for (const refused of [
    await invite(sansGestion, numero, 'autre@exemple.fr'),
    await cancel(sansGestion, numero, id),
    await resend(sansGestion, numero, id),
  ])
    expect(refused.status).toBe(403)
  expect((await read(basile, numero, id)).body.invitation.etat).toBe('EN_ATTENTE')
  expect((await cancel(odile, numero, id)).status).toBe(204)
  expect((await read(basile, numero, id)).body.invitation.etat).toBe('DISPARUE')
  for (const refused of [await resend(odile, numero, id), await cancel(odile, numero, id)])
    expect([refused.status, raisons(refused.body)]).toEqual([404, ["Cette invitation n'existe plus."]])
  expect(raisons((await reply(basile, numero, true)).body)).toEqual(["Rattachement impossible. Cette invitation n'existe plus."])
  expect((await actes()).map(([type]) => type)).toEqual(['INVITATION', 'RATTACHEMENT', 'INVITATION_SUPPRIMEE'])
  const ailleurs = await aRegisteredAssociation(office, { rattaches: [{ personne: odile }] })
  await invite(odile, numero, basile.email)
  expect((await cancel(odile, ailleurs.numero, await idDe(basile.email))).status).toBe(404)
})

test('[INVITE-09, SRV-39] the link shows another account only the masked invited address, and that account cannot answer it', async () => {
  const [basile, intrus] = [await someone(office), await someone(office)]
  await invite(odile, numero, basile.email)
  const id = await idDe(basile.email)
  const at = basile.email.indexOf('@')
  expect((await read(intrus, numero, id)).body).toEqual({
    destinataire: `${basile.email[0]}•••${basile.email.slice(at)}`,
    invitation: null,
  })
  expect((await reply(intrus, numero, true)).status).toBe(404)
  expect((await read(basile, numero, id)).body).toMatchObject({
    destinataire: basile.email,
    invitation: { denomination, etat: 'EN_ATTENTE' },
  })
  await reply(basile, numero, true)
  expect((await read(basile, numero, id)).body.invitation.etat).toBe('ACCEPTEE')
})

test('[STAFF-17, INVITE-11] the court invites the first user with gestion in its own name, without naming a clerk', async () => {
  const greffier = await clerk(office, 'TJ-STRASBOURG')
  const basile = await someone(office)
  const { numero: seule } = await aRegisteredAssociation(office)
  expect((await fiche(greffier, seule)).administre).toBe(true)
  expect((await invite(greffier, seule, basile.email, { gestion: true })).status).toBe(204)
  expect((await associations(basile))[0]?.invitation?.identite).toBe('Le greffe')
  const [courriel] = await courriels(seule, basile.email)
  expect(courriel?.texte).toContain("Le greffe vous propose d'agir pour cette association.")
  expect(courriel?.texte).not.toContain('Dominique')
  await reply(basile, seule, true)
  expect((await fiche(basile, seule)).usagers).toMatchObject([{ gestion: true, accordePar: null }])
  expect((await actesDe(db, 'association', seule)).at(-1)).toMatchObject({ type: 'RATTACHEMENT', auteur: greffier.uuid })
})

test('a person attached by another way meanwhile keeps those rights', async () => {
  const basile = await someone(office)
  const { numero: double } = await aRegisteredAssociation(office, { rattaches: [{ personne: odile }] })
  await invite(odile, double, basile.email, { ...membre, gestion: true })
  await db.updateTable('rattachement').set({ compte: basile.uuid, gestion: false }).where('association', '=', double).execute()
  const refused = await reply(basile, double, true)
  expect([refused.status, raisons(refused.body)]).toEqual([412, ['Votre compte est déjà rattaché à cette association.']])
  expect((await fiche(basile, double)).rattachement.gestion).toBe(false)
})
