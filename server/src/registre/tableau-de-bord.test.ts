import type { Answer } from 'contract/core/call'
import type { dashboardAssociation } from 'contract/registre/registre'
import { jourDeParis } from 'domain/core/jour'
import { expect, test } from 'vitest'
import { digitise } from '../../test/numerisation.ts'
import { testOffice } from '../../test/office.ts'
import { clerk, someone, type Someone } from '../../test/people.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { aDemande } from '../../test/rattachements.ts'
import { saveInvitation } from '../rattachements/invitation/save.ts'

const office = await testOffice()
const { app, db, now } = office

const dashboard = async (who: Someone): Promise<Answer<typeof dashboardAssociation>> =>
  (await app.inject({ method: 'POST', url: '/api/utilisateur/dashboard-association', headers: who.bearer })).json()
const anAssociation = (denomination: string, rattaches: { personne: Someone; gestion?: boolean; depot?: boolean }[] = []) =>
  aRegisteredAssociation(office, { informations: { denomination }, dossierPapier: true, rattaches })

test('[SRV-08, ENT-36, INVITE-11] attachments, invitations and waiting requests, with rights, the inviter and the digitisation', async () => {
  const me = await someone(office)
  const other = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
  const mine = await anAssociation('Chorale', [{ personne: me, depot: false }])
  const inviting = await anAssociation('Harmonie', [{ personne: other }])
  const invitingByCourt = await anAssociation('Judo-club')
  const asked = await anAssociation('Cercle')
  const foreign = await anAssociation('Fanfare', [{ personne: other }])
  await db.transaction().execute(async (trx) => {
    const proposed = { fonction: 'Membre', gestion: false, depot: true, now: now() }
    await saveInvitation(trx, { ...proposed, association: inviting.numero, email: me.email.toUpperCase(), auteur: other.uuid })
    await saveInvitation(trx, { ...proposed, association: invitingByCourt.numero, email: me.email, auteur: null })
    await aDemande(trx, { association: asked.numero, compte: me.uuid, fonction: 'Membre', now: now() })
  })
  await digitise(office, { numero: asked.numero, agent: await clerk(office, 'TJ-STRASBOURG'), nom: 'dossier.pdf' })
  const lines = await dashboard(me)
  const line = ({ numero }: { numero: string }) => lines.find((each) => each.numero === numero)
  const place = { etat: 'INSCRITE', motifEtat: null, codePostal: '67000', commune: 'Strasbourg' }
  expect(lines).toHaveLength(4)
  expect(line(foreign)).toBeUndefined()
  expect(line(mine)).toEqual({
    ...place,
    numero: mine.numero,
    nom: 'Chorale',
    rattachement: 'RATTACHE',
    gestion: true,
    depot: false,
    invitation: null,
    refus: null,
    numerisation: 'POSSIBLE',
  })
  expect(line(inviting)).toEqual({
    ...place,
    numero: inviting.numero,
    nom: 'Harmonie',
    rattachement: 'INVITATION_EN_COURS',
    gestion: false,
    depot: false,
    invitation: { gestion: false, depot: true, identite: 'Odile Mittelbrucher', envoyeeLe: jourDeParis(now()) },
    refus: null,
    numerisation: 'POSSIBLE',
  })
  expect(line(invitingByCourt)?.invitation?.identite).toBe('Le greffe')
  expect(line(asked)).toMatchObject({
    rattachement: 'EN_COURS',
    invitation: null,
    gestion: false,
    depot: false,
    numerisation: 'DISPONIBLE',
  })
})

test('an association linked in several ways is one line: attached before invited, invited before waiting', async () => {
  const me = await someone(office)
  const attached = await anAssociation('Chorale', [{ personne: me }])
  const invited = await anAssociation('Harmonie')
  await db.transaction().execute(async (trx) => {
    for (const { numero: association } of [attached, invited]) {
      await saveInvitation(trx, {
        association,
        email: me.email,
        fonction: 'Membre',
        gestion: true,
        depot: true,
        now: now(),
        auteur: null,
      })
      await aDemande(trx, { association, compte: me.uuid, fonction: 'Membre', now: now() })
    }
  })
  expect((await dashboard(me)).map(({ numero, rattachement }) => [numero, rattachement]).toSorted()).toEqual(
    [
      [attached.numero, 'RATTACHE'],
      [invited.numero, 'INVITATION_EN_COURS'],
    ].toSorted(),
  )
})

test('a person without any link has an empty dashboard', async () => {
  expect(await dashboard(await someone(office))).toEqual([])
})
