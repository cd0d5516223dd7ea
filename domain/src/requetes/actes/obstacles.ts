import { formaterJour } from '../../core/jour.ts'
import { textesGreffe } from '../textes-greffe.ts'
import { findDemarche, procedureDe } from '../demarches/demarches.ts'
import { etatPublic } from '../etat-public.ts'
import { placeApres } from '../procedure.ts'
import { definitionDe, type definitions, type TypeActe, typesActe } from './actes.ts'
import { demandeEnCours, entenduLe } from './demandes.ts'
import type { SituationGreffe } from './definition.ts'

const raisons = textesGreffe.obstacles

/** Acts a clerk does on a request. */
export type ActeDuGreffe = Exclude<TypeActe, 'DEPOT' | 'RETRAIT' | 'REPONSE' | 'CONTESTATION' | 'RETOUR_AU_GREFFE'>
export const actesDuGreffe = typesActe.filter((type): type is ActeDuGreffe => definitionDe(type).chemin !== null)

/** Those that ask the clerk something before they are recorded. */
export type ActeQuiDemande = {
  [T in ActeDuGreffe]: [keyof (typeof definitions)[T]['saisie']] extends [never] ? never : T
}[ActeDuGreffe]
export const demandeQuelqueChose = (acte: ActeDuGreffe): acte is ActeQuiDemande => Object.keys(definitionDe(acte).saisie).length > 0

const surLaCharge = (acte: ActeDuGreffe, { holder, agent }: SituationGreffe): string[] => {
  const { charge } = definitionDe(acte)
  if (charge === 'SANS_EGARD') return []
  if (holder && holder.agent.uuid !== agent) {
    const held = raisons.prisParUnAutre(`${holder.agent.prenom} ${holder.agent.nom}`, formaterJour(holder.le))
    return charge === 'TENUE_PAR_UN_AUTRE' ? [] : [held]
  }
  if (charge === 'TENUE_PAR_UN_AUTRE') return [holder ? raisons.dejaPris : raisons.nonPrisEnCharge]
  if (charge === 'LIBRE') return holder ? [raisons.dejaPris] : []
  return charge === 'TENUE' && !holder ? [raisons.nonPrisEnCharge] : []
}

/** A demand under way stands before whatever its stage does not allow, a decision first. */
const attenteDe = (situation: SituationGreffe): string | null => {
  const demande = demandeEnCours(situation)
  const tour = demande?.tours.at(-1)
  if (!demande || !tour) return null
  const { attendue, aLire } = textesGreffe.demandes[demande.nature]
  const recueLe = tour.transmiseLe ?? entenduLe(situation)
  return recueLe ? aLire(formaterJour(recueLe)) : attendue(formaterJour(demande.nature === 'DEMANDE_PIECES' ? tour.le : tour.dateRetour))
}

const surLEtape = (acte: ActeDuGreffe, situation: SituationGreffe): string[] => {
  const { etape, holder } = situation
  if (placeApres(procedureDe(situation), situation, acte)) return []
  // Not taken in charge: surLaCharge() has said it better.
  const { charge } = definitionDe(acte)
  if (!holder && (charge === 'TENUE' || charge === 'TENUE_PAR_UN_AUTRE')) return []
  const attente = attenteDe(situation)
  if (attente) return [attente]
  const propre = definitionDe(acte).horsEtape?.(situation)
  return [propre ?? raisons.autreEtape(textesGreffe.etapes[etape])]
}

/**
 * What stands in the way of an act of the court, in the clerk's words; empty when it may be done. The same list disables the button,
 * is read beside it, and is the server's refusal. Of a request that has ended, the end itself is the one reason, but for
 * what its end still allows, whoever held the file.
 */
export const obstacles = (acte: ActeDuGreffe, situation: SituationGreffe): string[] => {
  // The acts on the other filings come with them.
  if (!findDemarche(situation.type)) return [raisons.autreDemarche]
  if (situation.parLeJuge) return [raisons.reserveAuGreffe]
  const propres = definitionDe(acte).obstacles?.(situation) ?? []
  if (etatPublic(situation.etape) === 'EN_COURS')
    return [...new Set([...surLaCharge(acte, situation), ...surLEtape(acte, situation), ...propres])]
  return placeApres(procedureDe(situation), situation, acte)
    ? propres
    : [attenteDe(situation) ?? raisons.autreEtape(textesGreffe.etapes[situation.etape])]
}
