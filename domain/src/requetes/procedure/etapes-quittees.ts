import type { JourCalendaire } from '../../core/jour.ts'
import { procedureDe } from '../demarches/demarches.ts'
import type { Objet } from '../objet.ts'
import type { Acte } from '../actes/actes.ts'
import { apres, au, auDepot, retenus } from './plier.ts'
import type { Etape } from '../actes/situation.ts'

/** A stay of a request in a stage, from the day it entered to the day it left. */
export interface EtapeQuittee {
  etape: Etape
  du: JourCalendaire
  au: JourCalendaire
}

/**
 * The stages that a request has left, oldest first, each as often as it was left. A stage that ends by itself is left on its own day (CCL
 * art. 63). Corrected acts move nothing.
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
