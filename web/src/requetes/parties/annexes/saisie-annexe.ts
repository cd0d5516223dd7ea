import { Annexe, completerAnnexe, type JournalLegal } from 'domain/core/annexe'
import type { ModeAnnexe } from 'domain/core/documents'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import type { LimitesFichiers } from 'domain/core/fichier'
import { jourDeParis } from 'domain/core/jour'
import { verifierAnnexe } from 'domain/core/verifier-annexe'
import { checkFile } from '../../../core/form/file/check-file.ts'

/** What the dialog of an annexe holds. */
export interface SaisieAnnexe {
  type: string
  sousType: string
  date: string
  /** The newspaper of a publication. */
  journal: JournalLegal | null
  nom: string
  fichier: File | null
}

export const annexeVide: SaisieAnnexe = { type: '', sousType: '', date: '', journal: null, nom: '', fichier: null }

/** A document left without name has its file's; without a file either, that is what is wrong. */
export const nomSaisi = ({ nom, fichier }: SaisieAnnexe): string => nom.trim() || (fichier?.name ?? '-')

const lire = ({ fichier, ...saisie }: SaisieAnnexe) =>
  Annexe.safeParse({ ...saisie, nom: nomSaisi({ fichier, ...saisie }), dateEffet: null, lien: null })

/** The annexe that was typed; to be asked only of what `verifierSaisie` accepts. */
export const annexeSaisie = (saisie: SaisieAnnexe, mode: ModeAnnexe): Annexe | null => {
  const lu = lire(saisie)
  return lu.success ? completerAnnexe(lu.data, mode) : null
}

/** Everything the browser can say against an annexe, its file first checked by what it claims to be (ANNEX-19 to ANNEX-25). */
export const verifierSaisie = (saisie: SaisieAnnexe, mode: ModeAnnexe, limites: LimitesFichiers): ErreurChamp[] => {
  const lu = lire(saisie)
  const erreurs = lu.success ? verifierAnnexe(completerAnnexe(lu.data, mode), mode, jourDeParis(new Date())) : erreursDeZod(lu.error.issues)
  return [...erreurs, ...checkFile(saisie.fichier, limites)]
}
