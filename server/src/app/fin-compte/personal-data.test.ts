import { randomUUID } from 'node:crypto'
import { aDepotDeclarant, aCreationDepot } from 'domain/requetes/examples/filings'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testPassword, withPassword } from '../../../test/accounts.ts'
import { retain } from '../../../test/brouillons.ts'
import { jobsDone, testOffice } from '../../../test/office.ts'
import { someone, type Someone } from '../../../test/people.ts'
import { aDemande } from '../../../test/rattachements.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { aRequeteOn } from '../../../test/requests.ts'
import { utilisateurs } from '../../../test/utilisateurs.ts'
import { saveInvitation } from '../../rattachements/invitation/save.ts'
import { tie } from '../../rattachements/attach.ts'
import { startFollowing } from '../../rattachements/suivre/sql.ts'
import { clean } from '../nettoyage.ts'

const office = await testOffice()
const { app, db, clock, now } = office

/** Moves the clock, so that rows of one kind have different instants. */
const later = () => {
  clock.at = new Date(clock.at.getTime() + 3_600_000)
}

/** A word found only in the values of this person, in any table. */
type Mark = 'alpha' | 'omega'
let rank = 7000

/** Makes a person with one row of every kind and state; each value holds their mark. */
const livedBy = async (mark: Mark): Promise<Someone & { associations: string[] }> => {
  const email = `${mark}@exemple.fr`
  const person = await withPassword(office, { email, prenom: `Prenom-${mark}`, nom: `Nom-${mark}` })
  const { uuid } = person
  const address = { adresse: `1 rue ${mark}`, complement_adresse: `Bâtiment ${mark}`, code_postal: '67000', ville: `Ville-${mark}` }
  await db.updateTable('compte').set(address).where('uuid', '=', uuid).execute()
  await db
    .updateTable('session')
    .set({ navigateur: `Navigateur ${mark}`, adresse: `192.0.2.1-${mark}` })
    .where('compte', '=', uuid)
    .execute()
  const other = await someone(office, { prenom: 'Odile', nom: 'Voisine' })
  const associations: string[] = []
  const association = async (name: string, rattaches: Parameters<typeof aRegisteredAssociation>[1] = {}) => {
    later()
    const { numero } = await aRegisteredAssociation(office, { informations: { denomination: name }, ...rattaches })
    associations.push(numero)
    return numero
  }
  const sheet = await association('Rattachée', { rattaches: [{ personne: other }] })
  const [ended, pending, refused, deleted] = [
    await association('Finie'),
    await association('Invitée'),
    await association('Déclinée'),
    await association('Retirée'),
  ]
  const rights = { fonction: `Fonction-${mark}`, gestion: true, depot: true, auteur: null }
  const instant = () => {
    later()
    return now()
  }
  await db.transaction().execute(async (trx) => {
    await tie(trx, { ...rights, now: instant(), association: sheet, compte: uuid, fin: '2027-06-30' })
    await tie(trx, { ...rights, now: instant(), association: ended, compte: uuid })
    for (const [numero, statut] of [
      [pending, 'EN_ATTENTE'],
      [refused, 'REFUSEE'],
      [deleted, 'SUPPRIMEE'],
    ] as const) {
      await saveInvitation(trx, { ...rights, now: instant(), association: numero, email: email.toUpperCase() })
      await trx.updateTable('invitation').set({ statut }).where('association', '=', numero).execute()
    }
    for (const [numero, statut] of [
      [refused, 'REFUSE'],
      [pending, 'EN_COURS'],
    ] as const) {
      const demande = await aDemande(trx, { association: numero, compte: uuid, fonction: `Demandée-${mark}`, now: instant() })
      const decided = statut === 'REFUSE' ? { statut, decidee_le: now(), motif: `Refus ${mark}` } : { statut }
      await trx
        .updateTable('demande_rattachement')
        .set({ message: `Message ${mark}`, ...decided })
        .where('uuid', '=', demande)
        .execute()
    }
  })
  await db.updateTable('rattachement').set({ termine_le: now() }).where('association', '=', ended).execute()
  const depot = aCreationDepot({
    documents: [],
    declarant: aDepotDeclarant({ nom: `Declarant-${mark}`, email: `declarant.${mark}@exemple.fr` }),
  })
  for (const etat of ['INSCRITE', 'REJETEE'] as const) {
    rank += 1
    later()
    await aRequeteOn(office, { association: ended, compte: uuid, numero: `R2600${rank}`, etat, depot })
  }
  await retain(office, person, randomUUID(), { denomination: `Brouillon ${mark}`, contenu: { declarant: { nom: `Saisi-${mark}` } } })
  await startFollowing(db, uuid, sheet, now())
  await app.inject({ method: 'POST', url: '/api/utilisateur/calendrier', headers: person.bearer })
  const { challenge, fiche } = utilisateurs(office)
  const theirs = (await fiche(person, sheet)).usagers?.find((user) => user.email === other.email)
  await challenge(person, sheet, theirs?.uuid ?? '', `Contestation ${mark}`)
  return { ...person, associations }
}

