import * as z from 'zod/mini'
import { Liquidation } from '../../association/liquidation.ts'
import { buildDepotSchema, SeenVersion } from '../depot/depot.ts'
import { etapeDesAnnexes, etapesCommunes, verification } from '../checks/etapes-depot.ts'
import { textesRegles } from '../textes/regles.ts'
import { checkAnnexes } from '../checks/check-annexes.ts'
import { checkLiquidation } from '../checks/check-liquidation.ts'
import { defineDemarcheOnAssociation } from './definition.ts'
import { procedureWithoutPrefet } from './procedures.ts'
import { versionDeDissolution } from './next-version.ts'

const mode = 'dissolution'
const pieces = { types: [], auMoinsUne: textesRegles.decisionAJoindre.dissolution } as const

/** The filing that declares the dissolution of an association and its liquidators (CCL art. 74 and 76). */
export const dissolution = defineDemarcheOnAssociation({
  type: 'DISSOLUTION',
  mode,
  schema: buildDepotSchema(mode, { version: SeenVersion, liquidationAssociation: Liquidation }),
  etapes: [
    { nom: 'declarant', check: etapesCommunes.declarant },
    {
      nom: 'liquidation',
      check: verification(z.object({ liquidationAssociation: Liquidation }), ({ liquidationAssociation }, { avant }) =>
        checkLiquidation(liquidationAssociation, avant),
      ),
    },
    { nom: 'documents', check: etapeDesAnnexes({ mode, pieces }) },
    { nom: 'final', check: etapesCommunes.final },
  ],
  pieces,
  check: ({ liquidationAssociation, documents }, contexte) => [
    ...checkLiquidation(liquidationAssociation, contexte.avant),
    ...checkAnnexes({ mode, pieces }, documents, contexte),
  ],
  procedure: () => procedureWithoutPrefet,
  // Decided by its members. The court records a dissolution that a court decided (STAFF-14).
  sousTypes: () => ['ASSOCIATION'],
  version: (depot, avant, identifiants) => versionDeDissolution(depot, avant, identifiants),
})
export type DepotDeDissolution = z.output<typeof dissolution.schema>
