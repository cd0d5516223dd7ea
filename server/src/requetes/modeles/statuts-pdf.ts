import { minFondateurs } from 'domain/core/constants'
import type { ReponsesStatuts } from 'domain/requetes/depot/modeles'
import { listFondateurs } from 'domain/requetes/depot/parsed-saisie'
import { textesModeleStatuts as mots } from 'domain/requetes/textes/modele-statuts'
import type { Block, DocumentPdf } from '../../core/pdf/document.ts'
import { type DonneesModele, nomDe, orLigne, papier, typedSiege, tableDeSignatures, texte, titre } from './common.ts'

interface Clause {
  titre: string
  phrases: string[]
}

const joinLignes = (adresse: string): string => adresse.replaceAll('\n', ', ')

const clauses = (donnees: DonneesModele, choix: ReponsesStatuts): Clause[] => {
  const { informations } = donnees.saisie.association
  const { nom, but, siege, adhesion, retrait, cotisation, direction, assemblee, decisions, procesVerbaux, dissolution } = mots
  return [
    { titre: nom.titre, phrases: [nom.texte(nomDe(donnees))] },
    {
      titre: but.titre,
      phrases: [
        but.texte(orLigne(informations.objet).replace(/\.$/, '')),
        informations.but === 'LUCRATIF' ? but.LUCRATIF : but.NON_LUCRATIF,
      ],
    },
    { titre: siege.titre, phrases: [siege.texte(orLigne(joinLignes(typedSiege(donnees.saisie))))] },
    { titre: adhesion.titre, phrases: [adhesion[choix.adhesion]] },
    { titre: retrait.titre, phrases: [retrait.texte] },
    { titre: cotisation.titre, phrases: [cotisation[choix.cotisation]] },
    {
      titre: direction.titre,
      phrases: [
        direction.texte(direction.mandats[choix.mandat]),
        direction.representant(orLigne(informations.gouvernance)),
        ...(informations.stipulations ? [direction.limites(orLigne(informations.precisionStipulation))] : []),
      ],
    },
    { titre: assemblee.titre, phrases: [assemblee.texte(assemblee.moyens[choix.convocation], choix.delai), assemblee.minorite] },
    { titre: decisions.titre, phrases: [decisions.texte] },
    { titre: procesVerbaux.titre, phrases: [procesVerbaux.texte] },
    { titre: dissolution.titre, phrases: [dissolution.texte] },
  ]
}

/** A model of the statutes: what CCL art. 57 requires and CCL art. 58 recommends, each clause with its article. */
export const statutsPdf = (donnees: DonneesModele, choix: ReponsesStatuts): DocumentPdf => {
  const articles = clauses(donnees, choix).flatMap((clause, i): Block[] => [
    titre(mots.article(i + 1, clause.titre)),
    ...clause.phrases.map(texte),
  ])
  return papier({ nom: mots.titre, avis: mots.aAdapter }, donnees, [
    ...articles,
    titre(mots.signatures),
    texte(mots.signes),
    tableDeSignatures(listFondateurs(donnees.saisie), minFondateurs),
  ])
}
