import type { Jour } from 'domain/core/jour'
import type { Situation } from 'domain/requetes/actes/situation'
import { phraseDeRequete } from 'domain/requetes/etat/etat-public'
import type { Objet } from 'domain/requetes/objet'
import { obstaclesRetrait, canWithdraw } from 'domain/requetes/procedure/obstacles-retrait'
import { statutsPapier } from 'domain/requetes/etat/statuts-papier'
import { awaitedDemandes } from '../pieces/awaited.ts'
import type { EtatRequete } from 'domain/requetes/types'

interface RequeteRow extends Objet {
  numero: string
  etat: EtatRequete
  datePreEnregistrement: Date
  dateOrdonnancement: string | null
  deposant: boolean
  droitDeDeposer: boolean
}

/** Where a request stands for this reader, whether they may take it back, and their demandes (STATE-14, STAFF-05). `cle`: for the codes. */
export const whereItStands = (requete: RequeteRow, situation: Situation, aujourdhui: Jour, cle: string) => {
  const { type, sousTypes, base, deposant, droitDeDeposer } = requete
  const lien = { deposant, depot: droitDeDeposer }
  return {
    phrase: phraseDeRequete(requete, situation, aujourdhui),
    retireeLe: situation.retrait?.le ?? null,
    retirable: canWithdraw(lien) && obstaclesRetrait({ ...situation, type, sousTypes, base }).length === 0,
    statutsPapier: statutsPapier(type, situation),
    demandesPieces: canWithdraw(lien) ? awaitedDemandes(cle, requete.numero, situation, aujourdhui) : [],
  }
}
