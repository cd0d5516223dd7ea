import type { Version } from 'domain/association/version'
import { ajouterJours } from 'domain/core/jour'
import type { SousTypeRequete, TypeRequete } from 'domain/requetes/types'
import type { Hasard } from './hasard.ts'
import { inventer, personne, type Ressort } from './inventer.ts'

/** What a registered request does to an association, decided on a day. */
export interface Changement {
  type: TypeRequete
  sousTypes: SousTypeRequete[]
  /** Brings new statutes, which take the place of the former ones. */
  statuts: boolean
  changer(contenu: Version, le: string, hasard: Hasard, ressort: Ressort): Version
}

const informations = (contenu: Version, autrement: Partial<Version['informations']>): Version => ({
  ...contenu,
  informations: { ...contenu.informations, ...autrement },
})

const suites = [', section jeunesse', ' et ses amis', ' et sa vallée', ' : le renouveau']

const denomination: Changement = {
  type: 'MODIFICATION',
  sousTypes: ['DENOMINATION', 'STATUTS'],
  statuts: true,
  changer: (contenu, le, hasard) =>
    informations(contenu, {
      denomination: contenu.informations.denomination + hasard.choix(suites),
      dateStatuts: ajouterJours(le, -30),
    }),
}

const siege: Changement = {
  type: 'MODIFICATION',
  sousTypes: ['ADRESSE'],
  statuts: false,
  changer: (contenu, _le, hasard, ressort) => informations(contenu, { adresse: inventer(hasard, ressort).contenu.informations.adresse }),
}

const objet: Changement = {
  type: 'MODIFICATION',
  sousTypes: ['STATUTS'],
  statuts: true,
  changer: (contenu, le) =>
    informations(contenu, {
      objet: `${contenu.informations.objet} Organiser une fête annuelle ouverte à tous.`,
      dateStatuts: ajouterJours(le, -30),
      dureeRenouvellement: { valeur: 3, unite: 'ANNEE' },
    }),
}

/** The second member takes the first one's function, who leaves; a newcomer takes the second one's. */
const direction: Changement = {
  type: 'MODIFICATION',
  sousTypes: ['MEMBRES'],
  statuts: false,
  changer(contenu, _le, hasard) {
    const [premier, second, ...autres] = contenu.members.physiques
    if (!premier || !second) return contenu
    const arrive = { ...second, ...personne(hasard), uuid: hasard.uuid(), email: null, telephone: null, estFondateur: false }
    const physiques = [{ ...second, fonction: premier.fonction }, arrive, ...autres]
    const rangs = [
      ...physiques.map(({ uuid }) => ({ uuid, collection: 'physiques' as const })),
      ...contenu.members.morales.map(({ uuid }) => ({ uuid, collection: 'morales' as const })),
    ]
    return {
      ...contenu,
      members: { ...contenu.members, physiques },
      indexMembres: rangs.map((rang, index) => ({ ...rang, index })),
    }
  },
}

const dissolution: Changement = {
  type: 'DISSOLUTION',
  sousTypes: ['ASSOCIATION'],
  statuts: false,
  changer: (contenu, le) => ({
    ...informations(contenu, { dateDissolution: ajouterJours(le, -40), dateDissolutionJAL: ajouterJours(le, -5) }),
    etatAssociation: 'DISSOUTE',
  }),
}

const radiation: Changement = {
  type: 'RADIATION',
  sousTypes: ['ASSOCIATION'],
  statuts: false,
  changer: (contenu, le) => ({ ...informations(contenu, { dateRadiation: le }), etatAssociation: 'RADIEE' }),
}

/** Stories of associations, told one after the other; the first is Camille's. */
export const histoires: readonly (readonly Changement[])[] = [
  [direction, siege, denomination],
  [siege],
  [objet, direction],
  [direction],
  [denomination, siege],
  [direction, dissolution],
  [objet],
  [direction, dissolution, radiation],
]
