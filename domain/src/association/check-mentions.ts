import type { ErreurChamp } from '../core/erreurs.ts'
import type { Jour } from '../core/jour.ts'
import { textes as erreurs } from '../core/textes/common.ts'
import { etatDeFond } from './conformite.ts'
import { isCorrection, type Mentions, changedMentions } from './mentions.ts'
import { textesGreffeMentions as textes } from './textes/greffe-mentions.ts'
import type { Version } from './version.ts'

interface Contexte {
  avant: Pick<Version, 'etatAssociation' | 'informations'> & { liquidationAssociation?: unknown }
  /** Day of the entry in the register; null when unknown. */
  inscriteLe: Jour | null
  aujourdhui: Jour
}

/** Whether the association is dissolved or struck off, also under a non-conformity. */
const isEnded = (avant: Contexte['avant']): boolean => ['DISSOUTE', 'RADIEE'].includes(etatDeFond(avant))

/**
 * The errors of the mentions that a clerk writes (STAFF-23). A publication follows the entry, that of a dissolution needs a dissolution, no
 * day is in the future, and a correction gives its reason. Values already registered are not checked again.
 */
export const checkMentions = (
  { mentions, motif }: { mentions: Mentions; motif: string | null },
  { avant, inscriteLe, aujourdhui }: Contexte,
): ErreurChamp[] => {
  const changees = changedMentions(mentions, avant)
  const dates = (['dateInscriptionJAL', 'dateDissolutionJAL'] as const).flatMap((champ) => {
    const jour = changees.some(({ mention }) => mention === champ) ? mentions[champ] : null
    const refuse = (defaultMessage: string): ErreurChamp[] => [{ field: `mentions.${champ}`, defaultMessage }]
    if (jour === null) return []
    if (champ === 'dateDissolutionJAL' && !isEnded(avant)) return refuse(textes.pasDissoute)
    if (jour > aujourdhui) return refuse(erreurs.dateFuture)
    return inscriteLe !== null && jour < inscriteLe ? refuse(textes.avantInscription) : []
  })
  return isCorrection(changees) && motif === null ? [...dates, { field: 'motif', defaultMessage: textes.motifManquant }] : dates
}
