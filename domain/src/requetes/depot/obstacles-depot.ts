import type { EtatAssociation } from '../../association/etats.ts'
import { successeurPhrase, type ReadableSort } from '../../association/successeur.ts'
import { formatJour } from '../../core/jour.ts'
import { stripPeriod } from '../../core/strip-period.ts'
import {
  pendingDemandePhrase,
  pendingInvitationPhrase,
  type RattachementVoie,
  onlineRattachementVoies,
} from '../../rattachements/demande-obstacles.ts'
import { textesObstaclesDepot as textes } from '../textes/obstacles-depot.ts'
import { libelleTypeRequete, type TypeRequete } from '../types.ts'

/** The filings on an existing association. */
export type AssociationDemarche = 'modification' | 'dissolution' | 'radiation'

/**
 * Pages that a sentence may refer to: another filing, an attachment, the answer to an invitation, a withdrawal, a right to be given by
 * another user.
 */
export type DepotVoie = AssociationDemarche | RattachementVoie | 'retirer'

/** The situation that decides whether a filing is allowed. Only the latest version counts (SHEET-35). */
export interface SituationDepot {
  derniere: ReadableSort & { etatAssociation: EtatAssociation }
  rattachement: {
    etat: 'NON_RATTACHE' | 'EN_COURS' | 'INVITATION_EN_COURS' | 'RATTACHE'
    gestion: boolean
    depot: boolean
    depuis: string | null
  }
  /** Whether somebody manages the users of the association. */
  gestionnaires: boolean
  /** Whether the reader manages those users. A reader who does so without being attached is a clerk of its court. */
  administre: boolean
  /** A request in progress, whoever filed it (ACTION-11). Its number and type are null when the reader may not know them. */
  requeteEnCours: { numero: string | null; type: TypeRequete | null; depuis: string } | null
  /** The pending transfer to another court; null when there is none, or when the reader may not know it. */
  transfertEnCours: { destination: string; depuis: string } | null
  conforme: boolean
  nonConformites: readonly string[]
}

/** The pages that this site offers (domain/src/registre/voies.ts). */
export const onlineDepotVoies: readonly DepotVoie[] = ['modification', 'dissolution', 'radiation', ...onlineRattachementVoies]

const on = (jour: string | null): string => (jour ? formatJour(jour) : '')

/** The pages that exist, open to this reader or not. */
type Voies = Pick<ReadonlySet<DepotVoie>, 'has'>

const lien = (
  action: AssociationDemarche,
  { rattachement: { etat, gestion, depot, depuis }, gestionnaires, administre, derniere }: SituationDepot,
  voies: Voies,
): string[] => {
  // Nobody can be attached to an association that is struck off.
  if (etat === 'NON_RATTACHE' && derniere.etatAssociation === 'RADIEE') return [textes.reserveAuxRattaches]
  if (etat === 'NON_RATTACHE' && administre) return [textes.nonRattacheDuGreffe]
  if (etat === 'NON_RATTACHE') return [voies.has('rattachement') ? textes.nonRattache : textes.nonRattacheAuGreffe]
  if (etat === 'EN_COURS') return [voies.has(action) ? textes.demandeEnCours(on(depuis)) : pendingDemandePhrase(depuis)]
  if (etat === 'INVITATION_EN_COURS') return [pendingInvitationPhrase(voies)]
  if (depot) return []
  if (gestion && voies.has('accorder')) return [textes.sansDepotMaisGestionnaire]
  if (!gestionnaires) return [textes.sansDepotNiGestionnaire]
  return [voies.has('accorder') ? textes.sansDepot : textes.sansDepotAuGreffe]
}

const etat = (action: AssociationDemarche, situation: SituationDepot, voies: Voies): string[] => {
  switch (situation.derniere.etatAssociation) {
    case 'RADIEE':
      return [successeurPhrase(situation.derniere) ?? textes.radiee]
    case 'NONCONFORME':
      // The list of non-conformities, when the reader gets it, says more.
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
  return [dire(numero, libelleTypeRequete(type), on(depuis))]
}

const transfert = ({ transfertEnCours }: Pick<SituationDepot, 'transfertEnCours'>): string[] =>
  transfertEnCours ? [textes.transfert(transfertEnCours.destination, on(transfertEnCours.depuis))] : []

const conformite = ({ conforme, nonConformites, derniere }: SituationDepot): string[] => {
  if (nonConformites.length > 0) return [textes.nonConformites(nonConformites.length, nonConformites.map(stripPeriod).join(', '))]
  return conforme || derniere.etatAssociation === 'NONCONFORME' ? [] : [textes.nonConformitesTues]
}

/**
 * `obstaclesDepot` for a filing received on paper by the court of the association (STAFF-15). Its clerk needs no attachment. A
 * non-conformity does not prevent a filing that may correct it.
 */
export const obstaclesDepotAuGuichet = (
  action: AssociationDemarche,
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
 * Reasons why a filing on an association is not allowed, in the reader's words; empty when it is (ACTION-01 to ACTION-07, ACTION-11).
 * Checks the right, the state, requests in progress, a pending transfer and non-conformities.
 */
export const obstaclesDepot = (action: AssociationDemarche, situation: SituationDepot, voies: Voies): string[] => [
  ...lien(action, situation, voies),
  ...etat(action, situation, voies),
  ...requete(situation, voies),
  ...transfert(situation),
  ...conformite(situation),
]
