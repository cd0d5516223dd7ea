import { aDecision, aFusion, aRectification } from 'domain/requetes/examples/ex-officio'
import { makePdf } from '../corpus/corpus.ts'
import { auGreffe } from '../greffe-association.ts'
import { anEnvoi } from '../numerisation.ts'
import { courtOnly, type Line } from './line.ts'

const nobody = { numero: 'STR999999' }
const fusion = async (absorbee: string) =>
  anEnvoi('fusion', { version: 1, nom: 'Traité.pdf', fusion: aFusion([absorbee]) }, await makePdf({ texte: 'Traité' }))
const decision = async () =>
  anEnvoi('decision', { version: 1, nom: 'Jugement.pdf', reserve: false, decision: aDecision() }, await makePdf({ texte: 'Jugement' }))

/** The rights of the court's acts ex officio on an association. */
export const exOfficioLines = {
  rectifier: {
    ...courtOnly,
    send: async ({ fresh }) => ({ params: { numero: (await fresh()).numero }, payload: { version: 1, rectification: aRectification() } }),
    missing: () => ({ params: nobody, payload: { version: 1, rectification: aRectification() } }),
  },
  getAttestation: {
    ...courtOnly,
    send: async ({ fresh }) => ({ params: { numero: (await fresh()).numero } }),
    missing: () => ({ params: nobody }),
  },
  apercevoirAttestation: {
    ...courtOnly,
    send: async ({ fresh }) => ({ params: { numero: (await fresh()).numero } }),
    missing: () => ({ params: nobody }),
  },
  delivrerAttestation: {
    ...courtOnly,
    send: async ({ fresh }) => ({ params: { numero: (await fresh()).numero }, payload: { version: 1 } }),
    missing: () => ({ params: nobody, payload: { version: 1 } }),
  },
  lireJournal: {
    ...courtOnly,
    send: async ({ fresh }) => ({ params: { numero: (await fresh()).numero } }),
    missing: () => ({ params: nobody }),
  },
  inscrireDecision: {
    ...courtOnly,
    send: async ({ fresh }) => ({ params: { numero: (await fresh()).numero }, payload: await decision() }),
    missing: async () => ({ params: nobody, payload: await decision() }),
  },
  inscrireFusion: {
    ...courtOnly,
    send: async ({ fresh }) => ({ params: { numero: (await fresh()).numero }, payload: await fusion((await fresh()).numero) }),
    missing: async () => ({ params: nobody, payload: await fusion('STR999998') }),
  },
  corrigerFusion: {
    ...courtOnly,
    send: async (world) => {
      const { numero } = await world.fresh()
      await auGreffe(world, world.people.clerk).merge(numero, 1, aFusion([(await world.fresh()).numero]))
      return { params: { numero }, payload: { version: 2, fusion: 2, motif: 'Mauvaise association' } }
    },
    missing: () => ({ params: nobody, payload: { version: 2, fusion: 2, motif: 'Mauvaise association' } }),
  },
} satisfies Record<string, Line>
