import { randomUUID } from 'node:crypto'
import { someone, type Someone } from '../people.ts'
import { courtOnly, type Line, type Sent } from './line.ts'
import type { World } from './world.ts'

const nobodyFiled = { numero: 'R26999999' }
const le = '2026-11-20'

type Said = Record<string, unknown>

/** An act of the court on a request brought to its stage, and the same on one that does not exist. */
const act = (stage: Parameters<World['broughtTo']>[0] | null, said: (world: World) => Said | Promise<Said> = () => ({})): Line => ({
  ...courtOnly,
  async send(world): Promise<Sent> {
    const { numero, version } = stage ? await world.broughtTo(stage) : { numero: await world.filed(), version: 1 }
    return { params: { numero }, payload: { version, ...(await said(world)) } }
  },
  missing: async (world) => ({ params: nobodyFiled, payload: { version: 1, ...(await said(world)) } }),
})

const aColleague = async (world: World): Promise<Said> => ({
  agent: (await someone(world, { authorities: ['USAGER', 'GREFFE'], tribunaux: ['TJ-STRASBOURG'] })).uuid,
})

/** The rights of the acts of the court on a request. */
export const greffeRequeteLines = {
  RECEPISSE: act(null),
  PRISE_EN_CHARGE: act(null),
  REMISE: { ...act('EXAMEN', aColleague), missing: () => ({ params: nobodyFiled, payload: { version: 1, agent: randomUUID() } }) },
  RESTITUTION: act('EXAMEN'),
  REPRISE_DOSSIER: {
    ...act('EXAMEN', () => ({ motif: 'Ma collègue est absente.' })),
    async send(world) {
      const { numero, version } = await world.broughtTo('EXAMEN')
      const { agent } = await aColleague(world)
      const { bearer } = world.people.clerk
      await world.app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/remise`, headers: bearer, payload: { version, agent } })
      return { params: { numero }, payload: { version: version + 1, motif: 'Ma collègue est absente.' } }
    },
  },
  COMMUNICATION_PREFET: act('EXAMEN', () => ({ le })),
  lireLettresPrefet: {
    ...courtOnly,
    send: async (world) => ({ query: { requete: (await world.broughtTo('COMMUNIQUEE_PREFET')).numero } }),
    missing: () => ({ query: { requete: nobodyFiled.numero } }),
  },
  REPONSE_PREFET: act('COMMUNIQUEE_PREFET', () => ({ le, reponse: 'PAS_D_OPPOSITION' })),
  OPPOSITION_PREFET: act('COMMUNIQUEE_PREFET', () => ({ le, motif: 'Objet contraire à la loi pénale.' })),
  LEVEE_OPPOSITION: act('OPPOSITION', () => ({ le, motif: 'Le préfet se désiste.' })),
  LEVEE_CONTESTATION: {
    ...act(null),
    async send(world) {
      const numero = await world.filedOn()
      const motif = 'Sans accord.'
      const { app, people } = world
      const post = (url: string, { bearer }: Someone, payload: object) => app.inject({ method: 'POST', url, headers: bearer, payload })
      await post(`/api/greffe/requete/${numero}/prise-en-charge`, people.clerk, { version: 1 })
      await post(`/api/requete/${numero}/contestation`, people.both, { motif })
      return { params: { numero }, payload: { version: 3, motif } }
    },
    missing: () => ({ params: nobodyFiled, payload: { version: 1, motif: 'Sans accord.' } }),
  },
  CORRECTION: act('COMMUNIQUEE_PREFET', () => ({ corrige: 3, motif: "La lettre n'est pas partie." })),
  RECEPTION_STATUTS: act(null, () => ({ le })),
  RENVOI_STATUTS: {
    ...act(null),
    async send(world) {
      const numero = await world.filed()
      const url = `/api/greffe/requete/${numero}/reception-statuts`
      await world.app.inject({ method: 'POST', url, headers: world.people.clerk.bearer, payload: { version: 1, le } })
      return { params: { numero }, payload: { version: 2, le } }
    },
    missing: () => ({ params: nobodyFiled, payload: { version: 1, le } }),
  },
  INSCRIPTION: act('A_ORDONNER', ({ signataire }) => ({ le, signataire })),
  CONFORMITE: act('EXAMEN', () => ({ controles: ['NOM_DISTINCT'], preuve: { fichier: '1', page: 2 } })),
  IRREGULARITE: act('EXAMEN', () => ({ controle: 'STATUTS_SIGNES', motif: 'Six signatures.', preuve: null })),
  NOTE: act(null, () => ({ note: 'Le président a téléphoné.' })),
} satisfies Record<string, Line>
