import * as z from 'zod/mini'
import { Radiation } from '../../association/radiation.ts'
import { schemaDuDepot, VersionVue } from '../depot/depot.ts'
import { etapeDesAnnexes, etapesCommunes, verification } from '../checks/etapes-depot.ts'
import { verifierAnnexes } from '../checks/verifier-annexes.ts'
import { verifierRadiation } from '../checks/verifier-radiation.ts'
import { definirSurAssociation } from './definition.ts'
import { sansPrefet } from './procedures.ts'
import { versionDeRadiation } from './version-suivante.ts'

const mode = 'radiation'
/** No document is required: the publication may have been joined to the dissolution (ANNEX-13, X-36). */
const pieces = { types: [] } as const

/** The filing that asks to strike off a liquidated association (CCL art. 79-I). */
export const radiation = definirSurAssociation({
  type: 'RADIATION',
  mode,
  schema: schemaDuDepot(mode, { version: VersionVue, radiationAssociation: Radiation }),
  etapes: [
    { nom: 'declarant', verifier: etapesCommunes.declarant },
    {
      nom: 'radiation',
      verifier: verification(z.object({ radiationAssociation: Radiation }), ({ radiationAssociation }, { aujourdhui }) =>
        verifierRadiation(radiationAssociation, aujourdhui),
      ),
    },
    { nom: 'documents', verifier: etapeDesAnnexes({ mode, pieces }) },
    { nom: 'final', verifier: etapesCommunes.final },
  ],
  pieces,
  verifier: ({ radiationAssociation, documents }, contexte) => [
    ...verifierRadiation(radiationAssociation, contexte.aujourdhui),
    ...verifierAnnexes({ mode, pieces }, documents, contexte),
  ],
  procedure: () => sansPrefet,
  sousTypes: () => ['ASSOCIATION'],
  version: (depot, avant, identifiants) => versionDeRadiation(depot, avant, identifiants),
})
export type DepotDeRadiation = z.output<typeof radiation.schema>
