import type { ErreurChamp } from 'domain/core/erreurs'
import { formaterJour } from 'domain/core/jour'
import { textes } from 'domain/core/textes'
import { textesMotifsUsuels } from 'domain/pieces/textes-motifs-usuels'
import type { Motif } from 'domain/requetes/actes/projet-rejet'
import type { DossierData } from '../dossier.ts'

export const emptyGround: Motif = { article: '', motif: '' }

/** What rejects a filing of this type most often, the prefect's opposition first where it stands. */
export const usualGrounds = ({ type, situation: { opposeeLe, leveeLe } }: Pick<DossierData, 'type' | 'situation'>): readonly Motif[] => [
  ...(opposeeLe !== null && leveeLe === null ? [textesMotifsUsuels.opposition(formaterJour(opposeeLe))] : []),
  ...(textesMotifsUsuels.rejets[type as keyof typeof textesMotifsUsuels.rejets] ?? []),
]

export const checkGrounds = (motifs: readonly Motif[]): ErreurChamp[] =>
  motifs.flatMap((ground, i) =>
    (['article', 'motif'] as const).flatMap((part) =>
      ground[part].trim() === '' ? [{ field: `motifs[${i}].${part}`, defaultMessage: textes.champObligatoire }] : [],
    ),
  )
