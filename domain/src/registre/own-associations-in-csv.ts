import { type EtatAssociation, libelleEtatAssociation } from '../association/etats.ts'
import type { MotifEtat } from '../association/motif-etat.ts'
import { enCsv } from '../core/csv.ts'
import { formatJour } from '../core/jour.ts'
import { type AwaitedItems, awaitedItemsInWords } from './awaited-items-in-words.ts'
import { type OwnAssociation, nextEcheance } from './own-associations.ts'
import { textesOwnAssociations as mots } from './textes/own-associations.ts'

/** The content of one row. */
export interface OwnAssociationRow extends OwnAssociation, AwaitedItems {
  codePostal: string
  etat: EtatAssociation
  motifEtat: MotifEtat | null
  successeur: string | null
  fonction: string
  gestion: boolean
  requete: { numero: string; enBref: string } | null
  demandes: (OwnAssociation & AwaitedItems)['demandes']
}

const yesNo = (valeur: boolean): string => mots.ouiNon[valeur ? 'oui' : 'non']

const ligne = (mienne: OwnAssociationRow): string[] => {
  const { numero, nom, codePostal, commune, etat, motifEtat, successeur, fonction, depot, gestion, requete, nonConformites } = mienne
  const echeance = nextEcheance(mienne)
  return [
    numero,
    nom,
    codePostal,
    commune,
    [libelleEtatAssociation(etat, motifEtat), successeur].filter(Boolean).join(', '),
    fonction,
    yesNo(depot),
    yesNo(gestion),
    requete ? `${requete.numero} : ${requete.enBref}` : '',
    awaitedItemsInWords(mienne).join(' | '),
    echeance ? formatJour(echeance) : '',
    nonConformites.join(' | '),
  ]
}

/** The rows of the screen as CSV, for a spreadsheet. */
export const ownAssociationsInCsv = (miennes: readonly OwnAssociationRow[]): string => enCsv([mots.enTetes, ...miennes.map(ligne)])
