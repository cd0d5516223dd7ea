import * as z from 'zod/mini'
import type { ErreurChamp } from '../../core/erreurs.ts'
import type { Objet } from '../objet.ts'
import { recoursDe, rejetRecours } from './recours.ts'
import { textesNotification } from '../textes/notification.ts'
import { type TypeRecours, typesRecours } from '../types.ts'

/** The addressee of a decision's letter: the declarant, or the association at its head office. */
export const destinatairesDeDecision = ['DECLARANT', 'ASSOCIATION'] as const
export type DestinataireDeDecision = (typeof destinatairesDeDecision)[number]

type Decision = 'INSCRIPTION' | 'REJET'

/** The clerk's choices for a decision and its letter (STAFF-10, ENT-20). Without a choice, the law applies. */
export const saisieNotification = {
  recours: z.optional(z.enum(typesRecours)),
  destinataire: z.optional(z.enum(destinatairesDeDecision)),
  lrar: z.optional(z.boolean()),
}
export type NotificationSaisie = Partial<{ [K in keyof typeof saisieNotification]: z.output<(typeof saisieNotification)[K]> }>

/** The choices as the act stores them; absent in acts older than this choice. No name or address, which an act would keep for ever. */
export const NotificationChoices = {
  decision: z.optional(z.object({ type: z.enum(typesRecours) })),
  destinataire: z.optional(z.object({ a: z.enum(destinatairesDeDecision), lrar: z.boolean() })),
}

type RenderedDecision = { [K in keyof typeof NotificationChoices]?: z.output<(typeof NotificationChoices)[K]> }

/** The choices that the act of a decision holds; null for acts older than this choice. */
export const renderedDecision = ({ decision, destinataire }: RenderedDecision) =>
  decision && destinataire ? { recours: decision.type, destinataire: destinataire.a } : null

/** The appeal open against a decision when the clerk chooses no other. */
export const usualRecours = (decision: Decision, { type }: Pick<Objet, 'type'>): TypeRecours =>
  decision === 'REJET' ? rejetRecours : recoursDe(type)

export const notificationChoices = (
  decision: Decision,
  { recours, destinataire = 'DECLARANT', lrar = false }: NotificationSaisie,
  objet: Pick<Objet, 'type'>,
) => ({
  decision: { type: recours ?? usualRecours(decision, objet) },
  destinataire: { a: destinataire, lrar },
})

const erreurDeRecours = (decision: Decision, { type }: Pick<Objet, 'type'>, recours: TypeRecours): string | null => {
  if (decision === 'REJET') return recours === 'SANS_RECOURS' ? textesNotification.rejetSansRecours : null
  return type === 'RADIATION' && recours !== 'POURVOI_IMMEDIAT' ? textesNotification.radiation : null
}

/** Errors of the appeal and the addressee that the clerk chose. */
export const checkNotification = (
  decision: Decision,
  { recours, destinataire }: NotificationSaisie,
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
