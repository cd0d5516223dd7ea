import { minFondateurs } from 'domain/core/constants'
import { listFondateurs, remainingOf } from 'domain/requetes/depot/parsed-saisie'
import { textesModeles } from 'domain/requetes/textes/modeles'
import type { Block, DocumentPdf } from '../../core/pdf/document.ts'
import { blocAssociation, type DonneesModele, nomDe, papier, tableDePersonnes, tableDeSignatures, texte, titre } from './common.ts'

const { procesVerbal: mots, champs } = textesModeles

interface Resolution {
  titre: string
  blocs: Block[]
}

const resolution = ({ titre: quoi, texte: dit }: { titre: string; texte: string }, ...suite: Block[]): Resolution => ({
  titre: quoi,
  blocs: [texte(dit), ...suite],
})

/** Resolutions, numbered in the order they are put, each with its vote. */
const resolutionBlocs = (resolutions: readonly Resolution[]): Block[] =>
  resolutions.flatMap(({ titre: quoi, blocs }, i) => [titre(mots.resolution(i + 1, quoi)), ...blocs, texte(mots.vote)])

const signatures = (): Block => ({
  kind: 'signature',
  fields: Object.values(mots.signatures).map((term) => ({ term, value: `${textesModeles.aCompleter}\n\u00A0` })),
})

const assemblee = (donnees: DonneesModele): Block[] => [
  blocAssociation(donnees),
  texte(mots.assemblee(nomDe(donnees))),
  texte(mots.nombres),
  texte(mots.bureau),
]

const deCreation = (donnees: DonneesModele): Block[] => {
  const { statuts, direction, pouvoirs } = mots.CREATION
  const { saisie } = donnees
  return [
    texte(mots.reunion(nomDe(donnees))),
    texte(mots.bureau),
    titre(mots.presents),
    tableDeSignatures(listFondateurs(saisie), minFondateurs),
    ...resolutionBlocs([resolution(statuts), resolution(direction, tableDePersonnes(remainingOf(saisie.direction))), resolution(pouvoirs)]),
  ]
}

/** The changes that the person declared, or every possible one while they declared none. */
const deModification = (donnees: DonneesModele): Block[] => {
  const { direction: change, siege, denomination, statuts } = donnees.saisie.changements
  const rien = !(change || siege || denomination || statuts || donnees.saisie.renouvellementComite)
  const { statuts: desStatuts, direction } = mots.MODIFICATION
  return [
    ...assemblee(donnees),
    ...resolutionBlocs([
      ...(rien || siege || denomination || statuts ? [resolution(desStatuts, texte(desStatuts.ajout), texte(desStatuts.sansEffet))] : []),
      ...(rien || change || donnees.saisie.renouvellementComite
        ? [resolution(direction, tableDePersonnes(remainingOf(donnees.saisie.direction)))]
        : []),
    ]),
  ]
}

const deDissolution = (donnees: DonneesModele): Block[] => {
  const { decision, liquidateurs, biens } = mots.DISSOLUTION
  return [
    ...assemblee(donnees),
    ...resolutionBlocs([
      resolution(decision),
      resolution(liquidateurs, tableDePersonnes(remainingOf(donnees.saisie.liquidation.liquidateurs))),
      resolution(biens),
    ]),
  ]
}

const corps = { CREATION: deCreation, MODIFICATION: deModification, DISSOLUTION: deDissolution }

/** The minutes of the assembly that decides the filing. */
export const procesVerbalPdf = (type: keyof typeof corps, donnees: DonneesModele): DocumentPdf =>
  papier({ nom: mots[type].titre }, donnees, [...corps[type](donnees), signatures()])

/** The report of the liquidators before the association is struck off (CCL art. 48 to 51). */
export const rapportPdf = (donnees: DonneesModele): DocumentPdf => {
  const { rapport, aCompleter } = textesModeles
  return papier({ nom: rapport.titre }, donnees, [
    blocAssociation(donnees, [
      { term: champs.publication, value: aCompleter },
      { term: champs.journal, value: aCompleter },
    ]),
    texte(rapport.objet),
    texte(rapport.publication),
    titre(rapport.operations),
    { kind: 'fields', fields: Object.values(rapport.lignes).map((term) => ({ term, value: aCompleter })) },
    texte(rapport.unAn),
    titre(rapport.quitus),
    texte(rapport.quitusDonne),
    titre(rapport.liquidateurs),
    tableDeSignatures([], 2),
  ])
}
