import type { Answered } from 'contract/core/call'
import type { getTransfert as getCall, listerTransferts as listerCall } from 'contract/requetes/transfert'
import { obstaclesTransfert } from 'domain/requetes/transfert/obstacles-transfert'
import { answer } from '../../association/answer.ts'
import { getAssociationDuRessort } from '../../association/greffe-sql.ts'
import { trouverNomsProches } from '../../association/noms-proches.ts'
import type { Db } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { findRequeteEnCours } from '../depot/sql.ts'
import { correctionDe } from './corriger.ts'
import { dernierTransfert, transfertsRecus } from './sql.ts'

/** Whether an association of the clerk's courts may go to another court, and what became of the last sending. */
export const getTransfert = async (db: Db, agent: Personne, numero: string): Promise<Answered<typeof getCall>> => {
  const { etat } = await getAssociationDuRessort(db, agent, numero)
  const requete = (await findRequeteEnCours(db, numero))?.numero ?? null
  const dernier = await dernierTransfert(db, numero)
  const correction = await correctionDe(db, numero)
  return {
    obstacles: obstaclesTransfert({ etat, requete }),
    correction: correction && { origine: correction.origine, obstacles: correction.obstacles },
    dernier: dernier
      ? {
          statut: dernier.statut,
          destination: dernier.libelle,
          siege: await answer(db, dernier.siege),
          envoyeLe: dernier.envoyeLe.toISOString(),
          decideLe: dernier.decideLe?.toISOString() ?? null,
          motif: dernier.motif,
        }
      : null,
  }
}

/** What other courts sent to the clerk's, each with what its new place already knows of its name (CCL art. 57). */
export const listerTransferts = async (db: Db, agent: Personne): Promise<Answered<typeof listerCall>> =>
  Promise.all(
    (await transfertsRecus(db, agent)).map(async ({ etat, destination, envoyeLe, ...recu }) => {
      const { numero, denomination, siege } = recu
      const lieu = { denomination, commune: siege.commune.libelle, tribunal: destination }
      return {
        ...recu,
        siege: await answer(db, siege),
        envoyeLe: envoyeLe.toISOString(),
        nomsProches: await trouverNomsProches(db, { ...lieu, sauf: numero }),
        obstacles: obstaclesTransfert({ etat, requete: (await findRequeteEnCours(db, numero))?.numero ?? null }),
      }
    }),
  )
