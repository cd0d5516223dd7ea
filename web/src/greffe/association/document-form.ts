import { ajouterDocument } from 'contract/greffe/association'
import type { Sent } from 'contract/core/call'
import { completeAnnexe, type JournalLegal } from 'domain/core/annexe'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { sous, type ErreurChamp } from 'domain/core/erreurs'
import type { LimitesFichiers } from 'domain/core/fichier'
import { OptionalJour } from 'domain/core/jour'
import { nomDeDocument } from 'domain/core/nom-document'
import { checkAnnexe } from 'domain/core/check-annexe'
import { checkFile } from '../../core/form/file/check-file.ts'
import { today } from '../../core/today.ts'

/** Form values of a document. */
export interface DocumentSaisie {
  annexe: { type: string; sousType: string; date: string; dateEffet: string; journal: JournalLegal | null; nom: string }
  reserve: boolean
  fichier: File | null
}

export const emptyDocument: DocumentSaisie = {
  annexe: { type: '', sousType: '', date: '', dateEffet: '', journal: null, nom: '' },
  reserve: false,
  fichier: null,
}

const nomDe = ({ type, sousType, date }: DocumentSaisie['annexe'], { type: mime }: File): string =>
  nomDeDocument({ type, sousType: sousType || null, date: OptionalJour.safeParse(date).data ?? null }, mime)

/** JSON part of the call. A document without a name is named by its type and date; without a file, by « - ». */
export const partDe = ({ annexe, reserve, fichier }: DocumentSaisie, version: number): Sent<typeof ajouterDocument>['part'] => ({
  version,
  reserve,
  annexe: { ...annexe, nom: annexe.nom.trim() || (fichier ? nomDe(annexe, fichier) : '-') },
})

/** All errors that the browser can detect, including the declared type and size of the file. */
export const checkDocumentSaisie = (saisie: DocumentSaisie, version: number, limites: LimitesFichiers): ErreurChamp[] => {
  const read = ajouterDocument.multipart.schema.safeParse(partDe(saisie, version))
  const declare = read.success
    ? sous('annexe', checkAnnexe(completeAnnexe(read.data.annexe, 'greffe'), 'greffe', today()))
    : erreursDeZod(read.error.issues)
  return [...declare, ...checkFile(saisie.fichier, limites)]
}
