import type { Utilisateur } from 'contract/compte/compte'
import type { Sent } from 'contract/core/call'
import type { deposerCreation } from 'contract/requetes/depot'
import type { LimitesFichiers } from 'domain/core/fichier'
import { jourDeParis } from 'domain/core/jour'
import type { ContexteCreation } from 'domain/requetes/verifier-creation'
import type { Saisie } from './demarche/demarche.ts'
import { datesDesAnnexes } from './parties/annexes/annexe-jointe.ts'
import { associationVide, informationsSaisies, type SaisieAssociation } from './parties/association/saisie-association.ts'
import { declarantInitial, declarantSaisi } from './parties/declarant/saisie-declarant.ts'
import { comiteSaisi, fondateursSaisis, type FondateurSaisi, type MembreSaisi } from './parties/membres/saisie-membres.ts'

/** Everything typed in the form of a creation, as its fields hold it. */
export interface SaisieCreation extends Saisie {
  association: SaisieAssociation
  direction: MembreSaisi[]
  fondateurs: FondateurSaisi[]
}

export const saisieInitiale = (utilisateur: Utilisateur | null): SaisieCreation => ({
  declarant: declarantInitial(utilisateur),
  association: associationVide,
  direction: [],
  fondateurs: [],
  annexes: [],
  commentaire: '',
})

/** The JSON part of the filing: what the rules of the domain judge and what is sent. */
export const versDepot = ({ declarant, association, direction, fondateurs, annexes, commentaire }: SaisieCreation) => ({
  commentaire,
  declarant: declarantSaisi(declarant),
  association: { informations: informationsSaisies(association.informations), ...datesDesAnnexes(annexes) },
  comite: comiteSaisi(direction),
  fondateurs: fondateursSaisis(fondateurs),
  documents: annexes.map(({ annexe }) => annexe),
})

/** The same once the rules have accepted it: the fields then hold what the contract wants. */
export const depotAccepte = (saisie: SaisieCreation) => versDepot(saisie) as Sent<typeof deposerCreation>['part']

/** What the rules of the domain need beside the filing. The browser leaves to the server whether the seat is in the area (ASSO-33). */
export const contexteDe = ({ annexes }: SaisieCreation, limites: LimitesFichiers): ContexteCreation => ({
  aujourdhui: jourDeParis(new Date()),
  limites,
  fichiers: annexes.map(({ fichier }) => ({ taille: fichier.size, mime: fichier.type })),
  siegeDuRessort: null,
})
