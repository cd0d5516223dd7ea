import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { captcha, testPassword, withPassword } from '../../test/accounts.ts'
import { approvedLife } from '../../test/approved-life.ts'
import { retain } from '../../test/brouillons.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { cleanBrouillons } from '../requetes/brouillon/nettoyage.ts'
import { closeInactiveComptes } from './fin-compte/inactivite.ts'
import { alert } from './verification/alert.ts'

test('[MAIL-01] [MAIL-02] [MAIL-09] the whole life of accounts: opened, changed, idle, closed, with the mails to an administrator', async () => {
  const { office, account, clerkOf, step, told } = await approvedLife()
  const { app, db, clock } = office
  const who = (prenom: string, nom: string) => withPassword(office, { email: `${prenom}.${nom}@compte.fr`.toLowerCase(), prenom, nom })
  clock.at = new Date('2026-11-20T10:00:00Z')
  const irma = await who('Irma', 'Tannacker')
  const reader = await account('Lucien', 'Obersand')
  const admin = await account('Admin', 'Istrateur', { authorities: ['USAGER', 'ADMINISTRATION'] })
  await clerkOf('TJ-STRASBOURG', 'Ondine', 'Greffenbach')
  await clerkOf('TJ-COLMAR', 'Colette', 'Colmarmann')
  await aRegisteredAssociation(office, {
    informations: { denomination: 'Chorale du Ried' },
    rattaches: [{ personne: irma }, { personne: reader, gestion: false }],
  })
  const cycle = '/oauth2/utilisateur'
  const post = async (url: string, payload: object, headers: object = {}) =>
    app.inject({ method: 'POST', url, headers: { ...headers }, payload })
  const create = async (email: string) =>
    post(
      `${cycle}/cycle/creer`,
      { infos: { email, civilite: 'MME', prenom: 'Nouvelle', nom: 'Venue' }, motPasse: testPassword },
      await captcha(office),
    )
  await step('2026-11-21', 'création de compte', () => create('nouvelle@compte.fr'))
  await step('2026-11-22', "création avec l'adresse d'un compte", () => create(irma.email))
  await step('2026-11-23', 'mot de passe oublié', async () => post(`${cycle}/cycle/oubli`, { email: irma.email }, await captcha(office)))
  await step('2026-11-24', "changement d'adresse demandé", () =>
    post(`${cycle}/mail`, { email: 'irma.nouvelle@compte.fr', motPasse: testPassword }, irma.bearer),
  )
  const code = async () => {
    const { texte } = await db
      .selectFrom('courriel')
      .select('texte')
      .where('sujet', '=', 'Confirmez votre nouvelle adresse')
      .executeTakeFirstOrThrow()
    return /code=(\S+)/.exec(texte)?.[1] ?? ''
  }
  await step('2026-11-24T10:05:00Z', "changement d'adresse confirmé", async () =>
    app.inject({ method: 'PUT', url: `${cycle}/mail`, payload: { code: await code() } }),
  )
  await step('2026-11-25', "l'adresse d'un autre compte demandée", () =>
    post(`${cycle}/mail`, { email: reader.email, motPasse: testPassword }, irma.bearer),
  )
  await step('2026-11-26', 'mot de passe changé', () =>
    post(`${cycle}/changeMotPasse`, { ancien: testPassword, motPasse: 'Une autre phrase 2' }, irma.bearer),
  )
  await step('2026-11-27', 'compte ouvert par le support', () =>
    post('/api/administration/compte', { email: 'ouvert@compte.fr', civilite: 'M', prenom: 'Ouvert', nom: 'Par-Téléphone' }, admin.bearer),
  )
  await step('2026-11-28', "écarts trouvés par la vérification d'un soir", () =>
    db
      .transaction()
      .execute((trx) => alert(trx, office, { id: 'v-1', ecarts: 3, demandeeLe: new Date('2026-11-28T01:30:00Z'), demandeePar: 'la nuit' })),
  )
  await step('2026-11-29', 'brouillon enregistré', () => retain(office, reader, randomUUID(), { denomination: 'Judo-club' }))
  await step('2027-02-14', "brouillon près d'être effacé", () => cleanBrouillons(office, clock.at))
  const over = await who('Ursule', 'Grendelbach')
  await aRegisteredAssociation(office, {
    informations: { denomination: 'Harmonie de la Bruche' },
    rattaches: [{ personne: over }, { personne: reader, gestion: false }],
  })
  await step('2027-02-15', 'compte fermé par qui gérait seul', () =>
    post('/api/utilisateur/fermeture', { motPasse: testPassword }, over.bearer),
  )
  await step('2028-11-27', 'comptes inactifs avertis', () => closeInactiveComptes(office, clock.at))
  await step('2028-12-30', 'comptes inactifs fermés', () => closeInactiveComptes(office, clock.at))
  await expect(told()).toMatchFileSnapshot('approved/vie-comptes.txt')
})
