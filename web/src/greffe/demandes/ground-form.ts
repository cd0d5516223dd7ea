import type { ErreurChamp } from 'domain/core/erreurs'
import { formaterJour } from 'domain/core/jour'
import { textes } from 'domain/core/textes/common'
import type { ListeDeMotifs, MotifUsuel } from 'domain/pieces/motifs-usuels'
import { textesMotifsUsuels } from 'domain/pieces/textes/motifs-usuels'
import type { Motif } from 'domain/requetes/actes/projet-rejet'
import type { TypeDepose } from 'domain/requetes/types'
import { groundsOf } from './motives-of-checks.ts'
import type { DossierData } from '../dossier/dossier.ts'

export const emptyGround: Motif = { article: '', motif: '' }

/** Suggested grounds of rejection: those of failed checks, then the prefect's opposition, then the usual ones for this type. */
export const usualGrounds = (
  dossier: Pick<DossierData, 'type' | 'situation' | 'controles'>,
  usual: (liste: ListeDeMotifs) => readonly MotifUsuel[],
): readonly Motif[] => {
  const {
    type,
    situation: { opposeeLe, leveeLe },
  } = dossier
  const found = groundsOf(dossier)
  return [
    ...found,
    ...(opposeeLe !== null && leveeLe === null ? [textesMotifsUsuels.opposition(formaterJour(opposeeLe))] : []),
    ...usual(`rejet-${type as TypeDepose}`)
      .map(({ article, motif }) => ({ article: article ?? '', motif }))
      .filter(({ motif }) => !found.some((ground) => ground.motif === motif)),
  ]
}

export const checkGrounds = (motifs: readonly Motif[]): ErreurChamp[] =>
  motifs.flatMap((ground, i) =>
    (['article', 'motif'] as const).flatMap((part) =>
      ground[part].trim() === '' ? [{ field: `motifs[${i}].${part}`, defaultMessage: textes.champObligatoire }] : [],
    ),
  )
