import type { FiledType } from 'domain/requetes/types'
import { documentDate, listFondateurs, remainingOf } from 'domain/requetes/depot/parsed-saisie'
import { textesModeles } from 'domain/requetes/textes/modeles'
import { minFondateurs } from 'domain/core/constants'
import type { Block, DocumentPdf } from '../../core/pdf/document.ts'
import {
  blankSignature,
  blocAssociation,
  type DonneesModele,
  jourOrLigne,
  orLigne,
  papier,
  typedSiege,
  tableDePersonnes,
  tableDeSignatures,
  texte,
  titre,
} from './common.ts'

const { champs, declaration, sansLimite, aucune, buts, aCompleter } = textesModeles

const pouvoirs = ({ stipulations, precisionStipulation }: { stipulations: boolean; precisionStipulation: string }): Block =>
  stipulations ? { kind: 'fields', fields: [{ term: champs.limites, value: orLigne(precisionStipulation) }] } : texte(sansLimite)

const deCreation = (donnees: DonneesModele): Block[] => {
  const { saisie } = donnees
  const { informations } = saisie.association
  return [
    blocAssociation(donnees, [
      { term: champs.objet, value: orLigne(informations.objet) },
      { term: champs.but, value: informations.but === 'LUCRATIF' ? buts.LUCRATIF : buts.NON_LUCRATIF },
      { term: champs.dateStatuts, value: jourOrLigne(documentDate(saisie, 'STATUTS')) },
      { term: champs.resume, value: `${aCompleter}\n${aCompleter}` },
    ]),
    titre(declaration.direction),
    tableDePersonnes(remainingOf(saisie.direction)),
    pouvoirs(informations),
    titre(declaration.signataires),
    texte(declaration.sept),
    tableDeSignatures(listFondateurs(saisie), minFondateurs),
  ]
}

/** Changes of what the register mentions and the statutes say (CCL art. 64): each changed value, before and after. */
const changements = ({ saisie, registre }: DonneesModele): string[][] => {
  const { denomination, objet, stipulations, precisionStipulation } = saisie.association.informations
  const dits = [
    [champs.denomination, registre?.denomination ?? '', denomination],
    [champs.siege, registre?.siege ?? '', typedSiege(saisie)],
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
    tableDePersonnes(remainingOf(saisie.direction)),
  ]
}

const deDissolution = (donnees: DonneesModele): Block[] => {
  const { liquidateurs, commentaireLiquidation } = donnees.saisie.liquidation
  const { sansLiquidateur, liquidateurs: qui } = declaration.DISSOLUTION
  return [
    blocAssociation(donnees, [{ term: champs.decision, value: jourOrLigne(documentDate(donnees.saisie, 'PV_AG')) }]),
    titre(qui),
    remainingOf(liquidateurs).length === 0 && commentaireLiquidation !== ''
      ? { kind: 'fields', fields: [{ term: sansLiquidateur, value: commentaireLiquidation }] }
      : tableDePersonnes(remainingOf(liquidateurs)),
  ]
}

const deRadiation = (donnees: DonneesModele): Block[] => [
  blocAssociation(donnees, [
    { term: champs.dissolution, value: jourOrLigne(donnees.saisie.radiation.dateDissolution) },
    { term: champs.publication, value: jourOrLigne(documentDate(donnees.saisie, 'EXTRAIT_PUB_JAL', 'PUBDIS')) },
  ]),
]

const corps: Record<FiledType, (donnees: DonneesModele) => Block[]> = {
  CREATION: deCreation,
  MODIFICATION: deModification,
  DISSOLUTION: deDissolution,
  RADIATION: deRadiation,
}

/** The declaration that goes with a filing, to sign (CPC annex art. 30-1 and 30-4). */
export const declarationPdf = (type: FiledType, donnees: DonneesModele): DocumentPdf => {
  const { titre: nom, objet, pieces } = declaration[type]
  return papier(
    { nom },
    donnees,
    [texte(objet), ...corps[type](donnees), titre(declaration.jointes), texte(pieces), blankSignature()],
    true,
  )
}
