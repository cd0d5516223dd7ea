import '../../rattachements/demande/tables.ts'
import '../../rattachements/tables.ts'
import '../../requetes/tables.ts'
import { sql } from 'kysely'
import type { Db } from '../../core/database.ts'
import { emailIs } from '../../core/email-sql.ts'
import type { Personne } from '../../core/personne.ts'
import { enAttente, type DatedLecteur, live } from '../../rattachements/living.ts'
import { isFiledBy } from '../../requetes/is-known-to.ts'
import { isFollowedBy } from '../../suivi/is-followed-by.ts'

/** Every attachment of a person to an association, ended or not, the latest first. */
export const rattachementsWith = (db: Db, { uuid, aujourdhui }: DatedLecteur, association: string) =>
  db
    .selectFrom('rattachement')
    .select([
      'fonction',
      'gestion',
      'depot',
      'fin',
      'cree_le as depuis',
      'termine_le as termineLe',
      sql<boolean>`${live(aujourdhui)}`.as('vivant'),
    ])
    .where('association', '=', association)
    .where('compte', '=', uuid)
    .orderBy('cree_le', 'desc')
    .execute()

/** Every invitation sent to their address, answered or not. */
export const invitationsWith = (db: Db, { email, aujourdhui }: Pick<Personne, 'email' | 'aujourdhui'>, association: string) =>
  db
    .selectFrom('invitation')
    .select(['fonction', 'gestion', 'depot', 'fin', 'envoyee_le as envoyeeLe', 'statut', enAttente(aujourdhui).as('vivante')])
    .where('association', '=', association)
    .where(emailIs('email', email))
    .orderBy('envoyee_le', 'desc')
    .execute()

/** Every request for attachment that they sent the court, with its answer. */
export const demandesWith = (db: Db, compte: string, association: string) =>
  db
    .selectFrom('demande_rattachement')
    .select(['fonction', 'demandee_le as demandeeLe', 'statut', 'decidee_le as decideeLe', 'motif'])
    .where('association', '=', association)
    .where('compte', '=', compte)
    .orderBy('demandee_le', 'desc')
    .execute()

/** The requests of an association that a person finds on their dashboard. */
export const requetesWith = (db: Db, lecteur: DatedLecteur, association: string) =>
  db
    .selectFrom('requete')
    .select(['numero', 'type', 'etat', 'date_pre_enregistrement as deposeeLe', 'retiree_le as retireeLe'])
    .select(isFiledBy(lecteur.uuid).as('deposant'))
    .where('association', '=', association)
    .where(isFollowedBy(lecteur))
    .orderBy('date_pre_enregistrement', 'desc')
    .execute()
