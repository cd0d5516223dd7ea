import type { Situation } from 'domain/requetes/actes/situation'
import { obstaclesContestation, challengeRefus } from 'domain/requetes/procedure/obstacles-contestation'
import type { Objet } from 'domain/requetes/objet'
import type { Ligne } from '../procedure/journal.ts'

interface Lecteur {
  uuid: string
  rattache: boolean
  deposant: boolean
}

/** Returns whether this reader may contest a request now, what they contested, and the court's answer. */
export const contestationDe = (lecteur: Lecteur, requete: Objet & Situation, journal: readonly Ligne[]) => {
  const mienne = journal.find(({ acte, compte }) => acte.type === 'CONTESTATION' && compte === lecteur.uuid)
  const reponse = mienne && journal.find(({ rang, acte }) => acte.type === 'LEVEE_CONTESTATION' && rang > mienne.rang)
  return {
    possible: challengeRefus(lecteur) === null && obstaclesContestation(requete, mienne !== undefined).length === 0,
    faite: mienne ? { le: mienne.acte.le, reponse: reponse ? { le: reponse.acte.le, texte: reponse.texte } : null } : null,
  }
}
