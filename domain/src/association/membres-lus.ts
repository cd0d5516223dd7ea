import { libelleCivilite } from '../core/personne.ts'
import { textesDifferences as textes } from './textes-differences.ts'
import type { Version } from './version.ts'

type Members = Version['members']
type Membre = Members['physiques'][number] | Members['morales'][number]

/** A member of the direction as compared between two versions: each thing said of it, by its name. */
export interface MembreLu {
  uuid: string
  fonction: string
  identite: string
  /** The rest, in words; null when not said. The telephone and the e-mail are there for the court only (MEMB-24). */
  details: Readonly<Record<string, string | null>>
}

const domicile = ({ adresse: { adresse, complementAdresse, codePostal, commune, pays } }: Membre): string =>
  [adresse, complementAdresse, `${codePostal} ${commune.libelle}`, pays].filter(Boolean).join(', ')

const identite = (membre: Membre): string =>
  'nationalite' in membre
    ? `${libelleCivilite(membre.civilite)} ${membre.prenom} ${membre.nom}`
    : `${membre.denomination} (${membre.formeJuridique})`

const detailsDe = (membre: Membre): MembreLu['details'] => ({
  [textes.nationalite]: 'nationalite' in membre ? membre.nationalite : null,
  [textes.representant]:
    'nationalite' in membre ? null : `${libelleCivilite(membre.civilite)} ${membre.prenomRepresentant} ${membre.nomRepresentant}`,
  [textes.numeroInscription]: 'nationalite' in membre ? null : membre.numeroInscription,
  [textes.domicile]: domicile(membre),
  [textes.qualite]: textes.fondateur[`${membre.estFondateur}`],
  [textes.telephone]: membre.telephone,
  [textes.email]: membre.email,
})

/** The members whose identity the register keeps through versions, those of the paper register aside. */
export const membresLus = ({ physiques, morales }: Members): MembreLu[] =>
  [...physiques, ...morales].map((membre) => ({
    uuid: membre.uuid,
    fonction: membre.fonction,
    identite: identite(membre),
    details: detailsDe(membre),
  }))

/** The other founders, in words. */
export const fondateursLus = ({ physiques, morales }: Version['fondateurs']): string[] => [
  ...physiques.map(({ civilite, prenom, nom }) => `${libelleCivilite(civilite)} ${prenom} ${nom}`),
  ...morales.map(({ denomination, formeJuridique }) => `${denomination} (${formeJuridique})`),
]
