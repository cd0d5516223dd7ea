import { lireAccuseDepot } from './accuse.ts'
import { lireBordereau } from './bordereau.ts'
import { contesterRequete } from './contestation.ts'
import { retirerRequete } from './retrait.ts'

/** The calls of the declarant and of the attached on a request once it is filed. */
export const callsDuDeclarant = { retirerRequete, contesterRequete, lireBordereau, lireAccuseDepot }
