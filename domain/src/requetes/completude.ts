import type { ErreurChamp } from '../core/erreurs.ts'
import type { PieceRequise } from './pieces-requises.ts'
import { textesCompletude } from './textes-completude.ts'
import { textesRegles } from './textes-regles.ts'
import type { TypeDepose } from './types.ts'

const { exigences } = textesCompletude

/** Whether what a rule refuses is something the law asks for: by its path or, of documents, whose paths are one, by the rule's own sentence. */
type Vise = (erreur: ErreurChamp) => boolean
const champ =
  (chemin: RegExp): Vise =>
  ({ field }) =>
    chemin.test(field)
const phrase =
  (dite: string): Vise =>
  ({ defaultMessage }) =>
    defaultMessage === dite

const identite = champ(/^association\.informations\.(denomination|objet|adresse)\b/)
const direction = champ(/^membres\.(nombreDirection|physiques|morales|reprises)\b/)
const { piecesAJoindre, decisionAJoindre } = textesRegles

/** What stands against each thing the law asks of a filing (law.md §4.4 and §4.5). */
const contre: { [T in TypeDepose]: Record<keyof (typeof exigences)[T], Vise> } = {
  CREATION: {
    identite,
    septMembres: champ(/^(membres\.nombre$|fondateurs\b)/),
    direction,
    declaration: phrase(piecesAJoindre.DECLARATION_INSCR),
    statuts: phrase(piecesAJoindre.STATUTS),
    procesVerbal: phrase(piecesAJoindre.PV_AG),
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
  nom: string
  article: string
}

const regles = (type: TypeDepose): { exigence: Exigence; vise: Vise }[] => {
  const vises: Readonly<Record<string, Vise>> = contre[type]
  return Object.entries<Exigence>(exigences[type]).map(([cle, exigence]) => ({ exigence, vise: vises[cle] ?? (() => false) }))
}

/** What the law asks and the form has found, each with its article; what a refusal stands against is not. */
export const exigencesRemplies = (type: TypeDepose, erreurs: readonly ErreurChamp[]): string[] =>
  regles(type).flatMap(({ exigence: { nom, article }, vise }) => (erreurs.some(vise) ? [] : [textesCompletude.rempli(nom, article)]))

/** What is refused of a list, or of the filing, says by itself what it is about; what is refused of one field does not. */
const deLEnsemble = champ(/^(membres\.nombre(Direction)?|fondateurs\b.*|documents|modifications|liquidation\.liquidation)$/)

/** What is missing, and the article that asks for it; as the rule says it where no law does. */
export const direManque = (type: TypeDepose, erreur: ErreurChamp): string => {
  const exigence = regles(type).find(({ vise }) => vise(erreur))?.exigence
  if (!exigence) return erreur.defaultMessage
  const { nom, article } = exigence
  return textesCompletude.manque(
    deLEnsemble(erreur) ? erreur.defaultMessage : textesCompletude.duChamp(nom, erreur.defaultMessage),
    article,
  )
}

const avecArticle = (type: TypeDepose, ligne: string, dite: string): string => {
  const articles: Readonly<Record<string, string>> = textesCompletude.demandees[type]
  return articles[ligne] ? textesCompletude.manque(dite, articles[ligne]) : dite
}

/** What the checklist still asks for where it forbids nothing, and the article that does (ANNEX-14, X-77). */
export const piecesACompleter = (
  type: TypeDepose,
  lignes: readonly Pick<PieceRequise, 'type' | 'jointe' | 'aPreciser' | 'libelle'>[],
): string[] =>
  lignes.flatMap((ligne) => (ligne.jointe && ligne.aPreciser.length === 0 ? [] : [avecArticle(type, ligne.type, ligne.libelle)]))

/** What is worth knowing of the publication of a dissolution, with its article (ANNEX-13). */
export const publicationACompleter = (avis: string | null): string[] =>
  avis === null ? [] : [avecArticle('RADIATION', 'publication', avis)]
