import type { Answered } from 'contract/core/call'
import type { getTransfert as getCall, listerTransferts as listerCall } from 'contract/greffe/transfert'
import { obstaclesTransfert } from 'domain/requetes/transfert/obstacles-transfert'
import { answer } from '../../association/answer.ts'
import { getRessortAssociation } from '../../association/greffe-sql.ts'
import { findNomsProches } from '../../association/noms-proches.ts'
import type { Db } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { findRequeteEnCours } from '../../requetes/depot/sql.ts'
import { correctionDe } from './correct.ts'
import { dernierTransfert, receivedTransferts } from '../../requetes/transfert/sql.ts'

/** Returns whether an association of the clerk's courts may go to another court, and the state of its last transfer. */
export const getTransfert = async (db: Db, agent: Personne, numero: string): Promise<Answered<typeof getCall>> => {
  const { etat } = await getRessortAssociation(db, agent, numero)
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

/** Returns the transfers sent to the clerk's courts, each with the close names known at its new place (CCL art. 57). */
export const listTransferts = async (db: Db, agent: Personne): Promise<Answered<typeof listerCall>> =>
  Promise.all(
    (await receivedTransferts(db, agent)).map(async ({ etat, destination, envoyeLe, ...recu }) => {
      const { numero, denomination, siege } = recu
      const lieu = { denomination, commune: siege.commune.libelle, tribunal: destination }
      return {
        ...recu,
        siege: await answer(db, siege),
        envoyeLe: envoyeLe.toISOString(),
        nomsProches: await findNomsProches(db, { ...lieu, sauf: numero }),
        obstacles: obstaclesTransfert({ etat, requete: (await findRequeteEnCours(db, numero))?.numero ?? null }),
      }
    }),
  )
