import * as z from 'zod/mini'
import { Fondateurs } from '../association/fondateurs.ts'
import { Comite } from '../association/membres.ts'
import type { ErreurChamp } from '../core/erreurs.ts'
import { corpsFacultatif } from '../core/texte.ts'
import { Declarant } from './declarant.ts'
import { AnnexesDeCreation, AssociationDeposee, erreursDuDepot } from './depot-creation.ts'
import { textesCreation } from './textes-creation.ts'
import { verifierAnnexes, verifierAssociation, verifierMembres } from './verifier-creation.ts'
import type { ContexteCreation } from './verifier-creation.ts'

/** Steps of the form in their order; each is named as its error paths begin (FORM-26, X-08). */
export const etapesCreation = ['declarant', 'association', 'membres', 'documents', 'final'] as const
export type EtapeCreation = (typeof etapesCreation)[number]

export const libelleEtape = (etape: EtapeCreation): string => textesCreation.etapes[etape]

const etapeDuDebut: Readonly<Record<string, EtapeCreation>> = {
  declarant: 'declarant',
  association: 'association',
  membres: 'membres',
  fondateurs: 'membres',
  documents: 'documents',
  commentaire: 'final',
}

/** The step a refused field belongs to (FORM-03); null when it belongs to none. */
export const etapeDuChamp = (field: string): EtapeCreation | null => {
  const debut = /^\w+/.exec(field)?.[0] ?? ''
  return Object.hasOwn(etapeDuDebut, debut) ? (etapeDuDebut[debut] ?? null) : null
}

type Verification = (saisie: unknown, contexte: ContexteCreation) => ErreurChamp[]

/** A step reads its part of the filing, then runs its rules on it. */
const verification =
  <S extends z.ZodMiniType>(schema: S, regles: (lu: z.output<S>, contexte: ContexteCreation) => ErreurChamp[] = () => []): Verification =>
  (saisie, contexte) => {
    const lu = schema.safeParse(saisie)
    return lu.success ? regles(lu.data, contexte) : erreursDuDepot(lu.error.issues)
  }

const verifications: Record<EtapeCreation, Verification> = {
  declarant: verification(z.object({ declarant: Declarant })),
  association: verification(z.object({ association: AssociationDeposee }), ({ association }, contexte) =>
    verifierAssociation(association, contexte),
  ),
  membres: verification(z.object({ comite: Comite, fondateurs: Fondateurs }), ({ comite, fondateurs }) =>
    verifierMembres(comite, fondateurs),
  ),
  documents: verification(z.object({ documents: AnnexesDeCreation }), ({ documents }, contexte) => verifierAnnexes(documents, contexte)),
  final: verification(z.object({ commentaire: corpsFacultatif(4000) })),
}

/** What forbids leaving this step of a creation being typed (FORM-02), under the paths of the whole filing. */
export const verifierEtape = (etape: EtapeCreation, saisie: unknown, contexte: ContexteCreation): ErreurChamp[] =>
  verifications[etape](saisie, contexte)
