import './tables.ts'
import type { Etape } from 'domain/requetes/actes'
import type { EtatRequete } from 'domain/requetes/types'
import { duRessort } from '../compte/ressort.ts'
import type { Db, Trx } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import '../core/reference/tables.ts'

/** A request as its court finds it; undefined to the clerks of the others. */
export const findRequeteDuRessort = (db: Db, agent: Personne, numero: string) =>
  db
    .selectFrom('requete')
    .select([
      'requete.numero',
      'requete.type',
      'requete.tribunal',
      'requete.association',
      'requete.compte',
      'requete.depot',
      'requete.version',
      'requete.denomination',
      'requete.date_pre_enregistrement as datePreEnregistrement',
      'requete.date_ordonnancement as dateOrdonnancement',
    ])
    .where('requete.numero', '=', numero)
    .where(duRessort(agent, 'requete.tribunal'))
    .executeTakeFirst()

export type RequeteDuRessort = NonNullable<Awaited<ReturnType<typeof findRequeteDuRessort>>>

/** What the fold of the acts says, kept for lists and queues. */
export interface Avancement {
  etape: Etape
  etat: EtatRequete
  agent: string | null
  opposition_jusquau: string | null
  date_ordonnancement: string | null
  association: string | null
}

/** Moves a request from the version it was read at; false when another act came first (goal R11). */
export const avancer = async (trx: Trx, numero: string, version: number, avancement: Avancement): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('requete')
    .set({ ...avancement, version: version + 1 })
    .where('numero', '=', numero)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The files of a filing, in the order filed. */
export const annexesDe = (db: Db, numero: string) =>
  db
    .selectFrom('annexe')
    .innerJoin('fichier', 'fichier.sha256', 'annexe.sha256')
    .select([
      'annexe.rang',
      'annexe.nom',
      'annexe.type',
      'annexe.sous_type as sousType',
      'annexe.date',
      'annexe.date_effet as dateEffet',
      'annexe.journal',
      'annexe.sha256',
      'fichier.mime',
      'fichier.taille',
      'fichier.contenus_actifs as contenusActifs',
    ])
    .where('annexe.requete', '=', numero)
    .orderBy('annexe.rang')
    .execute()
