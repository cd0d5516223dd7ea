import type { Utilisateur } from 'contract/compte/compte'
import type { Sent } from 'contract/core/call'
import type { deposerCreation } from 'contract/requetes/depot'
import type { FondateurMorale, FondateurPhysique, Fondateurs } from 'domain/association/fondateurs'
import type { Comite, MembreMorale, MembrePhysique } from 'domain/association/membres'
import { indexMembres } from 'domain/association/ordre-membres'
import type { Annexe } from 'domain/core/annexe'
import type { LimitesFichiers } from 'domain/core/fichier'
import { jourDeParis } from 'domain/core/jour'
import { civiliteParDefaut } from 'domain/core/personne'
import type { ContexteCreation } from 'domain/requetes/verifier-creation'
import type { SaisieAssociation } from './parties/association/saisie-association.ts'
import { associationVide, informationsSaisies } from './parties/association/saisie-association.ts'
import type { CommuneSaisie } from './parties/CommuneFields.tsx'

/** A member of the direction, in the place the person gave it. */
export type MembreSaisi = { collection: 'physiques'; membre: MembrePhysique } | { collection: 'morales'; membre: MembreMorale }
/** A founder who is not of the direction. */
export type FondateurSaisi = { collection: 'physiques'; membre: FondateurPhysique } | { collection: 'morales'; membre: FondateurMorale }

/** A file and what is said of it; `id` only tells it apart on the screen. */
export interface AnnexeJointe {
  id: string
  annexe: Annexe
  fichier: File
}

export interface SaisieDeclarant {
  civilite: string
  nom: string
  prenom: string
  lien: string | null
  adresse: string
  complementAdresse: string
  codePostal: string
  ville: CommuneSaisie | null
  email: string
}

/** Everything typed in the form of a creation, as its fields hold it. */
export interface SaisieCreation {
  declarant: SaisieDeclarant
  association: SaisieAssociation
  direction: MembreSaisi[]
  fondateurs: FondateurSaisi[]
  annexes: AnnexeJointe[]
  commentaire: string
}

/** The form before anything is typed; the account prefills the declarant (DECL-11). */
export const saisieInitiale = (utilisateur: Utilisateur | null): SaisieCreation => ({
  declarant: {
    civilite: utilisateur?.civilite ?? civiliteParDefaut,
    nom: utilisateur?.nom ?? '',
    prenom: utilisateur?.prenom ?? '',
    lien: null,
    adresse: utilisateur?.adresse ?? '',
    complementAdresse: utilisateur?.complementAdresse ?? '',
    codePostal: utilisateur?.codePostal ?? '',
    ville: utilisateur?.ville ? { id: -1, codeInsee: null, libelle: utilisateur.ville, codePostaux: [] } : null,
    email: utilisateur?.email ?? '',
  },
  association: associationVide,
  direction: [],
  fondateurs: [],
  annexes: [],
  commentaire: '',
})

/** The direction in its order, as a filing carries it (MEMB-04). */
export const comiteSaisi = (direction: readonly MembreSaisi[]): Comite => ({
  physiques: direction.flatMap((saisi) => (saisi.collection === 'physiques' ? [saisi.membre] : [])),
  morales: direction.flatMap((saisi) => (saisi.collection === 'morales' ? [saisi.membre] : [])),
  reprises: [],
  indexMembres: indexMembres(direction),
})

export const fondateursSaisis = (fondateurs: readonly FondateurSaisi[]): Fondateurs => ({
  physiques: fondateurs.flatMap((saisi) => (saisi.collection === 'physiques' ? [saisi.membre] : [])),
  morales: fondateurs.flatMap((saisi) => (saisi.collection === 'morales' ? [saisi.membre] : [])),
})

const dateDe = (annexes: readonly AnnexeJointe[], type: string, sousType?: string): string | null =>
  annexes.find(({ annexe }) => annexe.type === type && (sousType === undefined || annexe.sousType === sousType))?.annexe.date ?? null

/** The two dates the annexes already say: asked once, under their date labels (DOCTYPE-22). */
export const datesDesAnnexes = (annexes: readonly AnnexeJointe[]) => ({
  dateStatuts: dateDe(annexes, 'STATUTS'),
  dateConstitutive: dateDe(annexes, 'PV_AG', 'CONSTITUTIVE') ?? dateDe(annexes, 'PV_AG'),
})

/** The JSON part of the filing: what the rules of the domain judge and what is sent. */
export const versDepot = ({ declarant, association, direction, fondateurs, annexes, commentaire }: SaisieCreation) => ({
  commentaire,
  declarant: { ...declarant, ville: declarant.ville?.libelle ?? '' },
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

/** A person, a legal entity, as lists and buttons name them. */
export const nomDe = ({ membre }: MembreSaisi | FondateurSaisi): string =>
  'denomination' in membre ? membre.denomination : `${membre.prenom} ${membre.nom}`
