import * as z from 'zod/mini'
import { Radiation } from '../../association/radiation.ts'
import { buildDepotSchema, SeenVersion } from '../depot/depot.ts'
import { etapeDesAnnexes, etapesCommunes, verification } from '../checks/etapes-depot.ts'
import { checkAnnexes } from '../checks/check-annexes.ts'
import { checkRadiation } from '../checks/check-radiation.ts'
import { defineDemarcheOnAssociation } from './definition.ts'
import { procedureWithoutPrefet } from './procedures.ts'
import { versionDeRadiation } from './next-version.ts'

const mode = 'radiation'
/** No document is required: the publication may have been joined to the dissolution (ANNEX-13, X-36). */
const pieces = { types: [] } as const

/** The filing that asks to strike off a liquidated association (CCL art. 79-I). */
export const radiation = defineDemarcheOnAssociation({
  type: 'RADIATION',
  mode,
  schema: buildDepotSchema(mode, { version: SeenVersion, radiationAssociation: Radiation }),
  etapes: [
    { nom: 'declarant', check: etapesCommunes.declarant },
    {
      nom: 'radiation',
      check: verification(z.object({ radiationAssociation: Radiation }), ({ radiationAssociation }, { aujourdhui }) =>
        checkRadiation(radiationAssociation, aujourdhui),
      ),
    },
    { nom: 'documents', check: etapeDesAnnexes({ mode, pieces }) },
    { nom: 'final', check: etapesCommunes.final },
  ],
  pieces,
  check: ({ radiationAssociation, documents }, contexte) => [
    ...checkRadiation(radiationAssociation, contexte.aujourdhui),
    ...checkAnnexes({ mode, pieces }, documents, contexte),
  ],
  procedure: () => procedureWithoutPrefet,
  sousTypes: () => ['ASSOCIATION'],
  version: (depot, avant, identifiants) => versionDeRadiation(depot, avant, identifiants),
})
export type DepotDeRadiation = z.output<typeof radiation.schema>
