import type { Jour } from '../../core/jour.ts'
import { procedureDe } from '../demarches/demarches.ts'
import type { Objet } from '../objet.ts'
import type { Acte } from '../actes/actes.ts'
import { after, au, auDepot, retainedOf } from './fold.ts'
import type { Etape } from '../actes/situation.ts'

/** A stay of a request in a stage, from the day it entered to the day it left. */
export interface LeftEtape {
  etape: Etape
  du: Jour
  au: Jour
}

/**
 * The stages that a request has left, oldest first, each as often as it was left. A stage that ends by itself is left on its own day (CCL
 * art. 63). Corrected acts move nothing.
 */
export const leftEtapes = (objet: Objet, actes: readonly Acte[]): LeftEtape[] => {
  const procedure = procedureDe(objet)
  const [depot, ...suite] = retainedOf(actes)
  if (!depot) return []
  const quittees: LeftEtape[] = []
  const pass = (etape: Etape, suivante: Etape, le: Jour) => {
    if (etape !== suivante) quittees.push({ etape, du: quittees.at(-1)?.au ?? depot.le, au: le })
  }
  let situation = auDepot(procedure, depot)
  for (const acte of suite) {
    const venue = au(situation, acte.le)
    pass(situation.etape, venue.etape, situation.ensuite?.le ?? acte.le)
    const suivante = after(procedure, situation, acte)
    if (!suivante) break
    pass(venue.etape, suivante.etape, acte.le)
    situation = suivante
  }
  return quittees
}
