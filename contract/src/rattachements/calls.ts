import { inviter, lireInvitation, renvoyerInvitation, repondreInvitation, supprimerInvitation } from './invitation.ts'
import { lireSuccession, passerLaMain } from './succession.ts'
import { arreterSuivi, listerSuivies, suivreAssociation } from './suivre.ts'
import { modifierRattachement, supprimerRattachement } from './utilisateurs.ts'

/** The calls on the users of an association and their invitations. */
export const rattachementsCalls = {
  inviter,
  repondreInvitation,
  supprimerInvitation,
  renvoyerInvitation,
  lireInvitation,
  modifierRattachement,
  supprimerRattachement,
  lireSuccession,
  passerLaMain,
}

/** The calls of who follows an association. */
export const callsDuSuivi = { suivreAssociation, listerSuivies, arreterSuivi }
