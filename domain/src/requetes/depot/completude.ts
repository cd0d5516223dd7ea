import type { ErreurChamp } from '../../core/erreurs.ts'
import type { PieceRequise } from './pieces-requises.ts'
import { textesCompletude } from '../textes/completude.ts'
import { textesRegles } from '../textes/regles.ts'
import type { FiledType } from '../types.ts'

const { exigences } = textesCompletude

/**
 * Whether an error concerns a legal requirement. Recognised by its path or, for documents, which share one path, by the rule's own
 * sentence.
 */
type ErreurMatcher = (erreur: ErreurChamp) => boolean
const champ =
  (chemin: RegExp): ErreurMatcher =>
  ({ field }) =>
    chemin.test(field)
const phrase =
  (dite: string): ErreurMatcher =>
  ({ defaultMessage }) =>
    defaultMessage === dite

const identite = champ(/^association\.informations\.(denomination|objet|adresse)\b/)
const direction = champ(/^membres\.(nombreDirection|physiques|morales|reprises)\b/)
const { piecesAJoindre, decisionAJoindre } = textesRegles

/** The errors that leave each legal requirement of a filing unmet. */
const contre: { [T in FiledType]: Record<keyof (typeof exigences)[T], ErreurMatcher> } = {
  CREATION: {
    identite,
    septMembres: champ(/^(membres\.nombre$|fondateurs\b)/),
    direction,
    DECLARATION_INSCR: phrase(piecesAJoindre.DECLARATION_INSCR),
    STATUTS: phrase(piecesAJoindre.STATUTS),
    PV_AG: phrase(piecesAJoindre.PV_AG),
  },
  MODIFICATION: {
    changement: champ(/^modifications$/),
    identite,
    direction,
    decision: phrase(decisionAJoindre.modification),
  },
  DISSOLUTION: {
    liquidateurs: champ(/^liquidation\.(liquidation$|liquidateurs\b)/),
    decision: phrase(decisionAJoindre.dissolution),
  },
  RADIATION: { dissolution: champ(/^radiation\.dateDissolution$/), quitus: champ(/^radiation\.quitus$/) },
}

interface Exigence {
  cle: string
  nom: string
  article: string
  vise: ErreurMatcher
}

const exigencesDe = (type: FiledType): Exigence[] => {
  const vises: Readonly<Record<string, ErreurMatcher>> = contre[type]
  const dites: Readonly<Record<string, Pick<Exigence, 'nom' | 'article'>>> = exigences[type]
  return Object.entries(dites).map(([cle, dite]) => ({ ...dite, cle, vise: vises[cle] ?? (() => false) }))
}

/** A line of the checklist that still asks for something without forbidding anything (ANNEX-13, ANNEX-14, X-77). */
export interface Conseil {
  ligne: string
  phrase: string
}

/** The legal requirements that the filing meets, each with its article: those without an error or an advice. */
export const metExigences = (type: FiledType, erreurs: readonly ErreurChamp[], conseils: readonly Conseil[]): string[] =>
  exigencesDe(type).flatMap(({ cle, nom, article, vise }) =>
    erreurs.some(vise) || conseils.some(({ ligne }) => ligne === cle) ? [] : [textesCompletude.rempli(nom, article)],
  )

/** The advice that no error repeats. */
export const remainingConseils = (type: FiledType, erreurs: readonly ErreurChamp[], conseils: readonly Conseil[]): Conseil[] => {
  const dites = exigencesDe(type).flatMap(({ cle, vise }) => (erreurs.some(vise) ? [cle] : []))
  return conseils.filter(({ ligne }) => !dites.includes(ligne))
}

/** Errors of a list or of the whole filing, whose sentence names their subject. The sentence of a single field does not. */
const deLEnsemble = champ(/^(membres\.nombre(Direction)?|fondateurs\b.*|documents|modifications|liquidation\.liquidation)$/)

/** The missing requirement with its article, or the rule's own words when no law requires it. */
export const manquePhrase = (type: FiledType, erreur: ErreurChamp): string => {
  const exigence = exigencesDe(type).find(({ vise }) => vise(erreur))
  if (!exigence) return erreur.defaultMessage
  const { nom, article } = exigence
  return textesCompletude.manque(
    deLEnsemble(erreur) ? erreur.defaultMessage : textesCompletude.duChamp(nom, erreur.defaultMessage),
    article,
  )
}

const conseil = (type: FiledType, ligne: string, dite: string): Conseil => {
  const articles: Readonly<Record<string, string>> = textesCompletude.demandees[type]
  const article = articles[ligne] ?? exigencesDe(type).find(({ cle }) => cle === ligne)?.article
  return { ligne, phrase: article ? textesCompletude.manque(dite, article) : dite }
}

/** The documents that the checklist still asks for, with the article that requires each. */
export const piecesToComplete = (
  type: FiledType,
  lignes: readonly Pick<PieceRequise, 'type' | 'jointe' | 'aPreciser' | 'libelle'>[],
): Conseil[] => lignes.flatMap((ligne) => (ligne.jointe && ligne.aPreciser.length === 0 ? [] : [conseil(type, ligne.type, ligne.libelle)]))

/** Advice about the publication of a dissolution, with its article (ANNEX-13). */
export const publicationToComplete = (avis: string | null): Conseil[] => (avis === null ? [] : [conseil('RADIATION', 'publication', avis)])
