import type { EtatAssociation } from '../association/etats.ts'
import { phraseDuSuccesseur, type SortLisible } from '../association/successeur.ts'
import { formaterJour } from '../core/jour.ts'
import { textesDemande as textes } from './textes-demande.ts'

/** What a sentence on attachments may send its reader to. */
export type VoieDuRattachement = 'rattachement' | 'accepter' | 'accorder'

/** The ways of attachments this site has (domain/src/registre/voies.ts). */
export const voiesDuRattachementEnLigne: readonly VoieDuRattachement[] = ['rattachement', 'accepter', 'accorder']

/** What a person is to an association (ATTACH-01 to ATTACH-04). */
export interface Lien {
  etat: 'NON_RATTACHE' | 'EN_COURS' | 'INVITATION_EN_COURS' | 'RATTACHE'
  depuis: string | null
}

/** What an invitation that waits says. */
export const surInvitation = (voies: { has: (voie: 'accepter') => boolean }): string =>
  voies.has('accepter') ? textes.invitation : textes.invitationAuGreffe

/** What a request for attachment the court has still to decide says. */
export const surDemande = (depuis: string | null): string => textes.demandeDejaFaite(depuis ? formaterJour(depuis) : '')

interface SituationRattachement {
  rattachement: Lien
  derniere: SortLisible & { etatAssociation: EtatAssociation }
}

/** What stands in the way of asking to be attached, in the reader's words; empty when it may be asked (SHEET-16, ATTACH-01). */
export const obstaclesRattachement = (
  { rattachement, derniere }: SituationRattachement,
  voies: { has: (voie: 'accepter') => boolean },
): string[] => {
  switch (rattachement.etat) {
    case 'RATTACHE':
      return [textes.dejaRattache]
    case 'INVITATION_EN_COURS':
      return [surInvitation(voies)]
    case 'EN_COURS':
      return [surDemande(rattachement.depuis)]
    case 'NON_RATTACHE':
      return derniere.etatAssociation === 'RADIEE' ? [phraseDuSuccesseur(derniere) ?? textes.radiee] : []
  }
}
