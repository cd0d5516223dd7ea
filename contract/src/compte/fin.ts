import * as z from 'zod/mini'
import { typedMotPasse } from 'domain/compte/mot-passe'
import { call } from '../core/call.ts'
import { Donnees } from './donnees.ts'

const text = z.string()

export const exporterDonnees = call({
  method: 'GET',
  path: '/api/utilisateur/donnees',
  acces: 'connecte',
  summary: 'The data of the person, as a JSON file whose names are words.',
  produces: ['application/json'],
  answer: Donnees,
})

export const getFermeture = call({
  method: 'GET',
  path: '/api/utilisateur/fermeture',
  acces: 'connecte',
  summary: 'The effects of closing the account, and the obstacles to it.',
  answer: z.object({
    obstacles: z.array(text),
    brouillons: z.number(),
    rattachements: z.number(),
    /** The associations where this person is the only one with `gestion`. */
    dernieres: z.array(z.object({ numero: text, nom: text })),
  }),
})

export const fermerCompte = call({
  method: 'POST',
  path: '/api/utilisateur/fermeture',
  acces: 'connecte',
  summary: 'Ends the account: the person is erased, their attachments and sessions end; what the register keeps names a uuid only.',
  body: z.strictObject({ motPasse: typedMotPasse }),
})

/** The calls that export a person's data and close their account. */
export const callsDeFin = { exporterDonnees, getFermeture, fermerCompte }
