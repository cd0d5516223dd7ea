import './tables.ts'
import '../association/tables.ts'
import '../core/core-tables.ts'
import type { Db } from '../core/database.ts'
import { type DatedLecteur, live } from '../rattachements/living.ts'

/** The progress of the digitisation of each of these associations, and when this person asked for it. */
export const numerisationsDe = (db: Db, compte: string, numeros: readonly string[]) =>
  db
    .selectFrom('numerisation')
    .leftJoin('fichier', 'fichier.sha256', 'numerisation.sha256')
    .leftJoin('numerisation_demandeur as demandeur', (join) =>
      join.onRef('demandeur.association', '=', 'numerisation.association').on('demandeur.compte', '=', compte),
    )
    .select([
      'numerisation.association',
      'numerisation.etat',
      'numerisation.nom',
      'numerisation.sha256',
      'numerisation.traitee_le as traiteeLe',
      'fichier.taille',
      'demandeur.demandee_le as demandeeLe',
    ])
    .where('numerisation.association', 'in', numeros)
    .execute()

/** The digitisation of one association; undefined until somebody asks or the court gives a file. */
export const findNumerisation = (db: Db, numero: string) =>
  db.selectFrom('numerisation').select(['etat', 'demandee_le as demandeeLe']).where('association', '=', numero).executeTakeFirst()

/** Name of another association whose digitisation this person waits for without being attached to it (DIGIT-07, DIGIT-08). */
export const findOtherAttente = async (db: Db, { uuid: compte, aujourdhui }: DatedLecteur, numero: string): Promise<string | null> => {
  const autre = await db
    .selectFrom('numerisation_demandeur as demandeur')
    .innerJoin('numerisation', 'numerisation.association', 'demandeur.association')
    .innerJoin('association', 'association.numero', 'demandeur.association')
    .select('association.nom')
    .where('demandeur.compte', '=', compte)
    .where('demandeur.association', '<>', numero)
    .where('numerisation.etat', '=', 'EN_COURS')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rattachement')
            .select('uuid')
            .whereRef('rattachement.association', '=', 'demandeur.association')
            .where('rattachement.compte', '=', compte)
            .where(live(aujourdhui)),
        ),
      ),
    )
    .orderBy('demandeur.demandee_le')
    .limit(1)
    .executeTakeFirst()
  return autre?.nom ?? null
}
