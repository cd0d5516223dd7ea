import type { Comite } from 'domain/association/membres'
import type { Version } from 'domain/association/version'
import type { Annexe } from 'domain/core/annexe'
import type { Depot } from 'domain/requetes/depot/depot'
import type { KeptFichier } from '../../core/files/sql.ts'
import type { Modele } from './fichiers.ts'
import type { Random } from './random.ts'
import type { Usager } from './usagers.ts'

/** The content of a filing on an association, without its filer. */
export type Input = Omit<Depot, 'declarant' | 'commentaire' | 'version' | 'fondateurs'>

/** The direction of a version, as a form sends it back. */
export const comiteDe = ({ members, indexMembres }: Pick<Version, 'members' | 'indexMembres'>): Comite => {
  const on = <M extends { uuid: string }>(membres: readonly M[]) => membres.map((membre) => ({ ...membre, localUuid: null }))
  return {
    physiques: on(members.physiques),
    morales: on(members.morales),
    reprises: on(members.reprises),
    indexMembres: on(indexMembres),
  }
}

/** Builds a modification that asks for this content. */
export const modificationDe = (contenu: Version, documents: Annexe[]): Input => {
  const { dateConstitutive, dateStatuts, dateInscriptionJAL, dateDissolutionJAL, dateDissolution, dateRadiation, ...dites } =
    contenu.informations
  const dates = { dateConstitutive, dateStatuts, dateInscriptionJAL, dateDissolutionJAL, dateDissolution, dateRadiation }
  return {
    association: { informations: dites, ...dates },
    comite: comiteDe(contenu),
    renouvellementComite: false,
    liquidationAssociation: null,
    radiationAssociation: null,
    documents,
  }
}

/** Builds the filing of a person on a version. */
export const buildDepotBy = ({ civilite, prenom, nom, email }: Usager, version: number, dit: Input): Depot => ({
  ...dit,
  version,
  commentaire: null,
  fondateurs: { physiques: [], morales: [] },
  declarant: {
    civilite,
    nom,
    prenom,
    lien: 'Président(e)',
    adresse: '12 rue des Tilleuls',
    complementAdresse: null,
    codePostal: '67000',
    ville: 'Strasbourg',
    email,
    notificationElectronique: true,
  },
})

/** Picks a demonstration file for each of its documents. */
export const fichiersDe = ({ documents }: Depot, modeles: readonly Modele[], hasard: Random): KeptFichier[] =>
  documents.map(({ type }) => {
    const modele = modeles.find((each) => each.type === type)
    if (!modele) throw new Error(`no demonstration file of type ${type}`)
    return hasard.choix(modele.fichiers)
  })
