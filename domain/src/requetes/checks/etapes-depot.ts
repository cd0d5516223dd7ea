import * as z from 'zod/mini'
import type { ErreurChamp } from '../../core/erreurs.ts'
import type { ModeAnnexe } from '../../core/documents.ts'
import type { ContexteDepot } from '../depot/contexte-depot.ts'
import { Declarant } from '../depot/declarant.ts'
import { AnnexesDe, FiledAssociation, Commentaire, depotErreurs } from '../depot/depot.ts'
import type { RequiredPieces } from '../depot/pieces-requises.ts'
import { textesDemarche } from '../textes/demarche.ts'
import { checkAnnexes } from './check-annexes.ts'
import { checkAssociation } from './check-association.ts'

/** A step of a form, named like the beginning of its error paths. */
export type EtapeDepot = keyof typeof textesDemarche.etapes

export const libelleEtape = (etape: EtapeDepot): string => textesDemarche.etapes[etape]

const etapeDuDebut: Readonly<Record<string, EtapeDepot>> = {
  declarant: 'declarant',
  // The day a paper filing was received, asked in the step of the person who filed it (STAFF-15).
  guichet: 'declarant',
  association: 'association',
  membres: 'membres',
  renouvellementComite: 'membres',
  fondateurs: 'membres',
  liquidation: 'liquidation',
  radiation: 'radiation',
  documents: 'documents',
  commentaire: 'final',
  // The last step shows a modification as a whole, so it carries the errors of the whole.
  modifications: 'final',
}

/** The step of a field in error (FORM-03); null when it belongs to none. */
export const champEtape = (field: string): EtapeDepot | null => {
  const debut = /^\w+/.exec(field)?.[0] ?? ''
  return Object.hasOwn(etapeDuDebut, debut) ? (etapeDuDebut[debut] ?? null) : null
}

/** Returns the errors that prevent leaving a step. */
export type VerificationDepot = (saisie: unknown, contexte: ContexteDepot) => ErreurChamp[]

/** A step reads its part of the filing, then runs its rules on it. */
export const verification =
  <S extends z.ZodMiniType>(schema: S, regles: (lu: z.output<S>, contexte: ContexteDepot) => ErreurChamp[] = () => []): VerificationDepot =>
  (saisie, contexte) => {
    const lu = schema.safeParse(saisie)
    return lu.success ? regles(lu.data, contexte) : depotErreurs(lu.error.issues)
  }

/** The annexes step, with the types that its filing admits and requires. */
export const etapeDesAnnexes = ({ mode, pieces }: { mode: ModeAnnexe; pieces: RequiredPieces }): VerificationDepot =>
  verification(z.object({ documents: AnnexesDe(mode) }), ({ documents }, contexte) => checkAnnexes({ mode, pieces }, documents, contexte))

/** The steps that all filings share. */
export const etapesCommunes = {
  declarant: verification(z.object({ declarant: Declarant })),
  association: verification(z.object({ association: FiledAssociation }), ({ association }, contexte) =>
    checkAssociation(association, contexte),
  ),
  final: verification(z.object({ commentaire: Commentaire })),
} as const satisfies Partial<Record<EtapeDepot, VerificationDepot>>
