import { makePdf } from '../corpus/corpus.ts'
import { awaitNumerisation, anEnvoi } from '../numerisation.ts'
import { someone } from '../people.ts'
import { courtOnly, type Line, notClerks } from './line.ts'
import { attached, users } from './persons.ts'
import { canaries, type World } from './world.ts'

const nobody = { numero: 'STR999999' }
const fresh = async (world: World) => ({ params: { numero: (await world.fresh()).numero } })
const enAttente = async (world: World) => {
  const { params } = await fresh(world)
  // Another person asked for it: people without an attachment have one request at a time.
  await awaitNumerisation(world, params.numero, await someone(world))
  return { params }
}
const envoi = async () => ({ payload: anEnvoi('numerisation', { nom: 'Dossier.pdf' }, await makePdf({ texte: 'Dossier papier' })) })

/** The rights of the calls of a digitisation. */
export const numerisationLines = {
  demanderNumerisation: { allowed: users, forbidden: ['activation'], send: fresh },
  lireNumerisation: {
    allowed: [...attached, 'clerk'],
    forbidden: ['activation'],
    reads: { numerisation: [...attached, 'clerk'] },
    send: ({ numero, numerisee }) => ({ params: { numero, nom: numerisee } }),
    missing: ({ numero }) => ({ params: { numero, nom: 'rien.pdf' } }),
  },
  listerNumerisations: {
    allowed: ['clerk', 'otherClerk'],
    forbidden: [...notClerks, 'activation'],
    // Marks the volume of the paper register, beside the name, which everybody reads.
    reads: { reprise: ['clerk'] },
    async send(world) {
      const { params } = await enAttente(world)
      await world.db.updateTable('association').set({ volume: canaries.reprise }).where('numero', '=', params.numero).execute()
      return {}
    },
  },
  deposerNumerisation: {
    ...courtOnly,
    send: async (world) => ({ ...(await fresh(world)), ...(await envoi()) }),
    missing: async () => ({ params: nobody, ...(await envoi()) }),
  },
  declarerIntrouvable: { ...courtOnly, send: enAttente, missing: () => ({ params: nobody }) },
  reglerDossierPapier: {
    ...courtOnly,
    send: async (world) => ({ ...(await fresh(world)), payload: { existe: false } }),
    missing: () => ({ params: nobody, payload: { existe: false } }),
  },
} satisfies Record<string, Line>
