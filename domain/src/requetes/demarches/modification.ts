import * as z from 'zod/mini'
import { Comite } from '../../association/membres.ts'
import { flag } from '../../core/texte.ts'
import { AnnexesDe, FiledAssociation, buildDepotSchema, SeenVersion } from '../depot/depot.ts'
import { etapeDesAnnexes, etapesCommunes, verification } from '../checks/etapes-depot.ts'
import { sousTypesDeModification } from '../depot/sous-types-modification.ts'
import { textesRegles } from '../textes/regles.ts'
import { checkAnnexes } from '../checks/check-annexes.ts'
import { checkDirection } from '../checks/check-direction.ts'
import { checkModifiedAssociation, checkChangement } from '../checks/check-modification.ts'
import { checkRenouvellement } from '../checks/check-renouvellement.ts'
import { defineDemarcheOnAssociation } from './definition.ts'
import { procedureWithPrefet, procedureWithoutPrefet } from './procedures.ts'
import { versionDeModification } from './next-version.ts'

const mode = 'modification'
const pieces = { types: [], auMoinsUne: textesRegles.decisionAJoindre.modification } as const

/** The parts that decide whether anything changes. The other steps report their own errors. */
const Declaree = z.object({
  association: FiledAssociation,
  comite: Comite,
  renouvellementComite: flag(false),
  documents: AnnexesDe(mode),
})

/** Changes that send a modification to the prefect: the statutes, and the name and seat they set (CCL art. 71). */
const auPrefet = ['STATUTS', 'DENOMINATION', 'ADRESSE'] as const

/** The filing that declares what changes: statutes (CCL art. 71), direction (CCL art. 67), or the rest. */
export const modification = defineDemarcheOnAssociation({
  type: 'MODIFICATION',
  mode,
  schema: buildDepotSchema(mode, {
    version: SeenVersion,
    association: FiledAssociation,
    comite: Comite,
    renouvellementComite: flag(false),
  }),
  etapes: [
    { nom: 'declarant', check: etapesCommunes.declarant },
    {
      nom: 'association',
      check: verification(z.object({ association: FiledAssociation }), ({ association }, contexte) =>
        checkModifiedAssociation(association, contexte),
      ),
    },
    {
      nom: 'membres',
      check: verification(z.object({ comite: Comite, renouvellementComite: flag(false) }), (lu, { avant }) => [
        ...checkDirection(lu.comite, avant),
        ...checkRenouvellement(lu, avant),
      ]),
    },
    { nom: 'documents', check: etapeDesAnnexes({ mode, pieces }) },
    {
      nom: 'final',
      check: (saisie, contexte) => {
        const lu = Declaree.safeParse(saisie)
        return [...etapesCommunes.final(saisie, contexte), ...(lu.success ? checkChangement(lu.data, contexte) : [])]
      },
    },
  ],
  pieces,
  check: (depot, contexte) => [
    ...checkModifiedAssociation(depot.association, contexte),
    ...checkDirection(depot.comite, contexte.avant),
    ...checkRenouvellement(depot, contexte.avant),
    ...checkAnnexes({ mode, pieces }, depot.documents, contexte),
    ...checkChangement(depot, contexte),
  ],
  procedure: (sousTypes) => (auPrefet.some((sousType) => sousTypes.includes(sousType)) ? procedureWithPrefet : procedureWithoutPrefet),
  sousTypes: (depot, avant) => sousTypesDeModification(depot, avant),
  version: (depot, avant, identifiants) => versionDeModification(depot, avant, identifiants),
})
export type DepotDeModification = z.output<typeof modification.schema>
