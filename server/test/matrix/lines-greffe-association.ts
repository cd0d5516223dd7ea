import { randomUUID } from 'node:crypto'
import { anAnnexe, aSampleCommune } from 'domain/core/exemples'
import { makePdf } from '../corpus/corpus.ts'
import { anEnvoi } from '../numerisation.ts'
import { courtOnly, type Line, type Sent } from './line.ts'
import type { World } from './world.ts'

const nobody = { numero: 'STR999999' }
const reprise = { numeroVolume: 'XII', numeroFolio: '7', registre: [] }
const motif = 'Erreur de saisie'

/** An act on a new association of Strasbourg, and the same on one that does not exist. */
const acte = (payload: Record<string, unknown>): Pick<Line, 'send' | 'missing'> => ({
  send: async (world) => ({ params: { numero: (await world.fresh()).numero }, payload: { version: 1, ...payload } }),
  missing: () => ({ params: nobody, payload: { version: 1, ...payload } }),
})

/** An act on a document of a new association. */
const onDocument = (payload: Record<string, unknown>): Pick<Line, 'send' | 'missing'> => ({
  async send(world) {
    const { numero, documents } = await world.fresh()
    return { params: { numero, uuid: documents[0]?.uuid ?? '' }, payload: { version: 1, ...payload } }
  },
  missing: () => ({ params: { ...nobody, uuid: randomUUID() }, payload: { version: 1, ...payload } }),
})

const creation = (tribunal: string) => ({
  tribunal,
  denomination: `Gesangverein ${randomUUID()}`,
  objet: 'Chanter.',
  adresse: '1 rue du Papier',
  codePostal: '67000',
  commune: { ...aSampleCommune(), id: -1 },
  reprise,
  membres: ['Müller, président'],
})

const envoi = async () =>
  anEnvoi(
    'document',
    { version: 1, reserve: false, annexe: anAnnexe({ type: 'STATUTS', sousType: null, date: '2026-10-03' }) },
    await makePdf({ texte: 'Ajout' }),
  )

/** A non-conformity just recorded on a new association. */
const aNonConformite = async ({ fresh, app, people, db }: World): Promise<Sent> => {
  const { numero } = await fresh()
  const url = `/api/greffe/association/${numero}/non-conformite`
  await app.inject({
    method: 'POST',
    url,
    headers: people.clerk.bearer,
    payload: { version: 1, texte: 'Statuts non datés', declarer: false },
  })
  const { id } = await db.selectFrom('non_conformite').select('id').where('association', '=', numero).executeTakeFirstOrThrow()
  return { params: { numero, id }, payload: { motif } }
}

/** The rights of the acts of the court on an association. */
export const greffeAssociationLines = {
  getAssociationGreffe: {
    ...courtOnly,
    reads: { nonConformite: ['clerk'], reprise: ['clerk'] },
    send: ({ numero }) => ({ params: { numero } }),
    missing: () => ({ params: nobody }),
  },
  reprendreRegistre: { ...courtOnly, ...acte({ reprise, membres: [] }) },
  creerReprise: {
    ...courtOnly,
    send: () => ({ payload: creation('TJ-STRASBOURG') }),
    missing: () => ({ payload: creation('TJ-NULLEPART') }),
  },
  releverNonConformite: { ...courtOnly, ...acte({ texte: 'Statuts non datés', declarer: true }) },
  leverNonConformite: {
    ...courtOnly,
    send: aNonConformite,
    missing: () => ({ params: { ...nobody, id: randomUUID() }, payload: { motif } }),
  },
  ajouterDocument: {
    ...courtOnly,
    send: async ({ fresh }) => ({ params: { numero: (await fresh()).numero }, payload: await envoi() }),
    missing: async () => ({ params: nobody, payload: await envoi() }),
  },
  activerDocument: { ...courtOnly, ...onDocument({ actif: false, motif }) },
  supprimerDocument: { ...courtOnly, ...onDocument({ motif }) },
  porterMentions: { ...courtOnly, ...acte({ mentions: { reference: 'W671234567', utilitePublique: false }, motif }) },
  prendreInstantane: { ...courtOnly, ...acte({ motif }) },
} satisfies Record<string, Line>
