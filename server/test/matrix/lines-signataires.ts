import { randomUUID } from 'node:crypto'
import { aSignataire } from '../signatories.ts'
import { type Line, notAdministrators } from './line.ts'

/** The rights on the signatories of a court. */
export const signatairesLines = {
  listerSignataires: { allowed: ['administrator'], forbidden: notAdministrators, send: () => ({}) },
  ajouterSignataire: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    send: () => ({
      payload: {
        tribunal: 'TJ-STRASBOURG',
        prenom: 'Claude',
        nom: `Juge ${randomUUID()}`,
        qualite: 'Juge',
        debut: '2026-01-01',
        fin: null,
      },
    }),
  },
  relierSignataire: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    send: async ({ db, people }) => ({
      params: { id: String(await aSignataire(db, { nom: randomUUID() })) },
      payload: { compte: people.judge.uuid },
    }),
    missing: ({ people }) => ({ params: { id: '999999999' }, payload: { compte: people.judge.uuid } }),
  },
  terminerSignataire: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    send: async ({ db }) => ({
      params: { id: String(await aSignataire(db, { nom: randomUUID() })) },
      payload: { fin: '2026-11-20' },
    }),
    missing: () => ({ params: { id: '999999999' }, payload: { fin: '2026-11-20' } }),
  },
} satisfies Record<string, Line>
