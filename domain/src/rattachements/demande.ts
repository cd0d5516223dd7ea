import * as z from 'zod/mini'
import { Annexe } from '../core/annexe.ts'
import type { ErreurChamp } from '../core/erreurs.ts'
import { sous } from '../core/erreurs.ts'
import { type Fichier, type LimitesFichiers, checkFichier, checkTotal } from '../core/fichier.ts'
import type { Jour } from '../core/jour.ts'
import { optionalCorps, requiredLigne } from '../core/texte.ts'
import { checkAnnexe } from '../core/check-annexe.ts'
import { textesDemande } from './textes/demande.ts'

/** Statuses of a request for attachment (ATTACH-11). */
export const statutsDemande = ['EN_COURS', 'ACCEPTE', 'REFUSE'] as const
export type StatutDemande = (typeof statutsDemande)[number]

export const maxDemandeAnnexes = 10

/** Number of days after the decision before identity papers are deleted (docs/decisions/0050). */
export const joursBeforeSuppression = 180

/** The fields of a request for attachment. Its files are sent separately (ATTACH-05, ATTACH-10). */
export const DemandeRattachement = z.object({
  fonction: requiredLigne(100),
  message: optionalCorps(2000),
  documents: z.array(Annexe).check(z.maxLength(maxDemandeAnnexes, { error: textesDemande.tropDAnnexes(maxDemandeAnnexes) })),
})
export type DemandeRattachement = z.output<typeof DemandeRattachement>

interface Contexte {
  aujourdhui: Jour
  /** Here `tailleMax` is the limit of a request for attachment (ATTACH-06, X-45). */
  limites: LimitesFichiers
  /** One per document, in the same order. */
  fichiers: readonly (Fichier | null)[]
}

/** Requires at least an identity paper, and files that together stay within the size limit (ATTACH-06, ATTACH-10). */
export const manquesDesAnnexes = (documents: readonly { type: string }[], taille: number, tailleMax: number): ErreurChamp[] => {
  const total = checkTotal(taille, tailleMax)
  return [
    ...(documents.some(({ type }) => type === 'PIECE_ETAT_CIVIL') ? [] : [textesDemande.identiteObligatoire]),
    ...(total ? [total] : []),
  ].map((defaultMessage) => ({ field: 'documents', defaultMessage }))
}

/** Errors of the annexes of a request for attachment, each checked as 'rattachement' (ATTACH-09). */
export const checkDemande = ({ documents }: Pick<DemandeRattachement, 'documents'>, contexte: Contexte): ErreurChamp[] => {
  const { aujourdhui, limites, fichiers } = contexte
  const taille = fichiers.reduce((total, fichier) => total + (fichier?.taille ?? 0), 0)
  const parDocument = documents.flatMap((annexe, rang) => {
    const refus = checkFichier(fichiers[rang] ?? null, limites)
    const erreurs = checkAnnexe(annexe, 'rattachement', aujourdhui)
    return sous(`documents[${rang}]`, refus ? [...erreurs, { field: 'fichier', defaultMessage: refus }] : erreurs)
  })
  return [...manquesDesAnnexes(documents, taille, limites.tailleMax), ...parDocument]
}
