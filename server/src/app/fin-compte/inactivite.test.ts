import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testPassword, signedIn, withPassword } from '../../../test/accounts.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { aRequeteOn } from '../../../test/requests.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { startSession } from '../../compte/sessions.ts'
import { clean } from '../nettoyage.ts'
import { closeInactiveComptes } from './inactivite.ts'

const office = await testOffice({}, true)
const { db, clock } = office
const debut = clock.at

/** Instants counted from the last sign-in, at ten in the morning. */
const after = (mois: number, jours = 0) => {
  const jour = new Date(debut)
  jour.setUTCMonth(jour.getUTCMonth() + mois)
  jour.setUTCDate(jour.getUTCDate() + jours)
  return jour
}
const runNight = async (mois: number, jours = 0) => {
  clock.at = after(mois, jours)
  await clean(office)
}
const resetClock = () => {
  clock.at = debut
}
const etat = async ({ uuid }: Someone) =>
  (await db.selectFrom('compte').select('etat').where('uuid', '=', uuid).executeTakeFirstOrThrow()).etat
/** Returns the mails to a person. Once their account is closed, the mails already sent no longer hold its address. */
const courriels = async ({ uuid, email }: Someone) =>
  (
    await db
      .selectFrom('courriel')
      .select(['sujet', 'texte'])
      .where(({ eb, or }) => or([eb('destinataire', '=', email), eb('evenement', 'like', `compte/${uuid}/%`)]))
      .orderBy('cree_le')
      .execute()
  ).map(({ sujet, texte }) => ({ sujet: sujet.replaceAll('\u00a0', ' '), texte: texte.replaceAll('\u00a0', ' ') }))
const sujets = async (qui: Someone) => (await courriels(qui)).map(({ sujet }) => sujet)
const averti = "Votre compte n'est plus utilisé"
const ferme = 'Votre compte est supprimé'

test('an unused account gets one mail after 24 months, with its last day, and is closed after that day', async () => {
  resetClock()
  const elle = await withPassword(office, { prenom: 'Odile', nom: 'Absente' })
  await runNight(23)
  await runNight(24, -1)
  expect(await sujets(elle)).toEqual([])
  await runNight(24)
  await runNight(24, 1)
  await runNight(24, 29)
  expect(await sujets(elle)).toEqual([averti])
  expect((await courriels(elle))[0]?.texte).toContain('connectez-vous au plus tard le 20/12/2028. Sinon, il sera supprimé ensuite')
  await runNight(24, 30)
  expect(await etat(elle)).toBe('ACTIF')
  await runNight(24, 31)
  expect(await etat(elle)).toBe('DESACTIVE')
  expect(await sujets(elle)).toEqual([averti, ferme])
  const vide = await db.selectFrom('compte').selectAll().where('uuid', '=', elle.uuid).executeTakeFirstOrThrow()
  expect(JSON.stringify(vide)).not.toMatch(/Odile|Absente/)
  // Nobody requested it: the act has no author.
  expect((await actesDe(db, 'compte', elle.uuid)).at(-1)).toMatchObject({ type: 'FERMETURE', auteur: null })
  expect(await findBrokenLigne(db, 'compte', elle.uuid)).toBeNull()
})

test('signing in cancels the closure; 24 months later a new mail announces it', async () => {
  resetClock()
  const elle = await withPassword(office)
  await runNight(24)
  clock.at = after(24, 10)
  await signedIn(office, elle.email, testPassword)
  await runNight(24, 40)
  await runNight(47)
  expect([await etat(elle), await sujets(elle)]).toEqual(['ACTIF', [averti]])
  await runNight(48, 10)
  await runNight(48, 40)
  expect([await etat(elle), await sujets(elle)]).toEqual(['ACTIF', [averti, averti]])
  await runNight(48, 41)
  expect(await etat(elle)).toBe('DESACTIVE')
})

test('an account with rights of a court, or with a request under way, gets no mail and stays open; once the request is decided, it first gets the mail', async () => {
  resetClock()
  const elle = await someone(office)
  const reste = await someone(office)
  const { numero } = await aRegisteredAssociation(office, { rattaches: [{ personne: elle, gestion: false }, { personne: reste }] })
  await aRequeteOn(office, { association: numero, compte: elle.uuid, numero: 'R26007101' })
  const agents = [await clerk(office, 'TJ-METZ'), await someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] })]
  await runNight(24)
  await runNight(26)
  for (const qui of [elle, ...agents]) expect([await etat(qui), (await sujets(qui)).includes(averti)]).toEqual(['ACTIF', false])
  await db.updateTable('requete').set({ etat: 'INSCRITE' }).where('association', '=', numero).execute()
  await runNight(27)
  expect([await etat(elle), (await sujets(elle)).filter((sujet) => sujet === averti)]).toEqual(['ACTIF', [averti]])
  await runNight(27, 31)
  expect(await etat(elle)).toBe('DESACTIVE')
})

