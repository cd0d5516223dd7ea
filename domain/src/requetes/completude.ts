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

/** What stands against each thing the law asks of a filing. */
const contre: { [T in TypeDepose]: Record<keyof (typeof exigences)[T], Vise> } = {
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
  vise: Vise
}

const exigencesDe = (type: TypeDepose): Exigence[] => {
  const vises: Readonly<Record<string, Vise>> = contre[type]
  const dites: Readonly<Record<string, Pick<Exigence, 'nom' | 'article'>>> = exigences[type]
  return Object.entries(dites).map(([cle, dite]) => ({ ...dite, cle, vise: vises[cle] ?? (() => false) }))
}

/** A line of the checklist that still asks for something and forbids nothing (ANNEX-13, ANNEX-14, X-77). */
export interface Conseil {
  ligne: string
  phrase: string
}

/** The requirements of the law that the form finds met, each with its article. What an error or an advice speaks of is not met. */
export const exigencesRemplies = (type: TypeDepose, erreurs: readonly ErreurChamp[], conseils: readonly Conseil[]): string[] =>
  exigencesDe(type).flatMap(({ cle, nom, article, vise }) =>
    erreurs.some(vise) || conseils.some(({ ligne }) => ligne === cle) ? [] : [textesCompletude.rempli(nom, article)],
  )

/** The advice that no error gives already. */
export const conseilsRestants = (type: TypeDepose, erreurs: readonly ErreurChamp[], conseils: readonly Conseil[]): Conseil[] => {
  const dites = exigencesDe(type).flatMap(({ cle, vise }) => (erreurs.some(vise) ? [cle] : []))
  return conseils.filter(({ ligne }) => !dites.includes(ligne))
}

/** What is refused of a list, or of the filing, says by itself what it is about; what is refused of one field does not. */
const deLEnsemble = champ(/^(membres\.nombre(Direction)?|fondateurs\b.*|documents|modifications|liquidation\.liquidation)$/)

/** What is missing, and the article that asks for it; as the rule says it where no law does. */
export const direManque = (type: TypeDepose, erreur: ErreurChamp): string => {
  const exigence = exigencesDe(type).find(({ vise }) => vise(erreur))
  if (!exigence) return erreur.defaultMessage
  const { nom, article } = exigence
  return textesCompletude.manque(
    deLEnsemble(erreur) ? erreur.defaultMessage : textesCompletude.duChamp(nom, erreur.defaultMessage),
    article,
  )
}

const conseil = (type: TypeDepose, ligne: string, dite: string): Conseil => {
  const articles: Readonly<Record<string, string>> = textesCompletude.demandees[type]
  const article = articles[ligne] ?? exigencesDe(type).find(({ cle }) => cle === ligne)?.article
  return { ligne, phrase: article ? textesCompletude.manque(dite, article) : dite }
}

/** What the checklist still asks for, and the article that does. */
export const piecesACompleter = (
  type: TypeDepose,
  lignes: readonly Pick<PieceRequise, 'type' | 'jointe' | 'aPreciser' | 'libelle'>[],
): Conseil[] => lignes.flatMap((ligne) => (ligne.jointe && ligne.aPreciser.length === 0 ? [] : [conseil(type, ligne.type, ligne.libelle)]))

/** What is worth knowing of the publication of a dissolution, with its article (ANNEX-13). */
export const publicationACompleter = (avis: string | null): Conseil[] => (avis === null ? [] : [conseil('RADIATION', 'publication', avis)])
