import type { ErreurChamp } from '../core/erreurs.ts'
import { ajouterJours, formaterJour, type JourCalendaire } from '../core/jour.ts'
import type { Situation } from './actes/situation.ts'
import { textesDesActes } from './actes/textes.ts'

/** No text gives the newspaper a day: two issues of a weekly, and the time of a registered letter (docs/decisions/0098). */
const joursDeParution = 15

/** The day the publication of a notice that was sent is looked for; null when none is awaited. */
export const parutionAttendue = ({ etape, avisEnvoye }: Pick<Situation, 'etape' | 'avisEnvoye'>): JourCalendaire | null =>
  etape === 'AVIS_ENVOYE' && avisEnvoye ? ajouterJours(avisEnvoye.le, joursDeParution) : null

/** One of two days is a mistake, and the clerk says which: the register never changes what was written by hand without a reason (STAFF-23). */
export const verifierParution = (le: JourCalendaire, dite: JourCalendaire | null): ErreurChamp[] =>
  dite === null || dite === le
    ? []
    : [{ field: 'le', defaultMessage: textesDesActes.CONSTAT_PUBLICATION.autreJourAuRegistre(formaterJour(dite)) }]