test('the last administrator of an association keeps their account and gets a mail, as do its users; it is closed once somebody else administers it', async () => {
  resetClock()
  const [elle, aussiAbsent, simple] = [await someone(office), await someone(office), await someone(office)]
  const rattaches = [{ personne: elle }, { personne: aussiAbsent }, { personne: simple, gestion: false }]
  const { numero } = await aRegisteredAssociation(office, { rattaches, informations: { denomination: 'Harmonie de Mittelbruch' } })
  clock.at = after(20)
  await startSession(db, clock.at, crypto.randomUUID(), simple.uuid)
  await runNight(24)
  // Read at once: the text of a mail is erased thirty days after it left.
  for (const qui of [elle, aussiAbsent]) {
    const texte = (await courriels(qui)).find(({ sujet }) => sujet === averti)?.texte
    expect(texte).toContain('Vous êtes la dernière personne à gérer les utilisateurs de : Harmonie de Mittelbruch.')
    expect(texte).not.toContain('Sinon, il sera supprimé')
  }
  const recu = (await courriels(simple)).filter(({ texte }) => texte.includes("ne s'est pas connectée depuis 24 mois"))
  expect(recu).toHaveLength(2)
  expect(recu[0]?.texte).toContain(numero)
  await runNight(24, 40)
  // Otherwise each would be closed because of the other.
  for (const qui of [elle, aussiAbsent]) expect([await etat(qui), await sujets(qui)]).toEqual(['ACTIF', expect.arrayContaining([averti])])
  await db.updateTable('rattachement').set({ gestion: true }).where('compte', '=', simple.uuid).execute()
  await runNight(24, 41)
  expect([await etat(elle), await etat(aussiAbsent), await etat(simple)]).toEqual(['DESACTIVE', 'DESACTIVE', 'ACTIF'])
  const fins = (await actesDe(db, 'association', numero)).filter(({ type }) => type === 'FIN_RATTACHEMENT')
  expect(fins.map(({ auteur }) => auteur)).toEqual([null, null])
  expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
})

test('a struck-off association does not keep an account open', async () => {
  resetClock()
  const elle = await someone(office)
  await aRegisteredAssociation(office, { rattaches: [{ personne: elle }], etatAssociation: 'RADIEE' })
  await runNight(24)
  await runNight(24, 31)
  expect(await etat(elle)).toBe('DESACTIVE')
})

/** Sixty accounts last used on the first day. */
const nombre = 60
const insertMany = async () => {
  await sql`insert into compte (uuid, email, civilite, nom, prenom, etat, cree_le, vu_le)
    select gen_random_uuid(), 'nombreuse' || rang || '@exemple.fr', 'MME', 'Nombreuse', 'Une', 'ACTIF', ${debut}, ${debut} from generate_series(1, ${nombre}::int) as rang`.execute(
    db,
  )
  await sql`create table nombreuse as select uuid as compte, email from compte where nom = 'Nombreuse'`.execute(db)
  return async (colonne: 'averti_le' | 'ferme_le') =>
    (
      await sql<{ faits: number }>`select count(*)::int as faits from compte
        where uuid in (select compte from nombreuse) and ${sql.ref(colonne)} is not null`.execute(db)
    ).rows[0]?.faits
}

test('despite failures, each night processes as many accounts, until all have the mail, then closed; two servers at once process each once', async () => {
  // Closes the accounts of the other tests.
  await db.updateTable('compte').set({ etat: 'DESACTIVE' }).where('etat', '=', 'ACTIF').execute()
  const faits = await insertMany()
  const parNuit = nombre / 10
  // Five of the first cannot be told: the database refuses their mail.
  await sql`create function refuser() returns trigger language plpgsql as $$ begin
    if new.destinataire in (select email from nombreuse order by compte limit ${sql.lit(5)}) then raise exception 'refused'; end if; return new; end $$`.execute(
    db,
  )
  await sql`create trigger refuser before insert on courriel for each row execute function refuser()`.execute(db)
  clock.at = after(24)
  await closeInactiveComptes(office, clock.at, parNuit)
  expect(await faits('averti_le')).toBe(parNuit)
  for (let autre = 2; autre <= 9; autre++) await closeInactiveComptes(office, after(24, autre), parNuit)
  expect(await faits('averti_le')).toBe(9 * parNuit)
  await sql`drop trigger refuser on courriel`.execute(db)
  await closeInactiveComptes(office, after(24, 10), parNuit)
  expect(await faits('averti_le')).toBe(nombre)
  const echecs = await db.selectFrom('securite').select('type').where('type', '=', 'INACTIVITE_ECHEC').execute()
  expect(echecs).toHaveLength(9 * 5)

  clock.at = after(25, 12)
  await Promise.all([closeInactiveComptes(office, clock.at), closeInactiveComptes(office, clock.at)])
  expect(await faits('ferme_le')).toBe(nombre)
  const { rows } = await sql<{ acts: number; mails: number }>`select
    (select count(*)::int from acte where sujet = 'compte' and type = 'FERMETURE' and sujet_id in (select compte::text from nombreuse)) as acts,
    (select count(*)::int from courriel where sujet = ${ferme} and destinataire in (select email from nombreuse)) as mails`.execute(db)
  expect(rows[0]).toEqual({ acts: nombre, mails: nombre })
})