/** Returns the columns that hold a text, in any case. In `compte`, only the account's row counts. */
const placesOf = async (text: string): Promise<string[]> => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name in (select tablename from pg_tables where schemaname = 'public')
    order by table_name, column_name`.execute(db)
  const found: string[] = []
  for (const { table, column } of rows) {
    const { rows: hits } =
      await sql`select 1 from ${sql.table(table)} where strpos(lower(${sql.ref(column)}::text), ${text}) > 0 limit 1`.execute(db)
    if (hits.length > 0) found.push(`${table}.${column}`)
  }
  return found
}
const exported = async (person: Someone) => (await app.inject({ url: '/api/utilisateur/donnees', headers: person.bearer })).body

const [alpha, omega] = [await livedBy('alpha'), await livedBy('omega')]

test('the export holds everything about a person, of every kind and state, and nothing about another', async () => {
  const said = await exported(alpha)
  expect(said).not.toContain('omega')
  const named = alpha.associations.reduce((text, numero, i) => text.replaceAll(numero, `ASSOCIATION-${i + 1}`), said)
  const plain = named.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'UUID')
  await expect(plain).toMatchFileSnapshot('approved/mes-donnees.txt')
})

test('closing an account erases the person wherever the register need not keep them, and changes nothing of anybody else', async () => {
  const before = { alpha: await placesOf('alpha'), omega: await placesOf('omega') }
  expect(before.alpha).toEqual(before.omega)
  const theirs = await exported(omega)
  const closed = await app.inject({
    method: 'POST',
    url: '/api/utilisateur/fermeture',
    headers: alpha.bearer,
    payload: { motPasse: testPassword },
  })
  expect([closed.statusCode, closed.body]).toEqual([204, ''])
  // The register and its proof keep filings, and the functions, names and grounds of acts on associations.
  const kept = [
    'acte.contenu',
    'acte.texte',
    'contestation_rattachement.motif',
    'demande_rattachement.fonction',
    'demande_rattachement.motif',
    'invitation.fonction',
    'rattachement.fonction',
    'requete.depot',
  ]
  // Its own last mail has not left yet. Mails to others, which name it, lose their text after a month.
  expect(await placesOf('alpha')).toEqual([...kept, 'courriel.destinataire', 'courriel.texte'].toSorted())
  expect(await placesOf('omega')).toEqual(before.omega)
  expect(JSON.parse(await exported(omega))).toEqual(JSON.parse(theirs))

  await jobsDone(db, 'courriel')
  clock.at = new Date('2027-01-20T04:00:00Z')
  await clean(office)
  expect(await placesOf('alpha')).toEqual(kept)
  expect(await placesOf('alpha@exemple.fr')).toEqual(['requete.depot'])
})

test('another person who takes the address of a closed account finds none of its data in theirs', async () => {
  const next = await someone(office, { email: 'alpha@exemple.fr', prenom: 'Berthe', nom: 'Nachfolger' })
  const said = JSON.parse(await exported(next)) as Record<string, unknown[]>
  const lists = Object.entries(said).filter(([, rows]) => Array.isArray(rows) && rows.length > 0)
  expect(lists.map(([name]) => name)).toEqual(['Sessions'])
})
