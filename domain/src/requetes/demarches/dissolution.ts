import * as z from 'zod/mini'
import { Liquidation } from '../../association/liquidation.ts'
import { schemaDuDepot, VersionVue } from '../depot/depot.ts'
import { etapeDesAnnexes, etapesCommunes, verification } from '../checks/etapes-depot.ts'
import { textesRegles } from '../textes/regles.ts'
import { verifierAnnexes } from '../checks/verifier-annexes.ts'
import { verifierLiquidation } from '../checks/verifier-liquidation.ts'
import { definirSurAssociation } from './definition.ts'
import { sansPrefet } from './procedures.ts'
import { versionDeDissolution } from './version-suivante.ts'

const mode = 'dissolution'
const pieces = { types: [], auMoinsUne: textesRegles.decisionAJoindre.dissolution } as const

/** The filing that declares the dissolution of an association and its liquidators (CCL art. 74 and 76). */
export const dissolution = definirSurAssociation({
  type: 'DISSOLUTION',
  mode,
  schema: schemaDuDepot(mode, { version: VersionVue, liquidationAssociation: Liquidation }),
  etapes: [
    { nom: 'declarant', verifier: etapesCommunes.declarant },
    {
      nom: 'liquidation',
      verifier: verification(z.object({ liquidationAssociation: Liquidation }), ({ liquidationAssociation }, { avant }) =>
        verifierLiquidation(liquidationAssociation, avant),
      ),
    },
    { nom: 'documents', verifier: etapeDesAnnexes({ mode, pieces }) },
    { nom: 'final', verifier: etapesCommunes.final },
  ],
  pieces,
  verifier: ({ liquidationAssociation, documents }, contexte) => [
    ...verifierLiquidation(liquidationAssociation, contexte.avant),
    ...verifierAnnexes({ mode, pieces }, documents, contexte),
  ],
  procedure: () => sansPrefet,
  // Decided by its members. The court records a dissolution that a court decided (STAFF-14).
  sousTypes: () => ['ASSOCIATION'],
  version: (depot, avant, identifiants) => versionDeDissolution(depot, avant, identifiants),
})
export type DepotDeDissolution = z.output<typeof dissolution.schema>
