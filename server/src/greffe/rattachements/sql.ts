import '../../rattachements/demande/tables.ts'
import { sql } from 'kysely'
import '../../association/tables.ts'
import { inRessort } from '../../compte/ressort.ts'
import '../../compte/tables.ts'
import type { Db } from '../../core/database.ts'
import '../../core/core-tables.ts'
import type { Personne } from '../../core/personne.ts'

/** The requests for attachment of a clerk's courts. */
const listReceived = (db: Db, agent: Personne) =>
  db
    .selectFrom('demande_rattachement as demande')
    .innerJoin('association', 'association.numero', 'demande.association')
    .innerJoin('compte', 'compte.uuid', 'demande.compte')
    .where(inRessort(agent, 'association.tribunal'))

const dite = [
  'demande.uuid',
  'demande.association',
  'association.nom as denomination',
  'compte.nom',
  'compte.prenom',
  'demande.fonction',
  'demande.demandee_le as demandeeLe',
] as const

const tris = {
  demandeeLe: sql`demande.demandee_le`,
  personne: sql`sans_accents(compte.nom || ' ' || compte.prenom)`,
  denomination: sql`association.tri_nom`,
} as const

const enAttente = (db: Db, agent: Personne) => listReceived(db, agent).where('demande.statut', '=', 'EN_COURS')

export const countPending = async (db: Db, agent: Personne): Promise<number> =>
  (
    await enAttente(db, agent)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total

/** One page of the pending requests. */
export const pageEnAttente = (db: Db, agent: Personne, { sort, size, page }: { sort: string; size: number; page: number }) => {
  const [tri, sens] = sort.split(',') as [keyof typeof tris, 'asc' | 'desc']
  return enAttente(db, agent)
    .select([...dite])
    .orderBy(tris[tri], sens)
    .orderBy('demande.uuid', sens)
    .limit(size)
    .offset(page * size)
    .execute()
}

/** The oldest pending request other than this one. */
export const nextPending = async (db: Db, agent: Personne, sauf: string): Promise<string | null> =>
  (
    await enAttente(db, agent)
      .select('demande.uuid')
      .where('demande.uuid', '!=', sauf)
      .orderBy('demande.demandee_le')
      .orderBy('demande.uuid')
      .limit(1)
      .executeTakeFirst()
  )?.uuid ?? null

/** One request, decided or not, with the current details of its author and the clerk who decided. */
export const findReceived = (db: Db, agent: Personne, uuid: string) =>
  listReceived(db, agent)
    .leftJoin('compte as decideur', 'decideur.uuid', 'demande.decidee_par')
    .select([
      ...dite,
      'demande.compte',
      'demande.message',
      'demande.statut',
      'demande.decidee_le as decideeLe',
      'demande.decidee_par as decideePar',
      'demande.motif',
      'compte.email',
      'compte.etat as etatCompte',
      'decideur.prenom as prenomAgent',
      'decideur.nom as nomAgent',
      'association.etat',
      'association.motif_etat',
      'association.successeur',
      'association.tribunal',
    ])
    .where('demande.uuid', '=', uuid)
    .executeTakeFirst()

export const annexesDe = (db: Db, demande: string) =>
  db
    .selectFrom('annexe_rattachement as annexe')
    .leftJoin('fichier', 'fichier.sha256', 'annexe.sha256')
    .select([
      'rang',
      'nom',
      'type',
      'empreinte',
      'annexe.mime',
      'annexe.taille',
      'purgee_le as purgeeLe',
      'fichier.contenus_actifs as contenusActifs',
    ])
    .where('demande', '=', demande)
    .orderBy('rang')
    .execute()

/** One annexe whose bytes are still stored, for the clerks of its court. */
export const findAnnexe = (db: Db, agent: Personne, uuid: string, rang: number) =>
  listReceived(db, agent)
    .innerJoin('annexe_rattachement as annexe', 'annexe.demande', 'demande.uuid')
    .select(['annexe.nom', 'annexe.mime', 'annexe.sha256', 'demande.association'])
    .where('demande.uuid', '=', uuid)
    .where('annexe.rang', '=', rang)
    .executeTakeFirst()
