import type { EtatAssociation } from '../association/etats.ts'
import { formaterJour } from '../core/jour.ts'
import { obstaclesExtrait } from '../extrait/obstacles-extrait.ts'
import { obstaclesNumerisation, type SituationNumerisation } from '../numerisation/obstacles.ts'
import { libelleTypeRequete, type TypeRequete } from '../requetes/types.ts'
import { textesObstacles as textes } from './textes-obstacles.ts'

/** What may be asked from the sheet of an association (SHEET-06 to SHEET-10, SHEET-16). */
export const actions = ['extrait', 'modification', 'dissolution', 'radiation', 'numerisation', 'rattachement'] as const
export type Action = (typeof actions)[number]

/** What decides it, as the sheet carries it; the latest version alone counts (SHEET-35). */
export interface SituationActions {
  derniere: { etatAssociation: EtatAssociation }
  rattachement: { etat: 'NON_RATTACHE' | 'EN_COURS' | 'INVITATION_EN_COURS' | 'RATTACHE'; depot: boolean; depuis: string | null }
  /** Whether anybody administers the users of the association. */
  gestionnaires: boolean
  /** Any request under instruction, whoever filed it (ACTION-11); its number and type when the reader may know them. */
  requeteEnCours: { numero: string | null; type: TypeRequete | null; depuis: string } | null
  conforme: boolean
  nonConformites: readonly string[]
  numerisation: SituationNumerisation
}

const le = (jour: string | null): string => (jour ? formaterJour(jour) : '')

const lien = ({ rattachement: { etat, depot, depuis }, gestionnaires }: SituationActions): string[] => {
  if (etat === 'NON_RATTACHE') return [textes.nonRattache]
  if (etat === 'EN_COURS') return [textes.demandeEnCours(le(depuis))]
  if (etat === 'INVITATION_EN_COURS') return [textes.invitation]
  if (depot) return []
  return [gestionnaires ? textes.sansDepot : textes.sansDepotNiGestionnaire]
}

const etat = (action: Depot, { derniere, nonConformites }: SituationActions): string[] => {
  switch (derniere.etatAssociation) {
    case 'RADIEE':
      return [textes.radiee]
    case 'NONCONFORME':
      // The list, when the reader has it, says more.
      return nonConformites.length > 0 ? [] : [textes.nonConforme]
    case 'DISSOUTE':
      return action === 'radiation' ? [] : [textes.dissoute]
    case 'INSCRITE':
      return action === 'radiation' ? [textes.radiationAvantDissolution] : []
  }
}

const requete = ({ requeteEnCours }: SituationActions): string[] => {
  if (!requeteEnCours) return []
  const { numero, type, depuis } = requeteEnCours
  return [numero && type ? textes.requete(numero, libelleTypeRequete(type), le(depuis)) : textes.requeteDAutrui]
}

const conformite = ({ conforme, nonConformites, derniere }: SituationActions): string[] => {
  if (nonConformites.length > 0) return [textes.nonConformites(nonConformites.length, nonConformites.join(', '))]
  return conforme || derniere.etatAssociation === 'NONCONFORME' ? [] : [textes.nonConformitesTues]
}

type Depot = 'modification' | 'dissolution' | 'radiation'

/** ACTION-01 to ACTION-07, ACTION-11: the right, the state, nothing under instruction, nothing lacking. */
const obstaclesDepot = (action: Depot, situation: SituationActions): string[] => [
  ...lien(situation),
  ...etat(action, situation),
  ...requete(situation),
  ...conformite(situation),
]

const obstaclesRattachement = ({ rattachement }: SituationActions): string[] => {
  if (rattachement.etat === 'RATTACHE') return [textes.dejaRattache]
  if (rattachement.etat === 'INVITATION_EN_COURS') return [textes.invitation]
  return rattachement.etat === 'EN_COURS' ? [textes.demandeDejaFaite(le(rattachement.depuis))] : []
}

/** What stands in the way of an action, in the reader's words (SHEET-13); empty when it may be done. Buttons, help and server all ask here. */
export const obstaclesAction = (action: Action, situation: SituationActions): string[] => {
  switch (action) {
    case 'extrait': {
      const { derniere, conforme, nonConformites } = situation
      return obstaclesExtrait({ etatAssociation: derniere.etatAssociation, conforme, nonConformites })
    }
    case 'numerisation':
      return obstaclesNumerisation(situation.numerisation)
    case 'rattachement':
      return obstaclesRattachement(situation)
    default:
      return obstaclesDepot(action, situation)
  }
}
