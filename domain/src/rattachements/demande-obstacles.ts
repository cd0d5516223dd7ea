import type { EtatAssociation } from '../association/etats.ts'
import { successeurPhrase, type ReadableSort } from '../association/successeur.ts'
import { formatJour } from '../core/jour.ts'
import { textesDemande as textes } from './textes/demande.ts'

/** The actions that a sentence on attachments may offer its reader. */
export type RattachementVoie = 'rattachement' | 'accepter' | 'accorder'

/** The actions on attachments that this site offers (domain/src/registre/voies.ts). */
export const onlineRattachementVoies: readonly RattachementVoie[] = ['rattachement', 'accepter', 'accorder']

/** The tie between a person and an association (ATTACH-01 to ATTACH-04). */
export interface Lien {
  etat: 'NON_RATTACHE' | 'EN_COURS' | 'INVITATION_EN_COURS' | 'RATTACHE'
  depuis: string | null
}

/** The sentence shown when an invitation is pending. */
export const pendingInvitationPhrase = (voies: { has: (voie: 'accepter') => boolean }): string =>
  voies.has('accepter') ? textes.invitation : textes.invitationAuGreffe

/** The sentence shown when a request for attachment is pending at the court. */
export const pendingDemandePhrase = (depuis: string | null): string => textes.demandeDejaFaite(depuis ? formatJour(depuis) : '')

interface SituationRattachement {
  rattachement: Lien
  derniere: ReadableSort & { etatAssociation: EtatAssociation }
}

/** Why the reader cannot ask to be attached, in their words; empty when they can (SHEET-16, ATTACH-01). */
export const obstaclesRattachement = (
  { rattachement, derniere }: SituationRattachement,
  voies: { has: (voie: 'accepter') => boolean },
): string[] => {
  switch (rattachement.etat) {
    case 'RATTACHE':
      return [textes.dejaRattache]
    case 'INVITATION_EN_COURS':
      return [pendingInvitationPhrase(voies)]
    case 'EN_COURS':
      return [pendingDemandePhrase(rattachement.depuis)]
    case 'NON_RATTACHE':
      return derniere.etatAssociation === 'RADIEE' ? [successeurPhrase(derniere) ?? textes.radiee] : []
  }
}
