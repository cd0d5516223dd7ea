import * as z from 'zod/mini'
import { texteObligatoire } from '../../core/texte.ts'
import { communs, definirActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

/**
 * A person attached to the association says that the filing was not agreed. Nothing is decided until the court has answered. `par` is their
 * name on that day. The reason is stored apart, where it can be erased. obstacles-contestation.ts says who may contest.
 */
export const contestation = definirActe({
  schema: z.object({ ...communs('CONTESTATION'), par: z.object({ prenom: texteObligatoire(100), nom: texteObligatoire(100) }) }),
  summary: 'Contests a filing on an association, before its decision.',
  textes: textesDesActes.CONTESTATION,
  chemin: null,
  saisie: {},
  faire: null,
  charge: null,
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduire: ({ le, par }, { contestations }) => ({ contestations: [...contestations, { le, par }] }),
})
