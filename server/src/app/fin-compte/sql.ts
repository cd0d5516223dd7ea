import '../../compte/tables.ts'
import '../../rattachements/demande/tables.ts'
import '../../rattachements/tables.ts'
import '../../requetes/tables.ts'
import type { Db } from '../../core/database.ts'
import { emailIs } from '../../core/email-sql.ts'
import { isFiledBy } from '../../requetes/is-known-to.ts'

export const requetesEnCoursDe = async (db: Db, compte: string): Promise<string[]> =>
  (await db.selectFrom('requete').select('numero').where(isFiledBy(compte)).where('etat', '=', 'EN_COURS').orderBy('numero').execute()).map(
    ({ numero }) => numero,
  )

export const compteBrouillons = (db: Db, compte: string) =>
  db
    .selectFrom('brouillon')
    .select(['type', 'association', 'denomination', 'contenu', 'enregistre_le as enregistreLe', 'requete'])
    .where('compte', '=', compte)
    .orderBy('enregistre_le')
    .execute()

export const compteRequetes = (db: Db, compte: string) =>
  db
    .selectFrom('requete')
    .select(['numero', 'type', 'etat', 'denomination', 'association', 'depot', 'date_pre_enregistrement as deposeeLe'])
    .where(isFiledBy(compte))
    .orderBy('date_pre_enregistrement')
    .execute()

/** Every attachment of an account, ended or not. */
export const allRattachementsOf = (db: Db, compte: string) =>
  db
    .selectFrom('rattachement')
    .select(['association', 'fonction', 'gestion', 'depot', 'fin', 'cree_le as du', 'termine_le as au'])
    .where('compte', '=', compte)
    .orderBy('cree_le')
    .execute()

export const invitationsFor = (db: Db, email: string) =>
  db
    .selectFrom('invitation')
    .select(['association', 'fonction', 'gestion', 'depot', 'fin', 'statut', 'envoyee_le as envoyeeLe'])
    .where(emailIs('email', email))
    .orderBy('envoyee_le')
    .execute()

export const compteDemandes = (db: Db, compte: string) =>
  db
    .selectFrom('demande_rattachement')
    .select(['association', 'fonction', 'message', 'statut', 'demandee_le as demandeeLe', 'decidee_le as decideeLe', 'motif'])
    .where('compte', '=', compte)
    .orderBy('demandee_le')
    .execute()

/** The mails sent to an address: their texts are erased after a month, their subjects stay. */
export const courrielsFor = (db: Db, email: string) =>
  db
    .selectFrom('courriel')
    .select(['sujet', 'cree_le as le'])
    .where(emailIs('destinataire', email))
    .orderBy('cree_le')
    .orderBy('sujet')
    .execute()

export const compteSessions = (db: Db, compte: string) =>
  db
    .selectFrom('session')
    .select(['ouverte_le as ouverteLe', 'navigateur', 'adresse'])
    .where('compte', '=', compte)
    .orderBy('ouverte_le')
    .execute()

/** The acts of an account in the journal. */
export const compteActes = (db: Db, compte: string) =>
  db
    .selectFrom('acte')
    .select(['sujet', 'sujet_id as sujetId', 'type', 'instant', 'texte'])
    .where('auteur', '=', compte)
    .orderBy('id')
    .execute()
