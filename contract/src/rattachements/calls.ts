import { contesterRattachement, leverContestationRattachement, listerRattachementsContestes } from './contestation.ts'
import { appelsDeDemande } from './demande.ts'
import { inviter, inviterPartout, lireInvitation, renvoyerInvitation, repondreInvitation, supprimerInvitation } from './invitation.ts'
import { accorderRattachement } from './octroi.ts'
import { renouvelerLectures } from './lectures.ts'
import { lireSuccession, passerLaMain } from './succession.ts'
import { arreterSuivi, listerSuivies, suivreAssociation } from './follow.ts'
import { modifierRattachement, supprimerRattachement } from './utilisateurs.ts'

/** The calls on the users of an association: requests for attachment, invitations, rights. */
export const rattachementsCalls = {
  ...appelsDeDemande,
  inviter,
  inviterPartout,
  repondreInvitation,
  supprimerInvitation,
  renvoyerInvitation,
  lireInvitation,
  modifierRattachement,
  supprimerRattachement,
  accorderRattachement,
  contesterRattachement,
  leverContestationRattachement,
  listerRattachementsContestes,
  lireSuccession,
  passerLaMain,
  renouvelerLectures,
}

/** The calls of a person who follows an association. */
export const followCalls = { suivreAssociation, listerSuivies, arreterSuivi }
