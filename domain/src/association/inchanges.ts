import { meme } from '../core/meme.ts'
import { champsLus } from './champs-lus.ts'
import { type AssociationComparee, informationsConnues } from './differences.ts'
import { fondateursLus, membresLus, reprisesLues } from './membres-lus.ts'
import { textesDifferences as textes } from './textes/differences.ts'
import { textesLecture } from './textes/lecture.ts'

/** A value equal in both versions, in words. */
export interface ChampInchange {
  label: string
  valeur: string
}

export interface RubriqueInchangee {
  titre: string
  champs: ChampInchange[]
}

type Rubrique = keyof typeof textes.rubriques

/** The values that two versions share, under the same headings as `differences`, which gives the rest (STAFF-24). */
export const inchanges = (avant: AssociationComparee, apres: AssociationComparee): RubriqueInchangee[] => {
  const parRubrique: Partial<Record<Rubrique, ChampInchange[]>> = {
    direction: direction(avant, apres),
    fondateurs: communs(textesLecture.fondateurs, fondateursLus(avant.fondateurs), fondateursLus(apres.fondateurs)),
    documents: communs(textes.rubriques.documents, ...([avant, apres].map(enVigueur) as [string[], string[]])),
  }
  return (Object.keys(textes.rubriques) as Rubrique[]).flatMap((rubrique) => {
    const champs = parRubrique[rubrique] ?? informations(rubrique, avant, apres)
    return champs.length > 0 ? [{ titre: textes.rubriques[rubrique], champs }] : []
  })
}

const informations = (rubrique: Rubrique, avant: AssociationComparee, apres: AssociationComparee): ChampInchange[] =>
  champsLus
    .filter((champ) => champ.rubrique === rubrique)
    .flatMap(({ label, lire }) => {
      const valeur = lire(informationsConnues(apres))
      return valeur !== null && valeur === lire(informationsConnues(avant)) ? [{ label, valeur }] : []
    })

const direction = (avant: AssociationComparee, apres: AssociationComparee): ChampInchange[] => {
  const anciens = new Map(membresLus(avant.members).map((membre) => [membre.uuid, membre]))
  const restes = membresLus(apres.members).filter((membre) => meme(anciens.get(membre.uuid), membre))
  const reprises = [reprisesLues(avant.members), reprisesLues(apres.members)] as const
  return [...restes.map(({ identite, fonction }) => ({ label: identite, valeur: fonction })), ...communs(textesLecture.repris, ...reprises)]
}

const enVigueur = ({ documents }: AssociationComparee): string[] => documents.filter(({ actif }) => actif).map(({ nom }) => nom)

/** The texts in both lists, one per line. */
const communs = (label: string, avant: readonly string[], apres: readonly string[]): ChampInchange[] => {
  const restes = apres.filter((texte) => avant.includes(texte))
  return restes.length > 0 ? [{ label, valeur: restes.join('\n') }] : []
}
