import type { ErreurChamp } from '../core/erreurs.ts'
import type { JourCalendaire } from '../core/jour.ts'
import { textes as erreurs } from '../core/textes.ts'
import { etatDeFond } from './conformite.ts'
import { estUneCorrection, type Mentions, mentionsChangees } from './mentions.ts'
import { textesGreffeMentions as textes } from './textes-greffe-mentions.ts'
import type { Version } from './version.ts'

interface Contexte {
  avant: Pick<Version, 'etatAssociation' | 'informations'> & { liquidationAssociation?: unknown }
  /** Day of the entry in the register; null when not known. */
  inscriteLe: JourCalendaire | null
  aujourdhui: JourCalendaire
}

/** Dissolved, or struck off since; one declared non-conforming stays so. */
const estFinie = (avant: Contexte['avant']): boolean => ['DISSOUTE', 'RADIEE'].includes(etatDeFond(avant))

/**
 * What is wrong with the mentions a clerk writes: a publication comes after the entry, that of a dissolution once there is one, none is to
 * come, and a correction says why (STAFF-23). What the register says already is not judged again.
 */
export const verifierMentions = (
  { mentions, motif }: { mentions: Mentions; motif: string | null },
  { avant, inscriteLe, aujourdhui }: Contexte,
): ErreurChamp[] => {
  const changees = mentionsChangees(mentions, avant)
  const dates = (['dateInscriptionJAL', 'dateDissolutionJAL'] as const).flatMap((champ) => {
    const jour = changees.some(({ mention }) => mention === champ) ? mentions[champ] : null
    const refuser = (defaultMessage: string): ErreurChamp[] => [{ field: `mentions.${champ}`, defaultMessage }]
    if (jour === null) return []
    if (champ === 'dateDissolutionJAL' && !estFinie(avant)) return refuser(textes.pasDissoute)
    if (jour > aujourdhui) return refuser(erreurs.dateFuture)
    return inscriteLe !== null && jour < inscriteLe ? refuser(textes.avantInscription) : []
  })
  return estUneCorrection(changees) && motif === null ? [...dates, { field: 'motif', defaultMessage: textes.motifManquant }] : dates
}
