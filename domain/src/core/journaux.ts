import type { JournalLegal } from './annexe.ts'

/** The id of a newspaper typed freely instead of chosen from the list (ANNEX-33). */
export const freeJournal = -1

/** A publication, whose place the newspaper must serve. */
export interface Publication {
  /** Decides the département (ANNEX-34). */
  codePostal: string
  sousType: string | null
}

// A merger is published wherever the merged associations have their seats (ANNEX-31).
const sansDepartement = 'PUBFUS'

const servesPlace = ({ departement }: JournalLegal, { codePostal, sousType }: Publication): boolean =>
  sousType === sansDepartement || departement === codePostal.trim().slice(0, 2)

/** The newspapers to offer: those of the postal code's département, or all of them for a merger (ANNEX-30, ANNEX-31). */
export const offeredJournaux = <J extends JournalLegal>(journaux: readonly J[], publication: Publication): J[] =>
  journaux.filter((journal) => servesPlace(journal, publication))

/** The chosen newspaper, or null once it no longer serves the place (ANNEX-32). One typed freely stays. */
export const keptJournal = (journal: JournalLegal | null, publication: Publication): JournalLegal | null =>
  journal === null || journal.id === freeJournal || servesPlace(journal, publication) ? journal : null

/** The offered newspaper that a text names; a freely typed one when it names none or several (ANNEX-33). */
export const namedJournal = (texte: string, proposes: readonly JournalLegal[]): JournalLegal => {
  const nommes = proposes.filter(({ libelle }) => libelle === texte)
  const [seul] = nommes
  return seul && nommes.length === 1 ? seul : { id: freeJournal, libelle: texte, departement: null }
}
