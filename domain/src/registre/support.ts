import type { SituationCompte } from '../compte/support.ts'
import { type ActionPour, actionsPour } from './actions-pour.ts'
import type { SituationActions } from './obstacles-actions.ts'
import { textesSupportAssociation } from './textes-support-association.ts'

const { INACTIF, DESACTIVE } = textesSupportAssociation.compte

/**
 * What a person can do for an association, as the support tells it on the telephone (STAFF-27): the reasons are those the person reads, but
 * who cannot sign in reads none.
 */
export const actionsAuSupport = (etat: SituationCompte['etat'], situation: SituationActions): ActionPour[] =>
  actionsPour(situation).map(({ action, raisons }) => ({
    action,
    raisons: etat === 'ACTIF' ? raisons : [etat === 'INACTIF' ? INACTIF : DESACTIVE, ...raisons],
  }))
