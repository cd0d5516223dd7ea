import '../../requetes/tables.ts'
import { obstaclesFermeture } from 'domain/compte/fermeture'
import { getCompte } from '../../compte/sql.ts'
import type { Db } from '../../core/database.ts'
import { compteRattachements } from '../../rattachements/fin/sql.ts'
import { compteBrouillons, requetesEnCoursDe } from './sql.ts'

/** Returns the effects of closing an account, and the obstacles to it. */
export const situationFermeture = async (db: Db, compte: string, aujourdhui: string) => {
  const { authorities } = await getCompte(db, compte)
  const rattachements = await compteRattachements(db, compte, aujourdhui)
  return {
    obstacles: obstaclesFermeture({ authorities, requetesEnCours: await requetesEnCoursDe(db, compte) }),
    brouillons: (await compteBrouillons(db, compte)).filter(({ requete }) => requete === null).length,
    rattachements: rattachements.length,
    dernieres: rattachements.filter(({ derniere }) => derniere).map(({ numero, nom, tribunal }) => ({ numero, nom, tribunal })),
  }
}
