import type { TypeDepose } from 'domain/requetes/types'
import { dateDuDocument, fondateursLus, restants } from 'domain/requetes/depot/saisie-lue'
import { textesModeles } from 'domain/requetes/textes/modeles'
import { fondateursAuMoins } from 'domain/core/constantes'
import type { Block, DocumentPdf } from '../../core/pdf/document.ts'
import {
  aSignerPar,
  blocAssociation,
  type DonneesModele,
  jourOuLigne,
  ouLigne,
  papier,
  siegeLu,
  tableDePersonnes,
  tableDeSignatures,
  texte,
  titre,
} from './commun.ts'

const { champs, declaration, sansLimite, aucune, buts, aCompleter } = textesModeles

const pouvoirs = ({ stipulations, precisionStipulation }: { stipulations: boolean; precisionStipulation: string }): Block =>
  stipulations ? { kind: 'fields', fields: [{ term: champs.limites, value: ouLigne(precisionStipulation) }] } : texte(sansLimite)

const deCreation = (donnees: DonneesModele): Block[] => {
  const { saisie } = donnees
  const { informations } = saisie.association
  return [
    blocAssociation(donnees, [
      { term: champs.objet, value: ouLigne(informations.objet) },
      { term: champs.but, value: informations.but === 'LUCRATIF' ? buts.LUCRATIF : buts.NON_LUCRATIF },
      { term: champs.dateStatuts, value: jourOuLigne(dateDuDocument(saisie, 'STATUTS')) },
      { term: champs.resume, value: `${aCompleter}\n${aCompleter}` },
    ]),
    titre(declaration.direction),
    tableDePersonnes(restants(saisie.direction)),
    pouvoirs(informations),
    titre(declaration.signataires),
    texte(declaration.sept),
    tableDeSignatures(fondateursLus(saisie), fondateursAuMoins),
  ]
}

/** Changes of what the register mentions and the statutes say (CCL art. 64): each changed value, before and after. */
const changements = ({ saisie, registre }: DonneesModele): string[][] => {
  const { denomination, objet, stipulations, precisionStipulation } = saisie.association.informations
  const dits = [
    [champs.denomination, registre?.denomination ?? '', denomination],
    [champs.siege, registre?.siege ?? '', siegeLu(saisie)],
    [champs.objet, registre?.objet ?? '', objet],
    [champs.limites, registre?.limites ?? '', stipulations ? precisionStipulation : ''],
  ]
  return dits
    .filter(([, avant, apres]) => avant !== apres)
    .map(([quoi = '', avant = '', apres = '']) => [quoi, avant || aucune, apres || aucune])
}

const deModification = (donnees: DonneesModele): Block[] => {
  const { saisie } = donnees
  const { colonnes, ...mots } = declaration.MODIFICATION
  const rows = changements(donnees)
  const columns = [
    { header: colonnes.quoi, share: 0.24 },
    { header: colonnes.avant, share: 0.38 },
    { header: colonnes.apres, share: 0.38 },
  ]
  return [
    blocAssociation(donnees),
    titre(mots.changements),
    rows.length === 0 ? texte(mots.aucun) : { kind: 'table', columns, rows },
    texte(mots.autres),
    titre(mots.directionApres),
    ...(saisie.renouvellementComite ? [texte(mots.renouvelee)] : []),
    tableDePersonnes(restants(saisie.direction)),
  ]
}

const deDissolution = (donnees: DonneesModele): Block[] => {
  const { liquidateurs, commentaireLiquidation } = donnees.saisie.liquidation
  const { sansLiquidateur, liquidateurs: qui } = declaration.DISSOLUTION
  return [
    blocAssociation(donnees, [{ term: champs.decision, value: jourOuLigne(dateDuDocument(donnees.saisie, 'PV_AG')) }]),
    titre(qui),
    restants(liquidateurs).length === 0 && commentaireLiquidation !== ''
      ? { kind: 'fields', fields: [{ term: sansLiquidateur, value: commentaireLiquidation }] }
      : tableDePersonnes(restants(liquidateurs)),
  ]
}

const deRadiation = (donnees: DonneesModele): Block[] => [
  blocAssociation(donnees, [
    { term: champs.dissolution, value: jourOuLigne(donnees.saisie.radiation.dateDissolution) },
    { term: champs.publication, value: jourOuLigne(dateDuDocument(donnees.saisie, 'EXTRAIT_PUB_JAL', 'PUBDIS')) },
  ]),
]

const corps: Record<TypeDepose, (donnees: DonneesModele) => Block[]> = {
  CREATION: deCreation,
  MODIFICATION: deModification,
  DISSOLUTION: deDissolution,
  RADIATION: deRadiation,
}

/** The declaration that goes with a filing, to sign (CPC annex art. 30-1 and 30-4). */
export const declarationPdf = (type: TypeDepose, donnees: DonneesModele): DocumentPdf => {
  const { titre: nom, objet, pieces } = declaration[type]
  return papier({ nom }, donnees, [texte(objet), ...corps[type](donnees), titre(declaration.jointes), texte(pieces), aSignerPar()], true)
}
