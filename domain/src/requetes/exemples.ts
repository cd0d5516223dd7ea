import { desInformations, unComite, unFondateurMorale, unFondateurPhysique } from '../association/exemples.ts'
import { uneAnnexe } from '../core/exemples.ts'
import { limitesParDefaut } from '../core/fichier.ts'
import type { Acte } from './actes/actes.ts'
import type { Agent } from './actes/situation.ts'
import type { Declarant } from './declarant.ts'
import type { ContexteDepot } from './contexte-depot.ts'
import type { Depot } from './depot.ts'

export const unDeclarant = (autrement: Partial<Declarant> = {}): Declarant => ({
  civilite: 'MME',
  nom: 'Mittelbrucher',
  prenom: 'Odile',
  lien: 'Présidente',
  adresse: '12 rue des Tilleuls imaginaires',
  complementAdresse: null,
  codePostal: '67000',
  ville: 'Strasbourg',
  email: 'odile.mittelbrucher@exemple.fr',
  notificationElectronique: true,
  ...autrement,
})

/** The three documents of a creation. */
export const troisAnnexes = () => [
  uneAnnexe(),
  uneAnnexe({ nom: 'statuts.pdf', type: 'STATUTS', sousType: null, date: '2026-10-03' }),
  uneAnnexe({ nom: 'proces-verbal.pdf', type: 'PV_AG', sousType: 'CONSTITUTIVE', date: '2026-10-03' }),
]

/** A creation that may be filed on 2026-11-20: three founders in the direction, four others. */
export const uneCreation = (autrement: Partial<Depot> = {}): Depot => ({
  commentaire: null,
  declarant: unDeclarant(),
  association: {
    informations: desInformations(),
    dateConstitutive: '2026-10-03',
    dateStatuts: '2026-10-03',
    dateInscriptionJAL: null,
    dateDissolutionJAL: null,
    dateDissolution: null,
    dateRadiation: null,
  },
  comite: unComite(),
  fondateurs: {
    physiques: [
      unFondateurPhysique(),
      unFondateurPhysique({ civilite: 'MME', nom: 'Tannacker', prenom: 'Irma' }),
      unFondateurPhysique({ nom: 'Wiesenthaler', prenom: 'Gaspard' }),
    ],
    morales: [unFondateurMorale()],
  },
  documents: troisAnnexes(),
  ...autrement,
})

export const unContexte = (autrement: Partial<ContexteDepot> = {}): ContexteDepot => ({
  aujourdhui: '2026-11-20',
  limites: limitesParDefaut,
  fichiers: troisAnnexes().map(() => ({ taille: 120_000, mime: 'application/pdf' })),
  siegeDuRessort: true,
  ...autrement,
})

export const unAgent = (autrement: Partial<Agent> = {}): Agent => ({ uuid: 'agent-1', prenom: 'Aloïse', nom: 'Greffenbach', ...autrement })

/** The receipt of the same creation. */
export const unRecepisse = (le = '2026-11-23'): Acte => ({ type: 'RECEPISSE', le, code: '0000-1111-2222-3333', sha256: '0'.repeat(64) })

/** The whole life of a creation registered after six weeks of silence; cut it to stop earlier. */
export const lesActes = (): Acte[] => [
  { type: 'DEPOT', le: '2026-11-20' },
  { type: 'PRISE_EN_CHARGE', le: '2026-11-23', agent: unAgent() },
  { type: 'COMMUNICATION_PREFET', le: '2026-11-24' },
  {
    type: 'INSCRIPTION',
    le: '2027-01-06',
    signataire: { nom: 'Clotaire Amtmann', qualite: 'Juge du registre' },
    numeroAssociation: 'STR000001',
  },
]
