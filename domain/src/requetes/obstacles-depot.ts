import type { EtatAssociation } from '../association/etats.ts'
import { phraseDuSuccesseur, type SortLisible } from '../association/successeur.ts'
import { formaterJour } from '../core/jour.ts'
import { sansPoint } from '../core/sans-point.ts'
import { surDemande, surInvitation, type VoieDuRattachement, voiesDuRattachementEnLigne } from '../rattachements/demande-obstacles.ts'
import { textesObstaclesDepot as textes } from './textes-obstacles-depot.ts'
import { libelleTypeRequete, type TypeRequete } from './types.ts'

/** The filings on an association that exists. */
export type DemarcheSurAssociation = 'modification' | 'dissolution' | 'radiation'

/** Where a sentence may send its reader: another filing, an attachment, the answer to an invitation, the withdrawal of a request, a right given by another user. */
export type VoieDuDepot = DemarcheSurAssociation | VoieDuRattachement | 'retirer'

/** What decides it; the latest version alone counts (SHEET-35). */
export interface SituationDepot {
  derniere: SortLisible & { etatAssociation: EtatAssociation }
  rattachement: {
    etat: 'NON_RATTACHE' | 'EN_COURS' | 'INVITATION_EN_COURS' | 'RATTACHE'
    gestion: boolean
    depot: boolean
    depuis: string | null
  }
  /** Whether anybody administers the users of the association. */
  gestionnaires: boolean
  /** Whether the reader administers those users. A reader who does without being attached is a clerk of its court. */
  administre: boolean
  /** Any request under instruction, whoever filed it (ACTION-11); its number and type when the reader may know them. */
  requeteEnCours: { numero: string | null; type: TypeRequete | null; depuis: string } | null
  /** The sending to another court, which has not decided; null for a reader who may not know it. */
  transfertEnCours: { destination: string; depuis: string } | null
  conforme: boolean
  nonConformites: readonly string[]
}

/** The ways this site has (domain/src/registre/voies.ts). */
export const voiesDuDepotEnLigne: readonly VoieDuDepot[] = ['modification', 'dissolution', 'radiation', ...voiesDuRattachementEnLigne]

const le = (jour: string | null): string => (jour ? formaterJour(jour) : '')

/** The ways that exist, for this reader or not. */
type Voies = Pick<ReadonlySet<VoieDuDepot>, 'has'>

const lien = (
  action: DemarcheSurAssociation,
  { rattachement: { etat, gestion, depot, depuis }, gestionnaires, administre, derniere }: SituationDepot,
  voies: Voies,
): string[] => {
  // Nobody asks to be attached to what is struck off.
  if (etat === 'NON_RATTACHE' && derniere.etatAssociation === 'RADIEE') return [textes.reserveAuxRattaches]
  if (etat === 'NON_RATTACHE' && administre) return [textes.nonRattacheDuGreffe]
  if (etat === 'NON_RATTACHE') return [voies.has('rattachement') ? textes.nonRattache : textes.nonRattacheAuGreffe]
  if (etat === 'EN_COURS') return [voies.has(action) ? textes.demandeEnCours(le(depuis)) : surDemande(depuis)]
  if (etat === 'INVITATION_EN_COURS') return [surInvitation(voies)]
  if (depot) return []
  if (gestion && voies.has('accorder')) return [textes.sansDepotMaisGestionnaire]
  if (!gestionnaires) return [textes.sansDepotNiGestionnaire]
  return [voies.has('accorder') ? textes.sansDepot : textes.sansDepotAuGreffe]
}

const etat = (action: DemarcheSurAssociation, situation: SituationDepot, voies: Voies): string[] => {
  switch (situation.derniere.etatAssociation) {
    case 'RADIEE':
      return [phraseDuSuccesseur(situation.derniere) ?? textes.radiee]
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

const requete = ({ requeteEnCours, rattachement }: SituationDepot, voies: Voies): string[] => {
  if (!requeteEnCours) return []
  const { numero, type, depuis } = requeteEnCours
  if (!numero || !type) return [textes.requeteDAutrui]
  const dire = voies.has('retirer') && rattachement.depot ? textes.requete : textes.requeteSansRetrait
  return [dire(numero, libelleTypeRequete(type), le(depuis))]
}

const transfert = ({ transfertEnCours }: Pick<SituationDepot, 'transfertEnCours'>): string[] =>
  transfertEnCours ? [textes.transfert(transfertEnCours.destination, le(transfertEnCours.depuis))] : []

const conformite = ({ conforme, nonConformites, derniere }: SituationDepot): string[] => {
  if (nonConformites.length > 0) return [textes.nonConformites(nonConformites.length, nonConformites.map(sansPoint).join(', '))]
  return conforme || derniere.etatAssociation === 'NONCONFORME' ? [] : [textes.nonConformitesTues]
}

/**
 * The same of a filing that came on paper to the court of the association (STAFF-15): its clerk needs no attachment, and what the court found
 * lacking is no reason not to receive what may put it right.
 */
export const obstaclesDepotAuGuichet = (
  action: DemarcheSurAssociation,
  situation: Pick<SituationDepot, 'derniere' | 'requeteEnCours' | 'transfertEnCours' | 'rattachement'>,
): string[] => {
  const recevable = { ...situation, gestionnaires: true, administre: true, conforme: true, nonConformites: [] }
  const { etatAssociation } = situation.derniere
  const aucune: Voies = new Set()
  return [
    ...(etatAssociation === 'NONCONFORME' ? [] : etat(action, recevable, aucune)),
    ...requete(recevable, aucune),
    ...transfert(recevable),
  ]
}

/**
 * What stands in the way of a filing on an association, in the reader's words; empty when it may be filed (ACTION-01 to ACTION-07, ACTION-11):
 * the right, the state, nothing under instruction, no transfer that awaits its decision, nothing lacking.
 */
export const obstaclesDepot = (action: DemarcheSurAssociation, situation: SituationDepot, voies: Voies): string[] => [
  ...lien(action, situation, voies),
  ...etat(action, situation, voies),
  ...requete(situation, voies),
  ...transfert(situation),
  ...conformite(situation),
]
