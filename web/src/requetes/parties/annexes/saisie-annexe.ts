import { Annexe, completeAnnexe, type JournalLegal } from 'domain/core/annexe'
import { libelleType, typeDocument, type ModeAnnexe } from 'domain/core/documents'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import type { LimitesFichiers } from 'domain/core/fichier'
import { jourDeParis } from 'domain/core/jour'
import { checkPagesWeight } from 'domain/core/pages'
import { checkAnnexe } from 'domain/core/check-annexe'
import { checkFile } from '../../../core/form/file/check-file.ts'
import { filesOfPages, measured, type PhotoPage } from '../../../core/form/file/photo-page.ts'

/** The values of the form of an annexe. */
export interface SaisieAnnexe {
  type: string
  sousType: string
  date: string
  /** The effective date of a contribution agreement (traité d'apport). */
  dateEffet: string
  /** The newspaper of a publication. */
  journal: JournalLegal | null
  nom: string
  fichier: File | null
  /** The photographed pages that replace the file. */
  pages: PhotoPage[]
}

export const emptyAnnexe: SaisieAnnexe = {
  type: '',
  sousType: '',
  date: '',
  dateEffet: '',
  journal: null,
  nom: '',
  fichier: null,
  pages: [],
}

/** Whether something was typed or taken beyond the initial values, which a reload would lose. */
export const isBegun = ({ type, nom, fichier, pages, date, dateEffet, journal }: SaisieAnnexe, debut: Partial<SaisieAnnexe>): boolean =>
  fichier !== null ||
  pages.length > 0 ||
  type !== (debut.type ?? '') ||
  date !== (debut.date ?? '') ||
  `${nom}${dateEffet}` !== '' ||
  journal?.libelle !== debut.journal?.libelle

/**
 * The default name of a document: its file's name, or the label of its type for pages. '-' with neither, so that only the file is in error.
 */
const nomPropre = ({ type, fichier, pages }: SaisieAnnexe): string => {
  const connu = typeDocument(type)
  return fichier?.name ?? (pages.length > 0 && connu ? libelleType(connu) : '-')
}
export const nameAnnexe = (saisie: SaisieAnnexe): string => saisie.nom.trim() || nomPropre(saisie)

/** The files to send: the file, or the pages that the server binds into a PDF. */
export const collectFichiers = ({ fichier, pages }: SaisieAnnexe): File[] =>
  pages.length > 0 ? filesOfPages(pages) : fichier === null ? [] : [fichier]

const checkFichiers = ({ fichier, pages }: SaisieAnnexe, limites: LimitesFichiers): ErreurChamp[] => {
  if (pages.length === 0) return checkFile(fichier, limites)
  const refus = checkPagesWeight(measured(pages), limites)
  return refus === null ? [] : [{ field: 'fichier', defaultMessage: refus }]
}

const read = (saisie: SaisieAnnexe) => {
  const { fichier: _fichier, pages: _pages, ...dite } = saisie
  return Annexe.safeParse({ ...dite, nom: nameAnnexe(saisie), lien: null })
}

/** The annexe that was typed; null when its values do not match the schema. */
export const annexeSaisie = (saisie: SaisieAnnexe, mode: ModeAnnexe): Annexe | null => {
  const lu = read(saisie)
  return lu.success ? completeAnnexe(lu.data, mode) : null
}

/** Every error the browser can find in an annexe. Checks its file by declared type and size (ANNEX-19 to ANNEX-25). */
export const checkSaisie = (saisie: SaisieAnnexe, mode: ModeAnnexe, limites: LimitesFichiers): ErreurChamp[] => {
  const lu = read(saisie)
  const erreurs = lu.success ? checkAnnexe(completeAnnexe(lu.data, mode), mode, jourDeParis(new Date())) : erreursDeZod(lu.error.issues)
  return [...erreurs, ...checkFichiers(saisie, limites)]
}
