import type { EtatAssociation } from '../association/etats.ts'
import { formaterJour } from '../core/jour.ts'
import { obstaclesExtrait } from '../extrait/obstacles-extrait.ts'
import { obstaclesNumerisation, type SituationNumerisation } from '../numerisation/obstacles.ts'
import { libelleTypeRequete, type TypeRequete } from '../requetes/types.ts'
import { textesObstacles as textes } from './textes-obstacles.ts'
import { type Action, type Voie, voiesEnLigne } from './voies.ts'

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

/** The ways that exist, for this reader or not. */
type Voies = ReadonlySet<Voie>

const invitation = (voies: Voies): string => (voies.has('accepter') ? textes.invitation : textes.invitationAuGreffe)

const lien = (action: Depot, { rattachement: { etat, depot, depuis }, gestionnaires }: SituationActions, voies: Voies): string[] => {
  if (etat === 'NON_RATTACHE') return [voies.has('rattachement') ? textes.nonRattache : textes.nonRattacheAuGreffe]
  if (etat === 'EN_COURS') return [voies.has(action) ? textes.demandeEnCours(le(depuis)) : textes.demandeDejaFaite(le(depuis))]
  if (etat === 'INVITATION_EN_COURS') return [invitation(voies)]
  if (depot) return []
  if (!gestionnaires) return [textes.sansDepotNiGestionnaire]
  return [voies.has('accorder') ? textes.sansDepot : textes.sansDepotAuGreffe]
}

const etat = (action: Depot, situation: SituationActions, voies: Voies): string[] => {
  switch (situation.derniere.etatAssociation) {
    case 'RADIEE':
      return [textes.radiee]
    case 'NONCONFORME':
      // The list, when the reader has it, says more.
      return situation.nonConformites.length > 0 ? [] : [textes.nonConforme]
    case 'DISSOUTE':
      return action === 'radiation' ? [] : [textes.dissoute]
    case 'INSCRITE': {
      if (action !== 'radiation') return []
      const dissoluble = voies.has('dissolution') && obstaclesDepot('dissolution', situation, voies).length === 0
      return [dissoluble ? textes.radiationAvantDissolution : textes.radiationApresDissolution]
    }
  }
}

const requete = ({ requeteEnCours, rattachement }: SituationActions, voies: Voies): string[] => {
  if (!requeteEnCours) return []
  const { numero, type, depuis } = requeteEnCours
  if (!numero || !type) return [textes.requeteDAutrui]
  const dire = voies.has('retirer') && rattachement.depot ? textes.requete : textes.requeteSansRetrait
  return [dire(numero, libelleTypeRequete(type), le(depuis))]
}

const conformite = ({ conforme, nonConformites, derniere }: SituationActions): string[] => {
  if (nonConformites.length > 0) return [textes.nonConformites(nonConformites.length, nonConformites.join(', '))]
  return conforme || derniere.etatAssociation === 'NONCONFORME' ? [] : [textes.nonConformitesTues]
}

type Depot = 'modification' | 'dissolution' | 'radiation'

/** ACTION-01 to ACTION-07, ACTION-11: the right, the state, nothing under instruction, nothing lacking. */
const obstaclesDepot = (action: Depot, situation: SituationActions, voies: Voies): string[] => [
  ...lien(action, situation, voies),
  ...etat(action, situation, voies),
  ...requete(situation, voies),
  ...conformite(situation),
]

const obstaclesRattachement = ({ rattachement }: SituationActions, voies: Voies): string[] => {
  if (rattachement.etat === 'RATTACHE') return [textes.dejaRattache]
  if (rattachement.etat === 'INVITATION_EN_COURS') return [invitation(voies)]
  return rattachement.etat === 'EN_COURS' ? [textes.demandeDejaFaite(le(rattachement.depuis))] : []
}

/**
 * What stands in the way of an action, in the reader's words (SHEET-13); empty when it may be done. Buttons, help and server all ask here. A
 * sentence names a way only when it is open to this reader, among those that exist (`voies`).
 */
export const obstaclesAction = (action: Action, situation: SituationActions, voies: Voies = voiesEnLigne): string[] => {
  switch (action) {
    case 'extrait': {
      const { derniere, conforme, nonConformites } = situation
      return obstaclesExtrait({ etatAssociation: derniere.etatAssociation, conforme, nonConformites })
    }
    case 'numerisation':
      return obstaclesNumerisation(situation.numerisation)
    case 'rattachement':
      return obstaclesRattachement(situation, voies)
    default:
      return obstaclesDepot(action, situation, voies)
  }
}
