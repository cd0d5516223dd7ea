import * as z from 'zod/mini'
import { EmailFacultatif, lireCodePostal } from '../../core/coordonnees.ts'
import { Civilite, NomDePersonne } from '../../core/personne.ts'
import { codeObligatoire, drapeau, texteFacultatif, texteObligatoire } from '../../core/texte.ts'
import { textes } from '../../core/textes/common.ts'

/**
 * The person who files, with whom the court corresponds. The commune is free text named `ville`, and the postal code may be foreign: the
 * form does not ask for a country.
 */
export const Declarant = z.pipe(
  z.strictObject(
    {
      civilite: Civilite,
      nom: NomDePersonne,
      prenom: NomDePersonne,
      lien: texteFacultatif(150),
      adresse: texteObligatoire(250),
      complementAdresse: texteFacultatif(250),
      codePostal: codeObligatoire(12).check(z.overwrite(lireCodePostal)),
      ville: texteObligatoire(100),
      email: EmailFacultatif,
      notificationElectronique: drapeau(false),
    },
    { error: textes.champObligatoire },
  ),
  // Accepted so that stored values can be sent back, but derived (DECL-10).
  z.transform((declarant) => ({ ...declarant, notificationElectronique: declarant.email !== null })),
)
export type Declarant = z.output<typeof Declarant>
