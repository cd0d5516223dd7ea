import type { JourCalendaire } from 'domain/core/jour'
import type { Situation } from 'domain/requetes/actes/situation'
import { phraseDeRequete } from 'domain/requetes/etat-public'
import type { Objet } from 'domain/requetes/objet'
import { obstaclesRetrait, peutRetirer } from 'domain/requetes/obstacles-retrait'
import { statutsPapier } from 'domain/requetes/statuts-papier'
import type { EtatRequete } from 'domain/requetes/types'

interface RequeteLue extends Objet {
  etat: EtatRequete
  datePreEnregistrement: Date
  dateOrdonnancement: string | null
  deposant: boolean
  droitDeDeposer: boolean
}

/** Where a request stands for this reader of it, and whether they may take it back (STATE-14, STAFF-05). */
export const ouElleEnEst = (requete: RequeteLue, situation: Situation, aujourdhui: JourCalendaire) => {
  const { type, sousTypes, base, deposant, droitDeDeposer } = requete
  return {
    phrase: phraseDeRequete(requete, situation, aujourdhui),
    retireeLe: situation.retrait?.le ?? null,
    retirable: peutRetirer({ deposant, depot: droitDeDeposer }) && obstaclesRetrait({ ...situation, type, sousTypes, base }).length === 0,
    statutsPapier: statutsPapier(type, situation),
  }
}
