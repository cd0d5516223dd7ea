import { desInformations, aComite, aFondateurMorale, aFondateurPhysique, aMembrePhysique } from '../../association/exemples.ts'
import type { Comite } from '../../association/membres.ts'
import type { Version } from '../../association/version.ts'
import { activitesInitiales } from '../../core/activite.ts'
import { anAnnexe } from '../../core/exemples.ts'
import { defaultLimites } from '../../core/fichier.ts'
import type { Acte } from '../actes/actes.ts'
import type { Agent, Situation } from '../actes/situation.ts'
import { controlesDe } from '../controles/controles.ts'
import { say, type GivenVerdicts } from '../controles/verdicts.ts'
import type { Declarant } from '../depot/declarant.ts'
import type { ContexteDepot } from '../depot/contexte-depot.ts'
import type { DepotDeCreation } from '../demarches/creation.ts'
import type { DepotDeDissolution } from '../demarches/dissolution.ts'
import type { DepotDeModification } from '../demarches/modification.ts'
import type { DepotDeRadiation } from '../demarches/radiation.ts'
import { versionDeCreation } from '../demarches/version-creation.ts'

export const aDepotDeclarant = (autrement: Partial<Declarant> = {}): Declarant => ({
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
export const threeAnnexes = () => [
  anAnnexe(),
  anAnnexe({ nom: 'statuts.pdf', type: 'STATUTS', sousType: null, date: '2026-10-03' }),
  anAnnexe({ nom: 'proces-verbal.pdf', type: 'PV_AG', sousType: 'CONSTITUTIVE', date: '2026-10-03' }),
]

/** The parts that a filing leaves empty. */
const rien = {
  commentaire: null,
  version: null,
  association: null,
  comite: { physiques: [], morales: [], reprises: [], indexMembres: [] },
  renouvellementComite: false,
  fondateurs: { physiques: [], morales: [] },
  liquidationAssociation: null,
  radiationAssociation: null,
}

/** A creation that may be filed on 2026-11-20: three founders in the direction, four others. */
export const aCreationDepot = (autrement: Partial<DepotDeCreation> = {}): DepotDeCreation => ({
  ...rien,
  declarant: aDepotDeclarant(),
  association: {
    informations: desInformations(),
    dateConstitutive: '2026-10-03',
    dateStatuts: '2026-10-03',
    dateInscriptionJAL: null,
    dateDissolutionJAL: null,
    dateDissolution: null,
    dateRadiation: null,
  },
  comite: aComite(),
  fondateurs: {
    physiques: [
      aFondateurPhysique(),
      aFondateurPhysique({ civilite: 'MME', nom: 'Tannacker', prenom: 'Irma' }),
      aFondateurPhysique({ nom: 'Wiesenthaler', prenom: 'Gaspard' }),
    ],
    morales: [aFondateurMorale()],
  },
  documents: threeAnnexes(),
  ...autrement,
})

export const aContexte = (autrement: Partial<ContexteDepot> = {}): ContexteDepot => ({
  aujourdhui: '2026-11-20',
  limites: defaultLimites,
  fichiers: threeAnnexes().map(() => ({ taille: 120_000, mime: 'application/pdf' })),
  siegeDuRessort: true,
  activites: activitesInitiales,
  avant: null,
  ...autrement,
})

export const anAgent = (autrement: Partial<Agent> = {}): Agent => ({ uuid: 'agent-1', prenom: 'Aloïse', nom: 'Greffenbach', ...autrement })

/** The receipt of that creation. */
export const aRecepisse = (le = '2026-11-23'): Acte => ({ type: 'RECEPISSE', le, code: '0000-1111-2222-3333', sha256: '0'.repeat(64) })

/** The declarant withdraws that creation. */
export const aRetrait = (le = '2026-11-25'): Acte => ({ type: 'RETRAIT', le, par: { prenom: 'Odile', nom: 'Mittelbrucher' } })

/** All the acts of a creation registered after six weeks of silence; slice it to stop earlier. */
export const allActes = (): Acte[] => [
  { type: 'DEPOT', le: '2026-11-20' },
  { type: 'PRISE_EN_CHARGE', le: '2026-11-23', agent: anAgent() },
  { type: 'COMMUNICATION_PREFET', le: '2026-11-24' },
  {
    type: 'INSCRIPTION',
    le: '2027-01-06',
    signataire: { nom: 'Clotaire Amtmann', qualite: 'Juge du registre' },
    numeroAssociation: 'STR000001',
  },
]

/** A situation whose last holder is still a clerk of the court. */
export const held = <S extends Pick<Situation, 'enCharge'>>(situation: S) => ({ ...situation, holder: situation.enCharge })

/** Every check of a creation found conforming on 2026-11-23. */
export const markAllConforming = (): GivenVerdicts =>
  say({}, controlesDe({ type: 'CREATION', sousTypes: [] }), { verdict: 'CONFORME', le: '2026-11-23' })

/** The association that this creation registers, as a later filing finds it. */
export const makeVersion = (autrement: Partial<Version> = {}): Version => ({
  ...versionDeCreation(aCreationDepot(), {
    membre: (collection, position) => `${collection}-${position}`,
    documents: ['document-1'],
    remplaces: [],
  }),
  ...autrement,
})

/** The registered direction, sent back unchanged. */
export const unchangedComite = ({ members, indexMembres }: Version = makeVersion()): Comite => {
  const resend = <M extends { uuid: string }>(membres: readonly M[]) => membres.map((membre) => ({ ...membre, localUuid: null }))
  return {
    physiques: resend(members.physiques),
    morales: resend(members.morales),
    reprises: resend(members.reprises),
    indexMembres: resend(indexMembres),
  }
}

/** Minutes of an assembly, as joined to a filing on an association. */
const aProcesVerbal = () => anAnnexe({ nom: 'proces-verbal.pdf', type: 'PV_AG', sousType: 'ORDINAIRE', date: '2026-11-02' })

/** A modification that may be filed on 2026-11-20: only the mail address changes. */
export const aModificationDepot = (autrement: Partial<DepotDeModification> = {}): DepotDeModification => {
  const { association } = aCreationDepot()
  return {
    ...rien,
    declarant: aDepotDeclarant(),
    association: { ...association, informations: { ...association.informations, adresseCourriel: 'nouvelle@exemple.fr' } },
    comite: unchangedComite(),
    documents: [aProcesVerbal()],
    ...autrement,
  }
}

export const aDissolutionDepot = (autrement: Partial<DepotDeDissolution> = {}): DepotDeDissolution => ({
  ...rien,
  declarant: aDepotDeclarant(),
  liquidationAssociation: {
    commentaireLiquidation: "L'actif revient à l'harmonie de Mittelbruch.",
    liquidateurs: {
      ...rien.comite,
      physiques: [aMembrePhysique({ localUuid: 'liquidateur-1', fonction: 'Liquidateur', estFondateur: false })],
    },
  },
  documents: [aProcesVerbal()],
  ...autrement,
})

export const aRadiationDepot = (autrement: Partial<DepotDeRadiation> = {}): DepotDeRadiation => ({
  ...rien,
  declarant: aDepotDeclarant(),
  radiationAssociation: { dateDissolution: '2025-06-02', commentaireRadiation: null, quitus: true },
  documents: [],
  ...autrement,
})

/** The context of the rules of a filing on an association. */
export const aContexteOn = (avant: Version = makeVersion(), autrement: Partial<ContexteDepot> = {}): ContexteDepot =>
  aContexte({ avant, fichiers: [{ taille: 120_000, mime: 'application/pdf' }], ...autrement })
