import './demande/tables.ts'
import './tables.ts'
import { sql } from 'kysely'
import '../association/tables.ts'
import '../compte/tables.ts'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'

/** What an account may do for an association today; undefined when it is not attached to it. */
export const findRattachement = (db: Db, association: string, compte: string) =>
  db
    .selectFrom('rattachement')
    .select(['fonction', 'gestion', 'depot', 'cree_le as depuis'])
    .where('association', '=', association)
    .where('compte', '=', compte)
    .where('termine_le', 'is', null)
    .executeTakeFirst()

/** The invitation an address has not answered yet (ATTACH-03). */
export const findInvitation = (db: Db, association: string, { email }: Pick<Personne, 'email'>) =>
  db
    .selectFrom('invitation')
    .select(['fonction', 'gestion', 'depot', 'envoyee_le as depuis'])
    .where('association', '=', association)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('statut', '=', 'EN_ATTENTE')
    .executeTakeFirst()

/** The users attached to an association, by e-mail (ENT-33, SHEET-25). */
export const usagersDe = (db: Db, association: string) =>
  db
    .selectFrom('rattachement')
    .innerJoin('compte', 'compte.uuid', 'rattachement.compte')
    .select([
      'rattachement.uuid',
      'compte.email',
      'compte.nom',
      'compte.prenom',
      'rattachement.fonction',
      'rattachement.gestion',
      'rattachement.depot',
    ])
    .where('rattachement.association', '=', association)
    .where('rattachement.termine_le', 'is', null)
    .orderBy(sql`lower(compte.email)`)
    .orderBy('rattachement.uuid')
    .execute()

/** Invitations nobody has answered, by e-mail, with the request for attachment the same person sent the court (ENT-34). */
export const invitationsDe = (db: Db, association: string) =>
  db
    .selectFrom('invitation')
    .select(['id', 'email', 'fonction', 'gestion', 'depot', 'statut', 'envoyee_le as envoyeeLe'])
    .select(({ selectFrom }) =>
      selectFrom('demande_rattachement as demande')
        .innerJoin('compte', 'compte.uuid', 'demande.compte')
        .select('demande.uuid')
        .whereRef('demande.association', '=', 'invitation.association')
        .where(sql<boolean>`lower(compte.email) = lower(invitation.email)`)
        .where('demande.statut', '=', 'EN_COURS')
        .as('tacheRattachement'),
    )
    .where('association', '=', association)
    .where('statut', '=', 'EN_ATTENTE')
    .orderBy(sql`lower(email)`)
    .orderBy('id')
    .execute()

/** Whether anybody administers the users of an association (SHEET-13). */
export const aDesGestionnaires = async (db: Db, association: string): Promise<boolean> =>
  (await db
    .selectFrom('rattachement')
    .select('uuid')
    .where('association', '=', association)
    .where('gestion', '=', true)
    .where('termine_le', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

const vue = [
  'association.numero',
  'association.nom',
  'association.etat',
  'association.code_postal as codePostal',
  'association.commune',
  'association.dossier_papier',
] as const

/** The associations an account is attached to, by name. */
export const associationsDe = (db: Db, { uuid }: Pick<Personne, 'uuid'>) =>
  db
    .selectFrom('rattachement')
    .innerJoin('association', 'association.numero', 'rattachement.association')
    .select([...vue, 'rattachement.gestion', 'rattachement.depot'])
    .where('rattachement.compte', '=', uuid)
    .where('rattachement.termine_le', 'is', null)
    .orderBy(sql`sans_accents(association.nom)`)
    .orderBy('association.numero')
    .execute()

/** The associations whose invitation an address has not answered, with who invites: nobody when the court does. */
export const invitationsRecues = (db: Db, { email }: Pick<Personne, 'email'>) =>
  db
    .selectFrom('invitation')
    .innerJoin('association', 'association.numero', 'invitation.association')
    .leftJoin('compte', 'compte.uuid', 'invitation.invitee_par')
    .select([
      ...vue,
      'invitation.gestion',
      'invitation.depot',
      'invitation.envoyee_le as envoyeeLe',
      sql<string | null>`compte.prenom || ' ' || compte.nom`.as('identite'),
    ])
    .where(sql`lower(invitation.email)`, '=', email.toLowerCase())
    .where('invitation.statut', '=', 'EN_ATTENTE')
    .orderBy(sql`sans_accents(association.nom)`)
    .orderBy('association.numero')
    .execute()
