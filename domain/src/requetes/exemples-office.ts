import type { Version } from '../association/version.ts'
import { desInformations, unComite } from '../association/exemples.ts'
import { leComite } from './exemples.ts'
import type { Rectification } from './office/rectification.ts'

type Dites = Rectification['informations']
const champs = Object.keys(desInformations()) as (keyof Dites)[]

/** A rectification of what a version says, its object corrected; without a version, of an association nothing is known of. */
export const uneRectification = (avant: Version | null = null, autrement: Partial<Dites> = {}): Rectification => {
  const dites = avant ? (Object.fromEntries(champs.map((champ) => [champ, avant.informations[champ]])) as Dites) : desInformations()
  return {
    informations: { ...dites, objet: 'Chanter, et faire chanter.', ...autrement },
    dateConstitutive: avant?.informations.dateConstitutive ?? null,
    dateStatuts: avant?.informations.dateStatuts ?? null,
    comite: avant ? leComite(avant) : unComite(),
    motif: "Erreur de copie de l'acte",
  }
}
