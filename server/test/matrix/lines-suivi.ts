import type { Line } from './line.ts'
import type { Person } from './persons.ts'
import { annexeDeposee, canaries } from './world.ts'

/** Who filed it is none of the persons. */
const lecteurs: Person[] = ['depotOnly', 'both', 'clerk']
const numero = canaries.requete
const inconnu = 'R26999999'

/** The rights to read again what was filed on the association of the fixtures, to take a request back, to join its slip. */
export const suiviLines = {
  getDepot: {
    allowed: lecteurs,
    forbidden: ['activation'],
    reads: { depot: lecteurs, requete: lecteurs },
    send: () => ({ params: { numero } }),
    missing: () => ({ params: { numero: inconnu } }),
  },
  lireDocumentDepose: {
    allowed: lecteurs,
    forbidden: ['activation'],
    send: () => ({ params: { numero, rang: '0', nom: annexeDeposee } }),
    missing: () => ({ params: { numero: inconnu, rang: '0', nom: annexeDeposee } }),
  },
  retirerRequete: {
    allowed: ['depotOnly', 'both'],
    forbidden: ['gestionOnly', 'clerk', 'activation'],
    send: async (world) => ({ params: { numero: await world.filedOn() } }),
    missing: () => ({ params: { numero: inconnu } }),
  },
  // Of a creation, which no association attaches anybody to yet.
  lireBordereau: {
    allowed: ['clerk'],
    forbidden: ['activation'],
    send: async (world) => ({ params: { numero: await world.filed() } }),
    missing: () => ({ params: { numero: inconnu } }),
  },
} satisfies Record<string, Line>
