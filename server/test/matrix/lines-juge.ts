import { courtOnly, type Line } from './line.ts'
import { users, type Person } from './persons.ts'
import type { World } from './world.ts'

const nobodyFiled = { numero: 'R26999999' }
const notJudges = users.filter((person) => person !== 'judge' && person !== 'otherJudge')

/** An act of the competent court's judge on a prepared decision; 404 for the judges of other courts. */
const byTheJudge = (said: object): Line => ({
  allowed: ['judge'],
  forbidden: [...notJudges, 'activation'],
  async send(world) {
    const { numero, version } = await world.prepared()
    return { params: { numero }, payload: { version, ...said } }
  },
  missing: () => ({ params: nobodyFiled, payload: { version: 1, ...said } }),
})

const judges: Person[] = ['judge', 'otherJudge']

/** The rights of the signing circuit (docs/decisions/0076). */
export const jugeLines = {
  listerASigner: {
    allowed: judges,
    forbidden: [...notJudges, 'activation'],
    reads: { depot: ['judge'] },
    async send(world) {
      await world.prepared()
      return {}
    },
  },
  lireOrdonnance: {
    ...byTheJudge({}),
    async send(world) {
      const { numero } = await world.prepared()
      return { params: { numero } }
    },
    missing: () => ({ params: nobodyFiled }),
  },
  signerDecision: byTheJudge({}),
  rendreAuGreffe: byTheJudge({ motif: 'Le siège est à vérifier.' }),
  PROJET_ORDONNANCE: {
    ...courtOnly,
    async send(world: World) {
      const { numero, version } = await world.broughtTo('A_ORDONNER')
      await world.judgesSign(true)
      return { params: { numero }, payload: { version } }
    },
    missing: () => ({ params: nobodyFiled, payload: { version: 1 } }),
  },
  RETRAIT_PROJET: {
    ...courtOnly,
    async send(world: World) {
      const { numero, version } = await world.prepared()
      return { params: { numero }, payload: { version } }
    },
    missing: () => ({ params: nobodyFiled, payload: { version: 1 } }),
  },
} satisfies Record<string, Line>
