import { textesLecture } from 'domain/association/textes/lecture'
import { textesPersonnes } from 'domain/core/textes/personnes'
import { isJour, formatLongJour } from 'domain/core/jour'
import { type TypedAdresse, typedIdentite, type MembreEnSaisie, type ParsedSaisie } from 'domain/requetes/depot/parsed-saisie'
import { textesModeles } from 'domain/requetes/textes/modeles'
import type { Block, DocumentPdf } from '../../core/pdf/document.ts'
import { lignesAdresse } from '../printed-parts.ts'

/** Data of a paper: the answers, and what the register says of an association it already holds. */
export interface DonneesModele {
  saisie: ParsedSaisie
  /** The register's content; null before an association is registered. */
  registre: Registre | null
  /** Lines of the court the paper is for; empty while no seat is chosen. */
  tribunal: string[]
  editeLe: Date
}
export interface Registre {
  numero: string
  denomination: string
  objet: string
  siege: string
  /** Limits of the direction's powers; '' when there are none. */
  limites: string
}

const { aCompleter, champs, personnes, signature: signe } = textesModeles

/** The answer, or a dotted line: nothing is invented. */
export const orLigne = (dit: string): string => dit || aCompleter
export const jourOrLigne = (jour: string): string => (isJour(jour) ? formatLongJour(jour) : aCompleter)

/** An address as typed; '' when nothing is typed. */
export const typedAdresse = (adresse: TypedAdresse): string =>
  lignesAdresse({ ...adresse, pays: adresse.pays || textesPersonnes.paysParDefaut })

export const typedSiege = ({ association }: ParsedSaisie): string => typedAdresse(association.informations.adresse)

/** The name that the association bears or will bear. */
export const nomDe = ({ saisie, registre }: DonneesModele): string =>
  registre?.denomination ?? orLigne(saisie.association.informations.denomination)
export const siegeDe = ({ saisie, registre }: DonneesModele): string => registre?.siege ?? orLigne(typedSiege(saisie))

/** Names the association. */
export const blocAssociation = (donnees: DonneesModele, autres: readonly { term: string; value: string }[] = []): Block => ({
  kind: 'fields',
  fields: [
    { term: champs.denomination, value: nomDe(donnees) },
    ...(donnees.registre ? [{ term: champs.numero, value: donnees.registre.numero }] : []),
    { term: champs.siege, value: siegeDe(donnees) },
    ...autres,
  ],
})

const nationaliteDe = ({ membre, collection }: MembreEnSaisie): string =>
  collection === 'morales' ? textesLecture.nationaliteMorale : orLigne(membre.nationalite)

const identiteDe = (lu: MembreEnSaisie): string => {
  const { membre, collection } = lu
  if (collection !== 'morales') return orLigne(typedIdentite(lu))
  const representant = [membre.prenomRepresentant, membre.nomRepresentant].filter(Boolean).join(' ')
  return [
    orLigne(membre.denomination),
    membre.formeJuridique,
    membre.numeroInscription && textesLecture.numeroInscription(membre.numeroInscription),
    textesLecture.representant(orLigne(representant)),
  ]
    .filter(Boolean)
    .join('\n')
}

const padLignes = (lignes: string[][], nombre: number, colonnes: number): string[][] => [
  ...lignes,
  ...Array.from({ length: Math.max(0, nombre - lignes.length) }, () => Array.from({ length: colonnes }, () => textesModeles.court)),
]

/** The people who direct or liquidate: function, name, nationality, domicile (CPC annex art. 30-1). An empty row when nobody is typed. */
export const tableDePersonnes = (membres: readonly MembreEnSaisie[]): Block => ({
  kind: 'table',
  columns: [
    { header: personnes.fonction, share: 0.19 },
    { header: personnes.identite, share: 0.32 },
    { header: personnes.nationalite, share: 0.18 },
    { header: personnes.domicile, share: 0.31 },
  ],
  rows: padLignes(
    membres.map((lu) => [orLigne(lu.membre.fonction), identiteDe(lu), nationaliteDe(lu), orLigne(typedAdresse(lu.membre.adresse))]),
    1,
    4,
  ),
})

/** Room for a signature: two lines high. */
const aSigner = '\n\u00A0'

/** The people who sign, each with room for a signature. It has as many rows as the law requires, even when fewer people are known. */
export const tableDeSignatures = (membres: readonly MembreEnSaisie[], auMoins: number): Block => ({
  kind: 'table',
  columns: [
    { header: personnes.identite, share: 0.5 },
    { header: personnes.signature, share: 0.5 },
  ],
  rows: padLignes(
    membres.map((lu) => [orLigne(typedIdentite(lu))]),
    auMoins,
    1,
  ).map(([identite = '']) => [identite, aSigner]),
})

/** Place, date and signature, always filled in by hand. */
export const blankSignature = (): Block => ({
  kind: 'signature',
  fields: [
    { term: signe.lieu, value: aCompleter },
    { term: signe.date, value: aCompleter },
    { term: signe.identite, value: aCompleter },
    { term: signe.signature, value: aSigner },
  ],
})

export const titre = (text: string): Block => ({ kind: 'heading', text })
export const texte = (text: string): Block => ({ kind: 'paragraph', text })

/** The paper: the association at the top, its court, and first what is left to do. */
export const papier = (
  { nom, avis = textesModeles.aVerifier }: { nom: string; avis?: { titre: string; texte: string } },
  donnees: DonneesModele,
  blocks: Block[],
  envoye = false,
): DocumentPdf => ({
  title: nom,
  reference: donnees.registre?.numero ?? textesModeles.association,
  issuer: [
    donnees.registre?.denomination ?? (donnees.saisie.association.informations.denomination || textesModeles.association),
    ...(donnees.registre?.siege ?? typedSiege(donnees.saisie)).split('\n').filter(Boolean),
  ],
  ...(envoye && donnees.tribunal.length > 0 && { addressee: donnees.tribunal }),
  blocks: [{ kind: 'notice', title: avis.titre, text: avis.texte }, ...blocks],
  footer: textesModeles.pied(nom),
  createdAt: donnees.editeLe.toISOString(),
})
