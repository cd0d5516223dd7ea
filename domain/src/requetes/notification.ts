import * as z from 'zod/mini'
import type { ErreurChamp } from '../core/erreurs.ts'
import type { Objet } from './objet.ts'
import { recoursDe, recoursDuRejet } from './recours.ts'
import { textesNotification } from './textes-notification.ts'
import { type TypeRecours, typesRecours } from './types.ts'

/** Whom the letter that tells a decision is for: who filed, or the association at its head office. */
export const destinatairesDeDecision = ['DECLARANT', 'ASSOCIATION'] as const
export type DestinataireDeDecision = (typeof destinatairesDeDecision)[number]

type Decision = 'INSCRIPTION' | 'REJET'

/** What the clerk chooses of a decision and of its letter (STAFF-10, ENT-20); what is not said is what the law says. */
export const saisieNotification = {
  recours: z.optional(z.enum(typesRecours)),
  destinataire: z.optional(z.enum(destinatairesDeDecision)),
  lrar: z.optional(z.boolean()),
}
export type NotificationDite = Partial<{ [K in keyof typeof saisieNotification]: z.output<(typeof saisieNotification)[K]> }>

/** What the act keeps of it: none of what was decided before the clerk chose. No name nor address, which an act would keep for ever. */
export const Notifiee = {
  decision: z.optional(z.object({ type: z.enum(typesRecours) })),
  destinataire: z.optional(z.object({ a: z.enum(destinatairesDeDecision), lrar: z.boolean() })),
}

type Rendue = { [K in keyof typeof Notifiee]?: z.output<(typeof Notifiee)[K]> }

/** What the act of a decision says of it; null of what was decided before the clerk chose. */
export const decisionRendue = ({ decision, destinataire }: Rendue) =>
  decision && destinataire ? { recours: decision.type, destinataire: destinataire.a } : null

/** What a decision may be appealed by when its clerk says nothing else. */
export const recoursHabituel = (decision: Decision, { type }: Pick<Objet, 'type'>): TypeRecours =>
  decision === 'REJET' ? recoursDuRejet : recoursDe(type)

export const notifiee = (
  decision: Decision,
  { recours, destinataire = 'DECLARANT', lrar = false }: NotificationDite,
  objet: Pick<Objet, 'type'>,
) => ({
  decision: { type: recours ?? recoursHabituel(decision, objet) },
  destinataire: { a: destinataire, lrar },
})

const erreurDeRecours = (decision: Decision, { type }: Pick<Objet, 'type'>, recours: TypeRecours): string | null => {
  if (decision === 'REJET') return recours === 'SANS_RECOURS' ? textesNotification.rejetSansRecours : null
  return type === 'RADIATION' && recours !== 'POURVOI_IMMEDIAT' ? textesNotification.radiation : null
}

/** What is wrong with the appeal and the recipient the clerk chose. */
export const verifierNotification = (
  decision: Decision,
  { recours, destinataire }: NotificationDite,
  objet: Pick<Objet, 'type'>,
): ErreurChamp[] => {
  const appel = recours ? erreurDeRecours(decision, objet, recours) : null
  return [
    ...(appel ? [{ field: 'recours', defaultMessage: appel }] : []),
    ...(decision === 'REJET' && objet.type === 'CREATION' && destinataire === 'ASSOCIATION'
      ? [{ field: 'destinataire', defaultMessage: textesNotification.creationRejetee }]
      : []),
  ]
}
