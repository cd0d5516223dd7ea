import * as z from 'zod/mini'
import { type Call, call } from '../core/call.ts'

const text = z.string()
const path = '/api/utilisateur/calendrier'

export const getCalendrier = call({
  method: 'GET',
  path,
  acces: 'connecte',
  summary: 'The day the person got a subscription address; never the address itself, which is not kept.',
  answer: z.object({ depuis: z.nullable(text) }),
})

export const creerCalendrier = call({
  method: 'POST',
  path,
  acces: 'connecte',
  summary: 'Gives the person a new subscription address, which replaces the former one.',
  answer: z.object({ adresse: text }),
  status: 201,
})

export const supprimerCalendrier = call({
  method: 'DELETE',
  path,
  acces: 'connecte',
  summary: 'Ends the subscription address of the person, at once.',
})

export const lireCalendrier = call({
  method: 'GET',
  path: '/api/calendrier/:adresse',
  acces: 'public',
  summary: 'All due days of a person, as an iCalendar feed, for the holder of its address.',
  params: z.strictObject({ adresse: text.check(z.maxLength(100)) }),
  produces: ['text/calendar'],
})

/** The calls of a person's calendar of due dates. */
export const calendrierAppels = { getCalendrier, creerCalendrier, supprimerCalendrier, lireCalendrier } satisfies Record<string, Call>
