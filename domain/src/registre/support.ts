import type { SituationCompte } from '../compte/support.ts'
import { type ActionFor, actionsFor } from './actions-for.ts'
import type { SituationActions } from './obstacles-actions.ts'
import { textesSupportAssociation } from './textes/support-association.ts'

const { INACTIF, DESACTIVE } = textesSupportAssociation.compte

/**
 * The actions of a person on an association, with the reasons that person reads; the support reads them out on the telephone (STAFF-27).
 * For a person who cannot sign in, that reason comes first.
 */
export const actionsAuSupport = (etat: SituationCompte['etat'], situation: SituationActions): ActionFor[] =>
  actionsFor(situation).map(({ action, raisons }) => ({
    action,
    raisons: etat === 'ACTIF' ? raisons : [etat === 'INACTIF' ? INACTIF : DESACTIVE, ...raisons],
  }))
