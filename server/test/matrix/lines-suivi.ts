import type { Line } from './line.ts'
import type { Person } from './persons.ts'
import { annexeDeposee, canaries } from './world.ts'

/** Who filed it is none of the persons. */
const lecteurs: Person[] = ['depotOnly', 'both', 'clerk']
const numero = canaries.requete
const inconnu = 'R26999999'

/** The rights to read again what was filed on the association of the fixtures. */
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
} satisfies Record<string, Line>
