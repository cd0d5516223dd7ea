import { Annexe, completerAnnexe, type JournalLegal } from 'domain/core/annexe'
import { libelleType, typeDocument, type ModeAnnexe } from 'domain/core/documents'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import type { LimitesFichiers } from 'domain/core/fichier'
import { jourDeParis } from 'domain/core/jour'
import { verifierPoidsDesPages } from 'domain/core/pages'
import { verifierAnnexe } from 'domain/core/verifier-annexe'
import { checkFile } from '../../../core/form/file/check-file.ts'
import { filesOfPages, measured, type PhotoPage } from '../../../core/form/file/photo-page.ts'

/** What the dialog of an annexe holds. */
export interface SaisieAnnexe {
  type: string
  sousType: string
  date: string
  /** Of a treaty of contribution. */
  dateEffet: string
  /** The newspaper of a publication. */
  journal: JournalLegal | null
  nom: string
  fichier: File | null
  /** The pages photographed instead of a file. */
  pages: PhotoPage[]
}

export const annexeVide: SaisieAnnexe = {
  type: '',
  sousType: '',
  date: '',
  dateEffet: '',
  journal: null,
  nom: '',
  fichier: null,
  pages: [],
}

/** Something was begun, beyond what was known at first, that a page loaded again would lose. */
export const entamee = ({ type, nom, fichier, pages, date, dateEffet, journal }: SaisieAnnexe, debut: Partial<SaisieAnnexe>): boolean =>
  fichier !== null ||
  pages.length > 0 ||
  type !== (debut.type ?? '') ||
  date !== (debut.date ?? '') ||
  `${nom}${dateEffet}` !== '' ||
  journal?.libelle !== debut.journal?.libelle

/** What a document left without name is called: as its file, or as what its pages are; without either, that is what is wrong. */
const nomPropre = ({ type, fichier, pages }: SaisieAnnexe): string => {
  const connu = typeDocument(type)
  return fichier?.name ?? (pages.length > 0 && connu ? libelleType(connu) : '-')
}
export const nomSaisi = (saisie: SaisieAnnexe): string => saisie.nom.trim() || nomPropre(saisie)

/** What is sent: the file, or the pages for the server to bind. */
export const fichiersSaisis = ({ fichier, pages }: SaisieAnnexe): File[] =>
  pages.length > 0 ? filesOfPages(pages) : fichier === null ? [] : [fichier]

const verifierFichiers = ({ fichier, pages }: SaisieAnnexe, limites: LimitesFichiers): ErreurChamp[] => {
  if (pages.length === 0) return checkFile(fichier, limites)
  const refus = verifierPoidsDesPages(measured(pages), limites)
  return refus === null ? [] : [{ field: 'fichier', defaultMessage: refus }]
}

const lire = (saisie: SaisieAnnexe) => {
  const { fichier: _fichier, pages: _pages, ...dite } = saisie
  return Annexe.safeParse({ ...dite, nom: nomSaisi(saisie), lien: null })
}

/** The annexe that was typed; to be asked only of what `verifierSaisie` accepts. */
export const annexeSaisie = (saisie: SaisieAnnexe, mode: ModeAnnexe): Annexe | null => {
  const lu = lire(saisie)
  return lu.success ? completerAnnexe(lu.data, mode) : null
}

/** Everything the browser can say against an annexe, its file first checked by what it claims to be (ANNEX-19 to ANNEX-25). */
export const verifierSaisie = (saisie: SaisieAnnexe, mode: ModeAnnexe, limites: LimitesFichiers): ErreurChamp[] => {
  const lu = lire(saisie)
  const erreurs = lu.success ? verifierAnnexe(completerAnnexe(lu.data, mode), mode, jourDeParis(new Date())) : erreursDeZod(lu.error.issues)
  return [...erreurs, ...verifierFichiers(saisie, limites)]
}
