import { randomUUID } from 'node:crypto'
import { anAnnexe } from 'domain/core/exemples'
import { retain, attachDocument, aBrouillon } from '../brouillons.ts'
import { makeImage, makePdf } from '../corpus/corpus.ts'
import { submitDepot } from '../filings.ts'
import { anEnvoi } from '../numerisation.ts'
import type { Line } from './line.ts'
import { users } from './persons.ts'
import { canaries, type World } from './world.ts'

/** Belongs to one person of the matrix: 404 for the others, the court included. */
const theirs = { allowed: ['unattached'], forbidden: ['activation'] } satisfies Partial<Line>
const draft = async (world: World) => {
  const id = randomUUID()
  // Deletes the previous one: an account has a limited number of drafts.
  await world.db.deleteFrom('brouillon').execute()
  await retain(world, world.people.unattached, id, { denomination: canaries.brouillon })
  return { id }
}
const withFile = async (world: World) => {
  const { id } = await draft(world)
  const { sha256 } = (await attachDocument(world, world.people.unattached, id, await makePdf({ texte: id }))).json() as { sha256: string }
  return { params: { id, sha256 } }
}
const withdrawn = async (world: World) => {
  const { unattached } = world.people
  const { id } = await draft(world)
  const { numero } = (await submitDepot(world, unattached, { cle: id })).json() as { numero: string }
  await world.app.inject({ method: 'POST', url: `/api/requete/${numero}/retrait`, headers: unattached.bearer })
  return numero
}
const nothing = () => ({ params: { id: randomUUID(), sha256: 'ab'.repeat(32) } })
const envoi = async () => anEnvoi('document', anAnnexe({ type: 'STATUTS', date: '2026-10-03' }), await makePdf({ texte: randomUUID() }))
const envoiDePage = async () => anEnvoi('page', {}, await makeImage({ largeur: 48, hauteur: 64 }))

/** The rights of the calls of a draft. */
export const brouillonLines = {
  listerBrouillons: {
    allowed: users,
    forbidden: ['activation'],
    reads: { brouillon: ['unattached'] },
    async send(world) {
      await draft(world)
      return {}
    },
  },
  getBrouillon: {
    ...theirs,
    reads: { brouillon: ['unattached'] },
    send: async (world) => ({ params: await draft(world) }),
    missing: () => ({ params: { id: randomUUID() } }),
  },
  enregistrerBrouillon: {
    ...theirs,
    send: async (world) => ({ params: await draft(world), payload: aBrouillon({ revision: 1 }) }),
  },
  supprimerBrouillon: {
    ...theirs,
    send: async (world) => ({ params: await draft(world) }),
    missing: () => ({ params: { id: randomUUID() } }),
  },
  reprendreRequete: {
    ...theirs,
    send: async (world) => ({ params: { numero: await withdrawn(world) } }),
    missing: () => ({ params: { numero: 'R26999999' } }),
  },
  garderPage: {
    ...theirs,
    send: async (world) => ({ params: await draft(world), payload: await envoiDePage() }),
    missing: async () => ({ params: { id: randomUUID() }, payload: await envoiDePage() }),
  },
  joindreAuBrouillon: {
    ...theirs,
    send: async (world) => ({ params: await draft(world), payload: await envoi() }),
    missing: async () => ({ params: { id: randomUUID() }, payload: await envoi() }),
  },
  lireFichierJoint: { ...theirs, send: withFile, missing: nothing },
  lireModele: {
    ...theirs,
    send: async (world) => ({ params: { ...(await draft(world)), modele: 'declaration' } }),
    missing: () => ({ params: { id: randomUUID(), modele: 'declaration' } }),
  },
  retirerDuBrouillon: { ...theirs, send: withFile, missing: nothing },
} satisfies Record<string, Line>
