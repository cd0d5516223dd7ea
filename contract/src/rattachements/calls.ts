import { demanderRattachement, marquerRefusLu } from './demande.ts'
import {
  accepterRattachement,
  getDemandeRattachement,
  lireAnnexeRattachement,
  listerDemandesRattachement,
  refuserRattachement,
} from './demande-greffe.ts'
import { inviter, lireInvitation, renvoyerInvitation, repondreInvitation, supprimerInvitation } from './invitation.ts'
import { lireSuccession, passerLaMain } from './succession.ts'
import { modifierRattachement, supprimerRattachement } from './utilisateurs.ts'

/** The calls on the users of an association: requests for attachment, invitations, rights. */
export const rattachementsCalls = {
  demanderRattachement,
  marquerRefusLu,
  listerDemandesRattachement,
  getDemandeRattachement,
  lireAnnexeRattachement,
  accepterRattachement,
  refuserRattachement,
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
