import './tables.ts'
import { sql } from 'kysely'
import '../../association/tables.ts'
import '../../compte/tables.ts'
import type { Db, Trx } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { overview } from '../sql.ts'

/** The account's undecided request for attachment to this association (ATTACH-02). */
export const findDemande = (db: Db, association: string, compte: string) =>
  db
    .selectFrom('demande_rattachement')
    .select(['fonction', 'demandee_le as depuis'])
    .where('association', '=', association)
    .where('compte', '=', compte)
    .where('statut', '=', 'EN_COURS')
    .executeTakeFirst()

/** An earlier send of the same request: by its key, or without a key by the same content in a pending request. */
export const findEnvoi = (db: Db, { compte, cle, empreinte }: { compte: string; cle: string | null; empreinte: string }) =>
  db
    .selectFrom('demande_rattachement')
    .select(['uuid', 'statut', 'empreinte', 'demandee_le as demandeeLe'])
    .where('compte', '=', compte)
    .where((eb) => (cle === null ? eb.and([eb('empreinte', '=', empreinte), eb('statut', '=', 'EN_COURS')]) : eb('cle', '=', cle)))
    .executeTakeFirst()

/** Requests for attachment the court has not decided, oldest first (ENT-35). */
export const demandesDe = (db: Db, association: string) =>
  db
    .selectFrom('demande_rattachement')
    .innerJoin('compte', 'compte.uuid', 'demande_rattachement.compte')
    .select(['compte.email', 'compte.nom', 'compte.prenom', 'fonction', 'statut', 'demandee_le as demandeeLe'])
    .where('association', '=', association)
    .where('statut', '=', 'EN_COURS')
    .orderBy('demandee_le')
    .orderBy('demande_rattachement.uuid')
    .execute()

/** The unread refusals of an account, one per association at most: a request made since hides the refusal (ATTACH-12). */
const unreadRefus = (db: Db, { uuid }: Pick<Personne, 'uuid'>) =>
  db
    .selectFrom('demande_rattachement as demande')
    .where('demande.compte', '=', uuid)
    .where('demande.statut', '=', 'REFUSE')
    .where('demande.lue_le', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('demande_rattachement as suivante')
            .select('suivante.uuid')
            .whereRef('suivante.compte', '=', 'demande.compte')
            .whereRef('suivante.association', '=', 'demande.association')
            .whereRef('suivante.demandee_le', '>', 'demande.demandee_le'),
        ),
      ),
    )
    .select(['demande.association', 'demande.demandee_le as demandeeLe', 'demande.motif'])

export const findUnreadRefus = (db: Db, user: Pick<Personne, 'uuid'>, association: string) =>
  unreadRefus(db, user).where('demande.association', '=', association).executeTakeFirst()

/** The associations with an undecided request of the account. */
export const undecidedDemandes = (db: Db, { uuid }: Pick<Personne, 'uuid'>) =>
  db
    .selectFrom('demande_rattachement')
    .innerJoin('association', 'association.numero', 'demande_rattachement.association')
    .select([...overview])
    .where('demande_rattachement.compte', '=', uuid)
    .where('demande_rattachement.statut', '=', 'EN_COURS')
    .orderBy(sql`sans_accents(association.nom)`)
    .orderBy('association.numero')
    .execute()

/** The associations with an unread refusal of the account. */
export const receivedRefus = (db: Db, user: Pick<Personne, 'uuid'>) =>
  unreadRefus(db, user)
    .innerJoin('association', 'association.numero', 'demande.association')
    .select([...overview])
    .orderBy(sql`sans_accents(association.nom)`)
    .orderBy('association.numero')
    .execute()

/** The person confirms having read the refusal: it is no longer shown. */
export const markRead = async (db: Db, { uuid }: Pick<Personne, 'uuid'>, association: string, instant: Date): Promise<void> => {
  await db
    .updateTable('demande_rattachement')
    .set({ lue_le: instant })
    .where('compte', '=', uuid)
    .where('association', '=', association)
    .where('statut', '=', 'REFUSE')
    .where('lue_le', 'is', null)
    .execute()
}

export interface Issue {
  statut: 'ACCEPTE' | 'REFUSE'
  le: Date
  /** Account of the clerk, null for none. */
  par: string | null
  motif: string | null
}

/** Closes the account's pending request for an association, if there is one, and returns its id. */
export const closeDemande = async (
  trx: Trx,
  { association, compte }: { association: string; compte: string },
  { statut, le, par, motif }: Issue,
): Promise<string | null> => {
  const close = await trx
    .updateTable('demande_rattachement')
    .set({ statut, decidee_le: le, decidee_par: par, motif })
    .where('association', '=', association)
    .where('compte', '=', compte)
    .where('statut', '=', 'EN_COURS')
    .returning('uuid')
    .executeTakeFirst()
  return close?.uuid ?? null
}
