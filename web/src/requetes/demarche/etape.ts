import { libelleEtape, type EtapeDepot } from 'domain/requetes/checks/etapes-depot'

/** A step: the id used in the address and the error paths, and the label the person reads. */
export const etape = (id: EtapeDepot) => ({ id, label: libelleEtape(id) })
