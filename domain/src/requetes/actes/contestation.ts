import * as z from 'zod/mini'
import { requiredLigne } from '../../core/texte.ts'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

/**
 * A person attached to the association says that the filing was not agreed. Nothing is decided until the court has answered. `byIdentite` is their
 * name on that day. The reason is stored apart, where it can be erased. obstacles-contestation.ts says who may contest.
 */
export const contestation = defineActe({
  schema: z.object({ ...commonChamps('CONTESTATION'), par: z.object({ prenom: requiredLigne(100), nom: requiredLigne(100) }) }),
  summary: 'Contests a filing on an association, before its decision.',
  textes: textesDesActes.CONTESTATION,
  chemin: null,
  saisie: {},
  make: null,
  charge: null,
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduce: ({ le, par }, { contestations }) => ({ contestations: [...contestations, { le, par }] }),
})
