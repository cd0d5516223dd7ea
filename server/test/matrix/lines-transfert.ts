import { transfertCalls, aSentTransfert } from '../transferts.ts'
import { courtOnly, type Line, notClerks } from './line.ts'
import { canaries, type World } from './world.ts'

const nobody = { numero: 'STR999999' }
const nulle = { uuid: '00000000-0000-4000-8000-000000000000' }
const motif = { motif: 'Le nom est déjà porté' }
const envoi = async (world: World) => ({ version: 1, transfert: await transfertCalls(world).aSiege('TJ-COLMAR') })
/** A transfer sent by the court of Colmar to the clerk's court. */
const receiveOne = (world: World) =>
  aSentTransfert(world, world.people.otherClerk, 'TJ-STRASBOURG', { tribunal: 'TJ-COLMAR' }, { adresse: canaries.transfert })

/** The rights of a transfer: the court that keeps the association sends it and takes it back; the receiving court decides. */
export const transfertLines = {
  getTransfert: {
    ...courtOnly,
    send: async ({ fresh }) => ({ params: { numero: (await fresh()).numero } }),
    missing: () => ({ params: nobody }),
  },
  envoyerTransfert: {
    ...courtOnly,
    send: async (world) => ({ params: { numero: (await world.fresh()).numero }, payload: await envoi(world) }),
    missing: async (world) => ({ params: nobody, payload: await envoi(world) }),
  },
  retirerTransfert: {
    ...courtOnly,
    send: async (world) => ({
      params: { numero: (await aSentTransfert(world, world.people.clerk, 'TJ-COLMAR', {})).numero },
      payload: motif,
    }),
    missing: () => ({ params: nobody, payload: motif }),
  },
  corrigerTransfert: {
    ...courtOnly,
    send: async (world) => {
      const { body } = await transfertCalls(world).register(world.people.clerk, (await receiveOne(world)).uuid)
      return { params: { numero: body.numero as string }, payload: { version: 1, ...motif } }
    },
    missing: () => ({ params: nobody, payload: { version: 1, ...motif } }),
  },
  listerTransferts: {
    allowed: ['clerk', 'otherClerk'],
    forbidden: [...notClerks, 'activation'],
    reads: { transfert: ['clerk'] },
    async send(world) {
      await receiveOne(world)
      return {}
    },
  },
  inscrireTransfert: {
    ...courtOnly,
    send: async (world) => ({ params: { uuid: (await receiveOne(world)).uuid }, payload: { version: 1 } }),
    missing: () => ({ params: nulle, payload: { version: 1 } }),
  },
  refuserTransfert: {
    ...courtOnly,
    send: async (world) => ({ params: { uuid: (await receiveOne(world)).uuid }, payload: motif }),
    missing: () => ({ params: nulle, payload: motif }),
  },
} satisfies Record<string, Line>
