import type { ErreurChamp } from '../../core/erreurs.ts'
import { addJours, formatJour, type Jour } from '../../core/jour.ts'
import type { Situation } from '../actes/situation.ts'
import { textesDesActes } from '../textes/actes.ts'

/**
 * Fifteen days: no text gives the newspaper a deadline. They allow two issues of a weekly and the time of a registered letter
 * (docs/decisions/0098).
 */
const joursDeParution = 15

/** The day to look for the publication of a notice that was sent; null when none is awaited. */
export const awaitedParution = ({ etape, avisEnvoye }: Pick<Situation, 'etape' | 'avisEnvoye'>): Jour | null =>
  etape === 'AVIS_ENVOYE' && avisEnvoye ? addJours(avisEnvoye.le, joursDeParution) : null

/**
 * Refuses a day that differs from the registered one: one of them is wrong, and the clerk decides. The register never changes a value typed
 * by hand without a reason (STAFF-23).
 */
export const checkParution = (le: Jour, dite: Jour | null): ErreurChamp[] =>
  dite === null || dite === le
    ? []
    : [{ field: 'le', defaultMessage: textesDesActes.CONSTAT_PUBLICATION.autreJourAuRegistre(formatJour(dite)) }]
