import { Annexe, completerAnnexe } from 'domain/core/annexe'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { verifierFichier, type LimitesFichiers } from 'domain/core/fichier'
import { jourDeParis } from 'domain/core/jour'
import { verifierAnnexe } from 'domain/core/verifier-annexe'

/** What the dialog of an annexe holds. */
export interface SaisieAnnexe {
  type: string
  sousType: string
  date: string
  nom: string
  fichier: File | null
}

export const annexeVide: SaisieAnnexe = { type: '', sousType: '', date: '', nom: '', fichier: null }

// A document left without name has its file's; without a file either, that is what is wrong.
const lire = ({ fichier, ...saisie }: SaisieAnnexe) =>
  Annexe.safeParse({ ...saisie, nom: saisie.nom.trim() || (fichier?.name ?? '-'), dateEffet: null, journal: null, lien: null })

/** The annexe that was typed; to be asked only of what `verifierSaisie` accepts. */
export const annexeSaisie = (saisie: SaisieAnnexe): Annexe | null => {
  const lu = lire(saisie)
  return lu.success ? completerAnnexe(lu.data, 'creation') : null
}

/** Everything the browser can say against an annexe, its file first checked by what it claims to be (ANNEX-19 to ANNEX-25). */
export const verifierSaisie = (saisie: SaisieAnnexe, limites: LimitesFichiers): ErreurChamp[] => {
  const lu = lire(saisie)
  const erreurs = lu.success
    ? verifierAnnexe(completerAnnexe(lu.data, 'creation'), 'creation', jourDeParis(new Date()))
    : erreursDeZod(lu.error.issues)
  const refus = verifierFichier(saisie.fichier && { taille: saisie.fichier.size, mime: saisie.fichier.type }, limites)
  return refus ? [...erreurs, { field: 'fichier', defaultMessage: refus }] : erreurs
}
