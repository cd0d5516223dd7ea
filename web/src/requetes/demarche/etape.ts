import { libelleEtape, type EtapeDepot } from 'domain/requetes/etapes-depot'

/** A step as the address and the error paths name it, and as the person reads it. */
export const etape = (id: EtapeDepot) => ({ id, label: libelleEtape(id) })
