import * as z from 'zod/mini'
import { OptionalJour } from '../core/jour.ts'
import { flag } from '../core/texte.ts'
import { Rna } from './informations.ts'
import type { Version } from './version.ts'

/** Mentions that only the court writes: the publications, the national number, the recognition of public utility (STAFF-23). */
export const Mentions = z.strictObject({
  dateInscriptionJAL: OptionalJour,
  dateDissolutionJAL: OptionalJour,
  reference: Rna,
  utilitePublique: flag(false),
})
export type Mentions = z.output<typeof Mentions>
type Mention = keyof Mentions

const mentions: readonly Mention[] = ['dateInscriptionJAL', 'dateDissolutionJAL', 'reference', 'utilitePublique']

/** The mentions of a version. */
export const mentionsDe = ({ informations }: Pick<Version, 'informations'>): Mentions => {
  const { dateInscriptionJAL, dateDissolutionJAL, reference, utilitePublique } = informations
  return { dateInscriptionJAL, dateDissolutionJAL, reference, utilitePublique }
}

/** One mention, before and after. */
export interface ChangedMention {
  mention: Mention
  avant: Mentions[Mention]
  apres: Mentions[Mention]
}

/** The mentions that changed. */
export const changedMentions = (apres: Mentions, version: Pick<Version, 'informations'>): ChangedMention[] => {
  const avant = mentionsDe(version)
  return mentions.flatMap((mention) =>
    apres[mention] === avant[mention] ? [] : [{ mention, avant: avant[mention], apres: apres[mention] }],
  )
}

/** Whether an existing mention is replaced or removed, not only added. */
export const isCorrection = (changees: readonly ChangedMention[]): boolean => changees.some(({ avant }) => Boolean(avant))
