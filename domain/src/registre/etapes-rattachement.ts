import { textesRegistre } from './textes/registre.ts'
import { type Voie, voiesEnLigne } from './voies.ts'

/** How to be attached to an association. Shown above the list that the home page links to (ATTACH-01). */
export const etapesRattachement = (voies: ReadonlySet<Voie> = voiesEnLigne): string =>
  voies.has('rattachement') ? textesRegistre.etapesRattachement : textesRegistre.etapesRattachementAuGreffe
