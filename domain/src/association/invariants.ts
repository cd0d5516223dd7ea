import { equals } from '../core/equals.ts'
import { shownChamps } from './shown-champs.ts'
import { type ComparedAssociation, knownInformations } from './differences.ts'
import { listFondateurs, membresInWords, reprisesInWords } from './membres-in-words.ts'
import { textesDifferences as textes } from './textes/differences.ts'
import { textesLecture } from './textes/lecture.ts'

/** A value equal in both versions, in words. */
export interface UnchangedChamp {
  label: string
  valeur: string
}

export interface UnchangedRubrique {
  titre: string
  champs: UnchangedChamp[]
}

type Rubrique = keyof typeof textes.rubriques

/** The values that two versions share, under the same headings as `differences`, which gives the rest (STAFF-24). */
export const invariants = (avant: ComparedAssociation, apres: ComparedAssociation): UnchangedRubrique[] => {
  const parRubrique: Partial<Record<Rubrique, UnchangedChamp[]>> = {
    direction: direction(avant, apres),
    fondateurs: commonChamps(textesLecture.fondateurs, listFondateurs(avant.fondateurs), listFondateurs(apres.fondateurs)),
    documents: commonChamps(textes.rubriques.documents, ...([avant, apres].map(enVigueur) as [string[], string[]])),
  }
  return (Object.keys(textes.rubriques) as Rubrique[]).flatMap((rubrique) => {
    const champs = parRubrique[rubrique] ?? informations(rubrique, avant, apres)
    return champs.length > 0 ? [{ titre: textes.rubriques[rubrique], champs }] : []
  })
}

const informations = (rubrique: Rubrique, avant: ComparedAssociation, apres: ComparedAssociation): UnchangedChamp[] =>
  shownChamps
    .filter((champ) => champ.rubrique === rubrique)
    .flatMap(({ label, read }) => {
      const valeur = read(knownInformations(apres))
      return valeur !== null && valeur === read(knownInformations(avant)) ? [{ label, valeur }] : []
    })

const direction = (avant: ComparedAssociation, apres: ComparedAssociation): UnchangedChamp[] => {
  const anciens = new Map(membresInWords(avant.members).map((membre) => [membre.uuid, membre]))
  const restes = membresInWords(apres.members).filter((membre) => equals(anciens.get(membre.uuid), membre))
  const reprises = [reprisesInWords(avant.members), reprisesInWords(apres.members)] as const
  return [
    ...restes.map(({ identite, fonction }) => ({ label: identite, valeur: fonction })),
    ...commonChamps(textesLecture.repris, ...reprises),
  ]
}

const enVigueur = ({ documents }: ComparedAssociation): string[] => documents.filter(({ actif }) => actif).map(({ nom }) => nom)

/** The texts in both lists, one per line. */
const commonChamps = (label: string, avant: readonly string[], apres: readonly string[]): UnchangedChamp[] => {
  const restes = apres.filter((texte) => avant.includes(texte))
  return restes.length > 0 ? [{ label, valeur: restes.join('\n') }] : []
}
