import type { ErreurChamp } from 'domain/core/erreurs'
import { formatJour } from 'domain/core/jour'
import { textes } from 'domain/core/textes/common'
import type { ListeDeMotifs, UsualMotif } from 'domain/pieces/usual-motifs'
import { textesUsualMotifs } from 'domain/pieces/textes/usual-motifs'
import type { Motif } from 'domain/requetes/actes/projet-rejet'
import type { FiledType } from 'domain/requetes/types'
import { groundsOf } from './motives-of-checks.ts'
import type { DossierData } from '../dossier/dossier.ts'

export const emptyGround: Motif = { article: '', motif: '' }

/** Suggested grounds of rejection: those of failed checks, then the prefect's opposition, then the usual ones for this type. */
export const usualGrounds = (
  dossier: Pick<DossierData, 'type' | 'situation' | 'controles'>,
  usual: (liste: ListeDeMotifs) => readonly UsualMotif[],
): readonly Motif[] => {
  const {
    type,
    situation: { opposeeLe, leveeLe },
  } = dossier
  const found = groundsOf(dossier)
  return [
    ...found,
    ...(opposeeLe !== null && leveeLe === null ? [textesUsualMotifs.opposition(formatJour(opposeeLe))] : []),
    ...usual(`rejet-${type as FiledType}`)
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
