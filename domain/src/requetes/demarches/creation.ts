import * as z from 'zod/mini'
import { Fondateurs } from '../../association/fondateurs.ts'
import { Comite } from '../../association/membres.ts'
import { FiledAssociation, buildDepotSchema } from '../depot/depot.ts'
import { etapeDesAnnexes, etapesCommunes, verification } from '../checks/etapes-depot.ts'
import { checkAnnexes } from '../checks/check-annexes.ts'
import { checkAssociation } from '../checks/check-association.ts'
import { checkCreationMembres } from '../checks/check-creation-membres.ts'
import { defineDemarche } from './definition.ts'
import { deCreation } from './procedures.ts'
import { versionDeCreation } from './version-creation.ts'

const mode = 'creation'

/** Documents that a creation requires (ANNEX-08, CCL art. 59, CPC annex art. 30-1). */
const pieces = { types: ['DECLARATION_INSCR', 'STATUTS', 'PV_AG'] } as const

/** The filing that asks to register a new association (CCL art. 59). */
export const creation = defineDemarche({
  type: 'CREATION',
  mode,
  surAssociation: false,
  schema: buildDepotSchema(mode, { association: FiledAssociation, comite: Comite, fondateurs: Fondateurs }),
  etapes: [
    { nom: 'declarant', check: etapesCommunes.declarant },
    { nom: 'association', check: etapesCommunes.association },
    {
      nom: 'membres',
      check: verification(z.object({ comite: Comite, fondateurs: Fondateurs }), ({ comite, fondateurs }) =>
        checkCreationMembres(comite, fondateurs),
      ),
    },
    { nom: 'documents', check: etapeDesAnnexes({ mode, pieces }) },
    { nom: 'final', check: etapesCommunes.final },
  ],
  pieces,
  check: ({ association, comite, fondateurs, documents }, contexte) => [
    ...checkAssociation(association, contexte),
    ...checkCreationMembres(comite, fondateurs),
    ...checkAnnexes({ mode, pieces }, documents, contexte),
  ],
  procedure: () => deCreation,
  sousTypes: () => [],
  version: (depot, _avant, identifiants) => versionDeCreation(depot, identifiants),
})
export type DepotDeCreation = z.output<typeof creation.schema>
