import * as z from 'zod/mini'
import { OptionalEmail, parseCodePostal } from '../../core/coordonnees.ts'
import { Civilite, NomDePersonne } from '../../core/personne.ts'
import { requiredCode, flag, optionalLigne, requiredLigne } from '../../core/texte.ts'
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
      lien: optionalLigne(150),
      adresse: requiredLigne(250),
      complementAdresse: optionalLigne(250),
      codePostal: requiredCode(12).check(z.overwrite(parseCodePostal)),
      ville: requiredLigne(100),
      email: OptionalEmail,
      notificationElectronique: flag(false),
    },
    { error: textes.champObligatoire },
  ),
  // Accepted so that stored values can be sent back, but derived (DECL-10).
  z.transform((declarant) => ({ ...declarant, notificationElectronique: declarant.email !== null })),
)
export type Declarant = z.output<typeof Declarant>
