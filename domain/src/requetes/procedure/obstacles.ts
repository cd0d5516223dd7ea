import { formatJour } from '../../core/jour.ts'
import { textesGreffe } from '../textes/greffe.ts'
import { findDemarche, procedureDe } from '../demarches/demarches.ts'
import { etatPublic } from '../etat/etat-public.ts'
import { nextPlace } from '../demarches/procedure.ts'
import { definitionDe, type definitions, type TypeActe, typesActe } from '../actes/actes.ts'
import { demandeEnCours, heardOn } from '../actes/demandes.ts'
import type { SituationGreffe } from '../actes/definition.ts'

const raisons = textesGreffe.obstacles

/** Acts that a clerk does on a request. */
export type GreffeActe = Exclude<TypeActe, 'DEPOT' | 'RETRAIT' | 'REPONSE' | 'CONTESTATION' | 'RETOUR_AU_GREFFE'>
export const greffeActes = typesActe.filter((type): type is GreffeActe => definitionDe(type).chemin !== null)

/** Acts with an input from the clerk. */
export type ActeWithSaisie = {
  [T in GreffeActe]: [keyof (typeof definitions)[T]['saisie']] extends [never] ? never : T
}[GreffeActe]
export const hasSaisie = (acte: GreffeActe): acte is ActeWithSaisie => Object.keys(definitionDe(acte).saisie).length > 0

const chargeObstacles = (acte: GreffeActe, { holder, agent }: SituationGreffe): string[] => {
  const { charge } = definitionDe(acte)
  if (charge === 'SANS_EGARD') return []
  if (holder && holder.agent.uuid !== agent) {
    const held = raisons.prisParUnAutre(`${holder.agent.prenom} ${holder.agent.nom}`, formatJour(holder.le))
    return charge === 'TENUE_PAR_UN_AUTRE' ? [] : [held]
  }
  if (charge === 'TENUE_PAR_UN_AUTRE') return [holder ? raisons.dejaPris : raisons.nonPrisEnCharge]
  if (charge === 'LIBRE') return holder ? [raisons.dejaPris] : []
  return charge === 'TENUE' && !holder ? [raisons.nonPrisEnCharge] : []
}

/** A pending demande is given as the reason before the stage, for a decision above all. */
const attenteDe = (situation: SituationGreffe): string | null => {
  const demande = demandeEnCours(situation)
  const tour = demande?.tours.at(-1)
  if (!demande || !tour) return null
  const { attendue, aLire } = textesGreffe.demandes[demande.nature]
  const recueLe = tour.transmiseLe ?? heardOn(situation)
  return recueLe ? aLire(formatJour(recueLe)) : attendue(formatJour(demande.nature === 'DEMANDE_PIECES' ? tour.le : tour.dateRetour))
}

const etapeObstacles = (acte: GreffeActe, situation: SituationGreffe): string[] => {
  const { etape, holder } = situation
  if (nextPlace(procedureDe(situation), situation, acte)) return []
  // Nobody has taken the file in charge: surLaCharge() already gives the reason.
  const { charge } = definitionDe(acte)
  if (!holder && (charge === 'TENUE' || charge === 'TENUE_PAR_UN_AUTRE')) return []
  const attente = attenteDe(situation)
  if (attente) return [attente]
  const propre = definitionDe(acte).outsideEtape?.(situation)
  return [propre ?? raisons.autreEtape(textesGreffe.etapes[etape])]
}

/**
 * Reasons why the court may not do an act, in the clerk's words; empty when it may. The same list disables the button, is shown beside it,
 * and is the server's error. For a request that has ended, the end is the only reason. Acts that the end still allows do not depend on who
 * held the file.
 */
export const obstacles = (acte: GreffeActe, situation: SituationGreffe): string[] => {
  // A request of a type without a démarche allows no act.
  if (!findDemarche(situation.type)) return [raisons.autreDemarche]
  if (situation.parLeJuge) return [raisons.reserveAuGreffe]
  const propres = definitionDe(acte).obstacles?.(situation) ?? []
  if (etatPublic(situation.etape) === 'EN_COURS')
    return [...new Set([...chargeObstacles(acte, situation), ...etapeObstacles(acte, situation), ...propres])]
  return nextPlace(procedureDe(situation), situation, acte)
    ? propres
    : [attenteDe(situation) ?? raisons.autreEtape(textesGreffe.etapes[situation.etape])]
}
