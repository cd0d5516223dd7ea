import type { Utilisateur } from 'contract/compte/compte'
import type { Sent } from 'contract/core/call'
import { deposerCreation } from 'contract/requetes/depot'
import type { LimitesFichiers } from 'domain/core/fichier'
import { jourDeParis } from 'domain/core/jour'
import type { ContexteDepot } from 'domain/requetes/contexte-depot'
import { creation } from 'domain/requetes/demarches/creation'
import { verifierEtape } from 'domain/requetes/demarches/definition'
import type { EtapeDepot } from 'domain/requetes/etapes-depot'
import { manquesAnnexes } from 'domain/requetes/verifier-annexes'
import { manquesMembres } from 'domain/requetes/verifier-membres'
import { uploadApi } from '../core/api/upload-api.ts'
import type { Saisie, Sending } from './demarche/demarche.ts'
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
const depotAccepte = (saisie: SaisieCreation) => versDepot(saisie) as Sent<typeof deposerCreation>['part']

/** What the rules of the domain need beside the filing. The browser leaves to the server whether the seat is in the area (ASSO-33). */
const contexteDe = ({ annexes }: SaisieCreation, limites: LimitesFichiers): ContexteDepot => ({
  aujourdhui: jourDeParis(new Date()),
  limites,
  fichiers: annexes.map(({ fichier }) => ({ taille: fichier.size, mime: fichier.type })),
  siegeDuRessort: null,
})

/** What the members step still lacks (MEMB-14). */
export const membresManquants = ({ direction, fondateurs }: SaisieCreation) =>
  manquesMembres(comiteSaisi(direction), fondateursSaisis(fondateurs))

/** What the annexes step still lacks (ANNEX-08, ANNEX-09). */
export const annexesManquantes = ({ annexes }: SaisieCreation, { tailleMax }: LimitesFichiers) =>
  manquesAnnexes(
    creation.pieces,
    annexes.map(({ annexe }) => annexe),
    annexes.reduce((total, { fichier }) => total + fichier.size, 0),
    tailleMax,
  )

/** What forbids leaving a step (FORM-02). */
export const manquesDe = (etape: string, saisie: SaisieCreation, limites: LimitesFichiers) =>
  verifierEtape(creation, etape as EtapeDepot, versDepot(saisie), contexteDe(saisie, limites))

/** Files it, its documents in their order. */
export const deposer = (saisie: SaisieCreation, { cle, onProgress }: Sending) => {
  const sent = { headers: { 'idempotency-key': cle }, part: depotAccepte(saisie), files: saisie.annexes.map(({ fichier }) => fichier) }
  return uploadApi(deposerCreation, sent, onProgress)
}
