import '../../requetes/tables.ts'
import '../../core/reference/tables.ts'
import { inRessort } from '../../compte/ressort.ts'
import type { Db } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'

/** The requests of a judge's courts that await a signature, in the order they were filed. */
export const decisionsToSign = (db: Db, juge: Personne) =>
  db
    .selectFrom('requete')
    .innerJoin('tribunal', 'tribunal.id', 'requete.tribunal')
    .select(['requete.numero', 'tribunal.libelle as tribunal'])
    .where(inRessort(juge, 'requete.tribunal'))
    .where('requete.etat', '=', 'EN_COURS')
    .where('requete.etape', '=', 'A_SIGNER')
    .orderBy('requete.date_pre_enregistrement')
    .orderBy('requete.numero')
    .execute()
