import '../../association/tables.ts'
import '../../rattachements/tables.ts'
import type { EtatAssociation } from 'domain/association/etats'
import { foldedWords } from 'domain/core/folding'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../core/database.ts'
import { overview } from '../../rattachements/sql.ts'
import { type DatedLecteur, live } from '../../rattachements/living.ts'

interface Filtres {
  recherche: string
  etats: readonly EtatAssociation[]
}

const texteCherche = sql`fold(concat_ws(' ', association.nom, association.numero, association.commune, association.code_postal))`

/** Returns the associations of an account that match both filters, each with its rights and its non-conformities. */
export const findOwnAssociations = (db: Db, { uuid, aujourdhui }: DatedLecteur, { recherche, etats }: Filtres) => {
  const mots = foldedWords(recherche).map((mot) => sql<SqlBool>`strpos(${texteCherche}, ${mot}) > 0`)
  return db
    .selectFrom('rattachement')
    .innerJoin('association', 'association.numero', 'rattachement.association')
    .select(overview)
    .select(['association.successeur', 'rattachement.fonction', 'rattachement.gestion', 'rattachement.depot'])
    .select(
      sql<
        string[]
      >`array(select texte from non_conformite as constat where constat.association = association.numero and constat.levee_le is null
        order by constat.relevee_le, constat.id)`.as('nonConformites'),
    )
    .where('rattachement.compte', '=', uuid)
    .where(live(aujourdhui))
    .where(({ and }) => and(mots))
    .$if(etats.length > 0, (query) => query.where('association.etat', 'in', etats))
    .execute()
}
