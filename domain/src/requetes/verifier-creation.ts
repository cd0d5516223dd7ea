import { compterFondateurs, fondateursEnDouble } from '../association/fondateurs.ts'
import type { Fondateurs } from '../association/fondateurs.ts'
import type { Comite } from '../association/membres.ts'
import { textesAssociation } from '../association/textes.ts'
import { directionAuMoins, fondateursAuMoins } from '../core/constantes.ts'
import { sous } from '../core/erreurs.ts'
import type { ErreurChamp } from '../core/erreurs.ts'
import { verifierFichier, verifierTotal } from '../core/fichier.ts'
import type { Fichier, LimitesFichiers } from '../core/fichier.ts'
import type { JourCalendaire } from '../core/jour.ts'
import { textes } from '../core/textes.ts'
import { verifierAnnexe } from '../core/verifier-annexe.ts'
import type { AssociationDeposee, DepotCreation } from './depot-creation.ts'
import { listeDesPieces } from './pieces-requises.ts'
import { textesRegles } from './textes-regles.ts'

/** What the rules of a creation need beyond what was filed. */
export interface ContexteCreation {
  aujourdhui: JourCalendaire
  limites: LimitesFichiers
  /** The file of each document, at its position; null when it is missing. */
  fichiers: readonly (Fichier | null)[]
  /** Whether a court keeps the register for the head office's commune; null where it is not known (in the browser). */
  siegeDuRessort: boolean | null
}

const dates = ['dateConstitutive', 'dateStatuts', 'dateInscriptionJAL', 'dateDissolutionJAL', 'dateDissolution', 'dateRadiation'] as const

/** Dates not to come (spec 1 §5; finValidite may be: X-39), and a head office within the courts' area (X-28). */
export const verifierAssociation = (association: AssociationDeposee, contexte: ContexteCreation): ErreurChamp[] => {
  const erreurs: ErreurChamp[] = dates.flatMap((cle) => {
    const date = association[cle]
    return date && date > contexte.aujourdhui ? [{ field: `association.${cle}`, defaultMessage: textes.dateFuture }] : []
  })
  if (contexte.siegeDuRessort === false) {
    erreurs.push({ field: 'association.informations.adresse.commune', defaultMessage: textesAssociation.siegeHorsRessort })
  }
  return erreurs
}

/** What the members step still lacks: a direction, and seven founders (MEMB-14, CCL art. 56). */
export const manquesMembres = (comite: Comite, fondateurs: Fondateurs): ErreurChamp[] => {
  const manques: ErreurChamp[] = []
  if (comite.physiques.length + comite.morales.length < directionAuMoins) {
    manques.push({ field: 'membres.nombreDirection', defaultMessage: textesRegles.directionManquante })
  }
  const reste = fondateursAuMoins - compterFondateurs(comite, fondateurs)
  if (reste > 0) manques.push({ field: 'membres.nombre', defaultMessage: textesRegles.fondateursManquants(reste) })
  return manques
}

/** What the annexes step still lacks: the three documents (ANNEX-08), and files within the total size (ANNEX-09). */
export const manquesAnnexes = (documents: readonly { type: string }[], tailleTotale: number, tailleMax: number): ErreurChamp[] => {
  const manques: ErreurChamp[] = listeDesPieces(documents).flatMap(({ jointe, libelle }) =>
    jointe ? [] : [{ field: 'documents', defaultMessage: libelle }],
  )
  const total = verifierTotal(tailleTotale, tailleMax)
  if (total) manques.push({ field: 'documents', defaultMessage: total })
  return manques
}

/** Members taken over from the paper register cannot come from a form. */
const reprisesRefusees = ({ reprises }: Comite): ErreurChamp[] =>
  reprises.length > 0 ? [{ field: 'membres.reprises', defaultMessage: textes.valeurInvalide }] : []

export const verifierMembres = (comite: Comite, fondateurs: Fondateurs): ErreurChamp[] => [
  ...manquesMembres(comite, fondateurs),
  ...reprisesRefusees(comite),
  ...fondateursEnDouble(comite, fondateurs),
]

export const verifierAnnexes = (documents: DepotCreation['documents'], contexte: ContexteCreation): ErreurChamp[] => {
  const tailleTotale = contexte.fichiers.reduce((total, fichier) => total + (fichier?.taille ?? 0), 0)
  const parDocument = documents.flatMap((annexe, i) => {
    const refus = verifierFichier(contexte.fichiers[i] ?? null, contexte.limites)
    const erreurs = verifierAnnexe(annexe, 'creation', contexte.aujourdhui)
    return sous(`documents[${i}]`, refus ? [...erreurs, { field: 'fichier', defaultMessage: refus }] : erreurs)
  })
  return [...manquesAnnexes(documents, tailleTotale, contexte.limites.tailleMax), ...parDocument]
}

/** Everything that forbids filing this creation; the browser and the server ask the same question. Empty: it may be filed. */
export const verifierCreation = (depot: DepotCreation, contexte: ContexteCreation): ErreurChamp[] => [
  ...verifierAssociation(depot.association, contexte),
  ...verifierMembres(depot.comite, depot.fondateurs),
  ...verifierAnnexes(depot.documents, contexte),
]
