import { lireAccuseDepot } from './accuse.ts'
import { lireBordereau } from './bordereau.ts'
import { contesterRequete } from './contestation.ts'
import { retirerRequete } from './retrait.ts'

/** The calls of the declarant and of the attached users on a filed request. */
export const declarantCalls = { retirerRequete, contesterRequete, lireBordereau, lireAccuseDepot }
