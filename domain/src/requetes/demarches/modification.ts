import * as z from 'zod/mini'
import { Comite } from '../../association/membres.ts'
import { drapeau } from '../../core/texte.ts'
import { AnnexesDe, AssociationDeposee, schemaDuDepot, VersionVue } from '../depot/depot.ts'
import { etapeDesAnnexes, etapesCommunes, verification } from '../checks/etapes-depot.ts'
import { sousTypesDeModification } from '../depot/sous-types-modification.ts'
import { textesRegles } from '../textes/regles.ts'
import { verifierAnnexes } from '../checks/verifier-annexes.ts'
import { verifierDirection } from '../checks/verifier-direction.ts'
import { verifierAssociationModifiee, verifierChangement } from '../checks/verifier-modification.ts'
import { verifierRenouvellement } from '../checks/verifier-renouvellement.ts'
import { definirSurAssociation } from './definition.ts'
import { avecPrefet, sansPrefet } from './procedures.ts'
import { versionDeModification } from './version-suivante.ts'

const mode = 'modification'
const pieces = { types: [], auMoinsUne: textesRegles.decisionAJoindre.modification } as const

/** The parts that decide whether anything changes. The other steps report their own errors. */
const Declaree = z.object({
  association: AssociationDeposee,
  comite: Comite,
  renouvellementComite: drapeau(false),
  documents: AnnexesDe(mode),
})

/** Changes that send a modification to the prefect: the statutes, and the name and seat they set (CCL art. 71). */
const auPrefet = ['STATUTS', 'DENOMINATION', 'ADRESSE'] as const

/** The filing that declares what changes: statutes (CCL art. 71), direction (CCL art. 67), or the rest. */
export const modification = definirSurAssociation({
  type: 'MODIFICATION',
  mode,
  schema: schemaDuDepot(mode, {
    version: VersionVue,
    association: AssociationDeposee,
    comite: Comite,
    renouvellementComite: drapeau(false),
  }),
  etapes: [
    { nom: 'declarant', verifier: etapesCommunes.declarant },
    {
      nom: 'association',
      verifier: verification(z.object({ association: AssociationDeposee }), ({ association }, contexte) =>
        verifierAssociationModifiee(association, contexte),
      ),
    },
    {
      nom: 'membres',
      verifier: verification(z.object({ comite: Comite, renouvellementComite: drapeau(false) }), (lu, { avant }) => [
        ...verifierDirection(lu.comite, avant),
        ...verifierRenouvellement(lu, avant),
      ]),
    },
    { nom: 'documents', verifier: etapeDesAnnexes({ mode, pieces }) },
    {
      nom: 'final',
      verifier: (saisie, contexte) => {
        const lu = Declaree.safeParse(saisie)
        return [...etapesCommunes.final(saisie, contexte), ...(lu.success ? verifierChangement(lu.data, contexte) : [])]
      },
    },
  ],
  pieces,
  verifier: (depot, contexte) => [
    ...verifierAssociationModifiee(depot.association, contexte),
    ...verifierDirection(depot.comite, contexte.avant),
    ...verifierRenouvellement(depot, contexte.avant),
    ...verifierAnnexes({ mode, pieces }, depot.documents, contexte),
    ...verifierChangement(depot, contexte),
  ],
  procedure: (sousTypes) => (auPrefet.some((sousType) => sousTypes.includes(sousType)) ? avecPrefet : sansPrefet),
  sousTypes: (depot, avant) => sousTypesDeModification(depot, avant),
  version: (depot, avant, identifiants) => versionDeModification(depot, avant, identifiants),
})
export type DepotDeModification = z.output<typeof modification.schema>
