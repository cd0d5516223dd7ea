import '../tables.ts'
import { sql } from 'kysely'
import '../../association/tables.ts'
import '../../compte/tables.ts'
import type { Db } from '../../core/database.ts'
import { emailIs, emailsAreEqual } from '../../core/email-sql.ts'
import type { Personne } from '../../core/personne.ts'
import { nomDeMembre } from '../membre.ts'
import { overview } from '../sql.ts'
import { enAttente, live } from '../living.ts'

const forAdresse = (email: string) => emailIs('invitation.email', email)

/** The pending invitation of an address to one association (ATTACH-03). */
export const findInvitation = (db: Db, association: string, { email, aujourdhui }: Pick<Personne, 'email' | 'aujourdhui'>) =>
  db
    .selectFrom('invitation')
    .select(['id', 'fonction', 'gestion', 'depot', 'fin', 'invitee_par', 'envoyee_le as depuis'])
    .where('association', '=', association)
    .where(forAdresse(email))
    .where(enAttente(aujourdhui))
    .executeTakeFirst()

/** An invitation by its id, in any status, with the inviter. */
export const findInvitationById = (db: Db, association: string, id: string, aujourdhui: string) =>
  db
    .selectFrom('invitation')
    .innerJoin('association', 'association.numero', 'invitation.association')
    .select(['id', 'email', 'fonction', 'gestion', 'depot', 'fin', 'statut', 'invitee_par', 'envoyee_le as envoyeeLe', 'association.nom'])
    .select([enAttente(aujourdhui).as('vivante'), nomDeMembre('invitation.invitee_par', 'invitation.association').as('identite')])
    .where('association', '=', association)
    .where('id', '=', id)
    .executeTakeFirst()

/** Unanswered invitations, with the request for attachment sent by the same person (ENT-34). Expired ones too, since they may be resent. */
export const invitationsDe = (db: Db, association: string, aujourdhui: string) =>
  db
    .selectFrom('invitation')
    .select(['id', 'email', 'fonction', 'gestion', 'depot', 'fin', 'envoyee_le as envoyeeLe', enAttente(aujourdhui).as('vivante')])
    .select(({ selectFrom }) =>
      selectFrom('demande_rattachement as demande')
        .innerJoin('compte', 'compte.uuid', 'demande.compte')
        .select('demande.uuid')
        .whereRef('demande.association', '=', 'invitation.association')
        .where(emailsAreEqual('compte.email', 'invitation.email'))
        .where('demande.statut', '=', 'EN_COURS')
        .as('tacheRattachement'),
    )
    .where('association', '=', association)
    .where('statut', '=', 'EN_ATTENTE')
    .orderBy(sql`lower(email)`)
    .orderBy('id')
    .execute()

/** The unanswered invitations of an address, with the inviter, who is null when the court invites. */
export const receivedInvitations = (db: Db, { email, aujourdhui }: Pick<Personne, 'email' | 'aujourdhui'>) =>
  db
    .selectFrom('invitation')
    .innerJoin('association', 'association.numero', 'invitation.association')
    .select([...overview, 'invitation.gestion', 'invitation.depot', 'invitation.envoyee_le as envoyeeLe'])
    .select(nomDeMembre('invitation.invitee_par', 'invitation.association').as('identite'))
    .where(forAdresse(email))
    .where(enAttente(aujourdhui))
    .orderBy(sql`sans_accents(association.nom)`)
    .orderBy('association.numero')
    .execute()

/** Whether an address is invited or attached to an association. */
export const situationDAdresse = async (db: Db, association: string, { email, aujourdhui }: Pick<Personne, 'email' | 'aujourdhui'>) => ({
  invite: (await findInvitation(db, association, { email, aujourdhui })) !== undefined,
  rattache:
    (await db
      .selectFrom('rattachement')
      .innerJoin('compte', 'compte.uuid', 'rattachement.compte')
      .select('rattachement.uuid')
      .where('association', '=', association)
      .where(emailIs('compte.email', email))
      .where(live(aujourdhui))
      .executeTakeFirst()) !== undefined,
})
