import '../../requetes/tables.ts'
import { obstaclesFermeture } from 'domain/compte/fermeture'
import { getCompte } from '../../compte/sql.ts'
import type { Db } from '../../core/database.ts'
import { rattachementsDuCompte } from '../../rattachements/fin/sql.ts'
import { brouillonsDuCompte, requetesEnCoursDe } from './sql.ts'

/** What the end of an account would do, and what stands in its way. */
export const situationFermeture = async (db: Db, compte: string, aujourdhui: string) => {
  const { authorities } = await getCompte(db, compte)
  const rattachements = await rattachementsDuCompte(db, compte, aujourdhui)
  return {
    obstacles: obstaclesFermeture({ authorities, requetesEnCours: await requetesEnCoursDe(db, compte) }),
    brouillons: (await brouillonsDuCompte(db, compte)).filter(({ requete }) => requete === null).length,
    rattachements: rattachements.length,
    dernieres: rattachements.filter(({ derniere }) => derniere).map(({ numero, nom, tribunal }) => ({ numero, nom, tribunal })),
  }
}
