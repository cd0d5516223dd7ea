import { type EtatAssociation, libelleEtatAssociation } from '../association/etats.ts'
import type { MotifEtat } from '../association/motif-etat.ts'
import { enCsv } from '../core/csv.ts'
import { formaterJour } from '../core/jour.ts'
import { type Attendu, attenduEnMots } from './attendu-en-mots.ts'
import { type Mienne, prochaineEcheance } from './miennes.ts'
import { textesMiennes as mots } from './textes/miennes.ts'

/** The content of one row. */
export interface MienneDite extends Mienne, Attendu {
  codePostal: string
  etat: EtatAssociation
  motifEtat: MotifEtat | null
  successeur: string | null
  fonction: string
  gestion: boolean
  requete: { numero: string; enBref: string } | null
  demandes: (Mienne & Attendu)['demandes']
}

const ouiNon = (valeur: boolean): string => mots.ouiNon[valeur ? 'oui' : 'non']

const ligne = (mienne: MienneDite): string[] => {
  const { numero, nom, codePostal, commune, etat, motifEtat, successeur, fonction, depot, gestion, requete, nonConformites } = mienne
  const echeance = prochaineEcheance(mienne)
  return [
    numero,
    nom,
    codePostal,
    commune,
    [libelleEtatAssociation(etat, motifEtat), successeur].filter(Boolean).join(', '),
    fonction,
    ouiNon(depot),
    ouiNon(gestion),
    requete ? `${requete.numero} : ${requete.enBref}` : '',
    attenduEnMots(mienne).join(' | '),
    echeance ? formaterJour(echeance) : '',
    nonConformites.join(' | '),
  ]
}

/** The rows of the screen as CSV, for a spreadsheet. */
export const miennesEnCsv = (miennes: readonly MienneDite[]): string => enCsv([mots.enTetes, ...miennes.map(ligne)])
