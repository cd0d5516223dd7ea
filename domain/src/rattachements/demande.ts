import * as z from 'zod/mini'
import { Annexe } from '../core/annexe.ts'
import type { ErreurChamp } from '../core/erreurs.ts'
import { sous } from '../core/erreurs.ts'
import { type Fichier, type LimitesFichiers, verifierFichier, verifierTotal } from '../core/fichier.ts'
import type { JourCalendaire } from '../core/jour.ts'
import { corpsFacultatif, texteObligatoire } from '../core/texte.ts'
import { verifierAnnexe } from '../core/verifier-annexe.ts'
import { textesDemande } from './textes-demande.ts'

/** What the court said of a request for attachment (ATTACH-11). */
export const statutsDemande = ['EN_COURS', 'ACCEPTE', 'REFUSE'] as const
export type StatutDemande = (typeof statutsDemande)[number]

export const annexesDeDemandeAuPlus = 10

/** Days after the decision at the end of which identity papers are removed (docs/decisions/0050). */
export const joursAvantSuppression = 180

/** What somebody says who asks to be attached; the files travel apart (ATTACH-05, ATTACH-10). */
export const DemandeRattachement = z.object({
  fonction: texteObligatoire(100),
  message: corpsFacultatif(2000),
  documents: z.array(Annexe).check(z.maxLength(annexesDeDemandeAuPlus, { error: textesDemande.tropDAnnexes(annexesDeDemandeAuPlus) })),
})
export type DemandeRattachement = z.output<typeof DemandeRattachement>

interface Contexte {
  aujourdhui: JourCalendaire
  /** `tailleMax` is that of a request for attachment (ATTACH-06, X-45). */
  limites: LimitesFichiers
  /** One per document, in their order. */
  fichiers: readonly (Fichier | null)[]
}

/** An identity paper at least, and files that together stay within the limit (ATTACH-06, ATTACH-10). */
export const manquesDesAnnexes = (documents: readonly { type: string }[], taille: number, tailleMax: number): ErreurChamp[] => {
  const total = verifierTotal(taille, tailleMax)
  return [
    ...(documents.some(({ type }) => type === 'PIECE_ETAT_CIVIL') ? [] : [textesDemande.identiteObligatoire]),
    ...(total ? [total] : []),
  ].map((defaultMessage) => ({ field: 'documents', defaultMessage }))
}

/** What is wrong with the annexes of a request for attachment, each checked as 'rattachement' (ATTACH-09). */
export const verifierDemande = ({ documents }: Pick<DemandeRattachement, 'documents'>, contexte: Contexte): ErreurChamp[] => {
  const { aujourdhui, limites, fichiers } = contexte
  const taille = fichiers.reduce((total, fichier) => total + (fichier?.taille ?? 0), 0)
  const parDocument = documents.flatMap((annexe, rang) => {
    const refus = verifierFichier(fichiers[rang] ?? null, limites)
    const erreurs = verifierAnnexe(annexe, 'rattachement', aujourdhui)
    return sous(`documents[${rang}]`, refus ? [...erreurs, { field: 'fichier', defaultMessage: refus }] : erreurs)
  })
  return [...manquesDesAnnexes(documents, taille, limites.tailleMax), ...parDocument]
}
