import type { Version } from 'domain/association/version'
import { ajouterJours } from 'domain/core/jour'
import type { SousTypeRequete, TypeRequete } from 'domain/requetes/types'
import type { Hasard } from './hasard.ts'
import { inventer, personne, type Ressort } from './inventer.ts'

/** The days of a request that was registered. */
export interface Jours {
  deposee: string
  decidee: string
}

/** What a registered request does to an association. */
export interface Changement {
  type: TypeRequete
  sousTypes: SousTypeRequete[]
  /** Brings new statutes, which take the place of the former ones. */
  statuts: boolean
  changer(contenu: Version, jours: Jours, hasard: Hasard, ressort: Ressort): Version
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
  changer: (contenu, { deposee }, hasard) =>
    informations(contenu, {
      denomination: contenu.informations.denomination + hasard.choix(suites),
      dateStatuts: ajouterJours(deposee, -1),
    }),
}

const siege: Changement = {
  type: 'MODIFICATION',
  sousTypes: ['ADRESSE'],
  statuts: false,
  changer: (contenu, _jours, hasard, ressort) => informations(contenu, { adresse: inventer(hasard, ressort).contenu.informations.adresse }),
}

const objet: Changement = {
  type: 'MODIFICATION',
  sousTypes: ['STATUTS'],
  statuts: true,
  changer: (contenu, { deposee }) =>
    informations(contenu, {
      objet: `${contenu.informations.objet} Organiser une fête annuelle ouverte à tous.`,
      dateStatuts: ajouterJours(deposee, -1),
      dureeRenouvellement: { valeur: 3, unite: 'ANNEE' },
    }),
}

const nomDe = ({ civilite, nom, prenom }: Version['members']['physiques'][number]) => ({ civilite, nom, prenom })

/** The second member takes the first one's function, who leaves; a newcomer takes the second one's. */
const direction: Changement = {
  type: 'MODIFICATION',
  sousTypes: ['MEMBRES'],
  statuts: false,
  changer(contenu, _jours, hasard) {
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
      // Who leaves the direction remains a founder.
      fondateurs: premier.estFondateur
        ? { ...contenu.fondateurs, physiques: [...contenu.fondateurs.physiques, nomDe(premier)] }
        : contenu.fondateurs,
      indexMembres: rangs.map((rang, index) => ({ ...rang, index })),
    }
  },
}

const dissolution: Changement = {
  type: 'DISSOLUTION',
  sousTypes: ['ASSOCIATION'],
  statuts: false,
  changer: (contenu, { deposee, decidee }) => ({
    ...informations(contenu, { dateDissolution: ajouterJours(deposee, -1), dateDissolutionJAL: decidee }),
    etatAssociation: 'DISSOUTE',
  }),
}

const radiation: Changement = {
  type: 'RADIATION',
  sousTypes: ['ASSOCIATION'],
  statuts: false,
  changer: (contenu, { decidee }) => ({ ...informations(contenu, { dateRadiation: decidee }), etatAssociation: 'RADIEE' }),
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
