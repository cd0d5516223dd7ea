import '../tables.ts'
import type { Depot } from 'domain/requetes/depot/depot'
import type { Db, Trx } from '../../core/database.ts'
import type { Envoi } from '../envoi.ts'

const dixMinutes = 600_000

/** Returns the filing made by an intention, with its annexes in order. */
export const findEnvoi = async (db: Db, { compte, cle, empreinte, instant }: Envoi) => {
  const requete = await db
    .selectFrom('requete')
    .select(['numero', 'tribunal', 'empreinte', 'date_pre_enregistrement as dateReception'])
    .where('compte', '=', compte)
    .where((eb) =>
      cle === null
        ? eb.and([eb('empreinte', '=', empreinte), eb('date_pre_enregistrement', '>', new Date(instant.getTime() - dixMinutes))])
        : eb('cle', '=', cle),
    )
    .orderBy('date_pre_enregistrement', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!requete) return null
  const documents = await db.selectFrom('annexe').select(['nom', 'sha256']).where('requete', '=', requete.numero).orderBy('rang').execute()
  return { ...requete, documents }
}

/** Returns the request on an association that the court has not decided yet. */
export const findRequeteEnCours = (db: Db, association: string) =>
  db
    .selectFrom('requete')
    .select(['numero', 'type', 'date_pre_enregistrement as datePreEnregistrement'])
    .where('association', '=', association)
    .where('etat', '=', 'EN_COURS')
    .executeTakeFirst()

export const insertAnnexes = async (trx: Trx, requete: string, documents: Depot['documents'], sha256: readonly string[]): Promise<void> => {
  const rows = documents.map(({ nom, type, sousType, date, dateEffet, journal }, rang) => ({
    requete,
    rang,
    nom,
    type,
    sous_type: sousType,
    date,
    date_effet: dateEffet,
    journal: journal && JSON.stringify(journal),
    sha256: sha256[rang] ?? '',
  }))
  if (rows.length > 0) await trx.insertInto('annexe').values(rows).execute()
}
