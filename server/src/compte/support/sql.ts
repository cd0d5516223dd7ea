import '../tables.ts'
import '../../core/core-tables.ts'
import type { SituationCompte } from 'domain/compte/support'
import { sql } from 'kysely'
import type { Db, Trx } from '../../core/database.ts'
import { emailIs } from '../../core/email-sql.ts'
import { lockSessions } from '../sessions.ts'

/** Maximum number of mails shown for one account. */
const courrielsAuPlus = 50

const compte = (db: Db, uuid: string) =>
  db
    .selectFrom('compte')
    .selectAll('compte')
    .select(
      sql<boolean>`compte.etat = 'ACTIF' and 'ADMINISTRATION' = any(compte.authorities) and not exists (select from compte as autre
        where autre.uuid <> compte.uuid and autre.etat = 'ACTIF' and 'ADMINISTRATION' = any(autre.authorities))`.as(
        'dernierAdministrateur',
      ),
    )
    .select(sql<string[]>`array(select tribunal from agent_tribunal where agent_tribunal.compte = compte.uuid order by 1)`.as('tribunaux'))
    .where('compte.uuid', '=', uuid)

export const findSupportCompte = (db: Db, uuid: string) => compte(db, uuid).executeTakeFirst()

export type SupportCompte = NonNullable<Awaited<ReturnType<typeof findSupportCompte>>>

/** The fields of an account on which the rules of the support depend. */
export const situationDe = ({ mot_passe, totp_cle, ferme_le, ...same }: SupportCompte): SituationCompte => ({
  ...same,
  aUnMotPasse: mot_passe !== null,
  ferme: ferme_le !== null,
  secondFacteur: totp_cle !== null,
})

/**
 * Same account, locked until the transaction ends. Acts on accounts are serialised, so that two administrators who close each other's
 * account cannot leave none. The sessions are locked first, in the same order as a filing (threat T20).
 */
export const lockCompte = async (trx: Trx, uuid: string) => {
  await sql`select pg_advisory_xact_lock(hashtextextended('support/comptes', 0))`.execute(trx)
  await lockSessions(trx, uuid)
  return compte(trx, uuid).forUpdate('compte').executeTakeFirst()
}

/** The addresses of the administrators who can sign in. */
export const adressesDesAdministrateurs = async (db: Db): Promise<string[]> =>
  (
    await db
      .selectFrom('compte')
      .select('email')
      .where('etat', '=', 'ACTIF')
      .where(sql<boolean>`'ADMINISTRATION' = any(authorities)`)
      .orderBy('email')
      .execute()
  ).map(({ email }) => email)

/** The mails of an address, latest first, without their text, which contains links (threat T26). */
export const findCourrielsDe = (db: Db, email: string) =>
  db
    .selectFrom('courriel')
    .select(['id', 'sujet', 'cree_le', 'envoye_le', 'tentatives', 'erreur', 'refus'])
    .where(emailIs('destinataire', email))
    .orderBy('cree_le', 'desc')
    .orderBy('id')
    .limit(courrielsAuPlus)
    .execute()

/** The acts on an account, latest first, with the name of their author. */
export const findCompteActes = (db: Db, uuid: string) =>
  db
    .selectFrom('acte')
    .leftJoin('compte as auteur', 'auteur.uuid', 'acte.auteur')
    .select(['acte.rang', 'acte.type', 'acte.instant', 'acte.texte', 'acte.contenu'])
    .select(sql<string | null>`auteur.prenom || ' ' || auteur.nom`.as('auteur'))
    .where('acte.sujet', '=', 'compte')
    .where('acte.sujet_id', '=', uuid)
    .orderBy('acte.rang', 'desc')
    .execute()
