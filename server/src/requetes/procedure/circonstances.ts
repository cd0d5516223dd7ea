import { jourDeParis } from 'domain/core/jour'
import { pointsToReopen } from 'domain/requetes/actes/reouverture'
import type { Dossier } from './dossier.ts'

/** The facts of a request that decide what an act may say. */
export const circonstancesDe = ({ requete, agent: { uuid, prenom, nom }, collegues, signataires, situation, instant }: Dossier) => ({
  aujourdhui: jourDeParis(instant),
  agent: { uuid, prenom, nom },
  collegues,
  signataires,
  objet: requete,
  etape: situation.etape,
  corrigibles: situation.corrigibles,
  aReouvrir: pointsToReopen(situation),
})
