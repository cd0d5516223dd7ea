import type { JourCalendaire } from '../../core/jour.ts'
import { procedureDe } from '../demarches/demarches.ts'
import type { Objet } from '../objet.ts'
import type { Acte } from './actes.ts'
import { apres, au, auDepot, retenus } from './plier.ts'
import type { Etape } from './situation.ts'

/** A stay of a request in a stage: the day it came to it, and the day it left it. */
export interface EtapeQuittee {
  etape: Etape
  du: JourCalendaire
  au: JourCalendaire
}

/**
 * The stages a request has left by its acts, oldest first, each as often as it was left; what comes by itself is left on its own day
 * (CCL art. 63). An act that was corrected moved nothing.
 */
export const etapesQuittees = (objet: Objet, actes: readonly Acte[]): EtapeQuittee[] => {
  const procedure = procedureDe(objet)
  const [depot, ...suite] = retenus(actes)
  if (!depot) return []
  const quittees: EtapeQuittee[] = []
  const passer = (etape: Etape, suivante: Etape, le: JourCalendaire) => {
    if (etape !== suivante) quittees.push({ etape, du: quittees.at(-1)?.au ?? depot.le, au: le })
  }
  let situation = auDepot(procedure, depot)
  for (const acte of suite) {
    const venue = au(situation, acte.le)
    passer(situation.etape, venue.etape, situation.ensuite?.le ?? acte.le)
    const suivante = apres(procedure, situation, acte)
    if (!suivante) break
    passer(venue.etape, suivante.etape, acte.le)
    situation = suivante
  }
  return quittees
}
