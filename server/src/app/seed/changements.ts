import type { FiledType } from 'domain/requetes/types'
import type { Version } from 'domain/association/version'
import { anAnnexe } from 'domain/core/exemples'
import type { Annexe } from 'domain/core/annexe'
import { addJours } from 'domain/core/jour'
import type { Random } from './random.ts'
import { invent, personne, type Ressort } from './invent.ts'
import { comiteDe, type Input, modificationDe } from './depots.ts'

interface Here {
  contenu: Version
  /** Day of the deposit. */
  deposee: string
  hasard: Random
  ressort: Ressort
}

/** The change that a registered request makes to an association. */
export interface Changement {
  type: FiledType
  say(ici: Here): Input
}

const procesVerbal = (deposee: string): Annexe =>
  anAnnexe({ nom: 'proces-verbal.pdf', type: 'PV_AG', sousType: 'ORDINAIRE', date: addJours(deposee, -1) })
const statuts = (deposee: string): Annexe =>
  anAnnexe({ nom: `statuts-${deposee}.pdf`, type: 'STATUTS', sousType: null, date: addJours(deposee, -1) })

const suites = [', section jeunesse', ' et ses amis', ' et sa vallée', ' : le renouveau']

/** New statutes, and their new content. */
const desStatuts = (changer: (ici: Here) => Partial<Version['informations']>): Changement => ({
  type: 'MODIFICATION',
  say: (ici) =>
    modificationDe(
      { ...ici.contenu, informations: { ...ici.contenu.informations, ...changer(ici), dateStatuts: addJours(ici.deposee, -1) } },
      [procesVerbal(ici.deposee), statuts(ici.deposee)],
    ),
})

const denomination = desStatuts(({ contenu, hasard }) => ({
  denomination: contenu.informations.denomination + hasard.choix(suites),
}))

const siege = desStatuts(({ hasard, ressort }) => ({ adresse: invent(hasard, ressort).contenu.informations.adresse }))

const objet = desStatuts(({ contenu }) => ({
  objet: `${contenu.informations.objet} Organiser une fête annuelle ouverte à tous.`,
  dureeRenouvellement: { valeur: 3, unite: 'ANNEE' },
}))

/** The first member leaves, the second takes their function, and a newcomer takes the second one's. */
const direction: Changement = {
  type: 'MODIFICATION',
  say({ contenu, deposee, hasard }) {
    const [premier, second, ...autres] = contenu.members.physiques
    const modification = modificationDe(contenu, [procesVerbal(deposee)])
    if (!premier || !second) return { ...modification, renouvellementComite: true }
    const comite = comiteDe(contenu)
    const arrive = { ...second, ...personne(hasard), uuid: null, localUuid: 'arrive', email: null, telephone: null, estFondateur: false }
    const restent = [{ ...second, fonction: premier.fonction }, ...autres].map((membre) => ({ ...membre, localUuid: null }))
    const [tete, ...suite] = restent
    const physiques = tete ? [tete, arrive, ...suite] : [arrive]
    const rangs = [
      ...physiques.map(({ uuid, localUuid }) => ({ uuid, localUuid, collection: 'physiques' as const })),
      ...comite.morales.map(({ uuid }) => ({ uuid, localUuid: null, collection: 'morales' as const })),
      ...comite.reprises.map(({ uuid }) => ({ uuid, localUuid: null, collection: 'reprises' as const })),
    ]
    return { ...modification, comite: { ...comite, physiques, indexMembres: rangs.map((rang, index) => ({ ...rang, index })) } }
  },
}

const rien = { association: null, comite: { physiques: [], morales: [], reprises: [], indexMembres: [] }, renouvellementComite: false }

/** The first member of the direction is the liquidator. */
const dissolution: Changement = {
  type: 'DISSOLUTION',
  say: ({ contenu, deposee }) => ({
    ...rien,
    liquidationAssociation: {
      commentaireLiquidation: "L'actif net revient à une association de même objet.",
      liquidateurs: {
        ...rien.comite,
        physiques: comiteDe(contenu)
          .physiques.slice(0, 1)
          .map((membre) => ({ ...membre, fonction: 'Liquidateur', estFondateur: false })),
      },
    },
    radiationAssociation: null,
    documents: [procesVerbal(deposee)],
  }),
}

const radiation: Changement = {
  type: 'RADIATION',
  say: ({ contenu, deposee }) => ({
    ...rien,
    liquidationAssociation: null,
    radiationAssociation: {
      dateDissolution: contenu.informations.dateDissolution ?? addJours(deposee, -400),
      commentaireRadiation: null,
      quitus: true,
    },
    documents: [procesVerbal(deposee)],
  }),
}

/** Stories of associations, given in turn; the first is Camille's. */
export const stories: readonly (readonly Changement[])[] = [
  [direction, siege, denomination],
  [siege],
  [objet, direction],
  [direction],
  [denomination, siege],
  [direction, dissolution],
  [objet],
  [direction, dissolution, radiation],
]
