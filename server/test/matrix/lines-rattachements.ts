import { randomUUID } from 'node:crypto'
import { keepPdf } from '../../src/core/files/keep-pdf.ts'
import { saveDemande } from '../../src/rattachements/demande/save.ts'
import { makePdf } from '../corpus/corpus.ts'
import { someone } from '../people.ts'
import { identite, aDemandeEnvoi } from '../rattachements.ts'
import { courtOnly, type Line, notClerks } from './line.ts'
import { users } from './persons.ts'
import { canaries, type World } from './world.ts'

/** A pending request at Strasbourg. Only its clerks read the name on its identity paper. */
const enAttente = async (world: World): Promise<string> => {
  const { numero } = await world.fresh()
  const { uuid: compte } = await someone(world)
  const fichier = await keepPdf(world.store, await makePdf({ texte: randomUUID() }))
  const documents = [{ ...identite, nom: `${canaries.identite}.pdf` }]
  const demande = { fonction: 'Membre', message: null, documents }
  return world.db
    .transaction()
    .execute((trx) =>
      saveDemande(trx, { association: numero, compte, demande, fichiers: [fichier], cle: null, empreinte: null, now: world.now() }),
    )
}
const on = async (world: World) => ({ params: { uuid: await enAttente(world) } })
const nulle = { params: { uuid: '00000000-0000-4000-8000-000000000000' } }
const droits = { fonction: 'Membre', gestion: false, depot: true }

/** The rights of asking the court for an attachment, and of its answers. */
export const rattachementsLines = {
  demanderRattachement: {
    allowed: users,
    forbidden: ['activation'],
    send: async (world) => ({ params: { numero: (await world.fresh()).numero }, ...(await aDemandeEnvoi()) }),
    missing: async () => ({ params: { numero: 'STR999999' }, ...(await aDemandeEnvoi()) }),
  },
  marquerRefusLu: {
    allowed: users,
    forbidden: ['activation'],
    send: async (world) => ({ params: { numero: (await world.fresh()).numero } }),
    missing: () => ({ params: { numero: 'STR999999' } }),
  },
  listerDemandesRattachement: {
    allowed: ['clerk', 'otherClerk'],
    forbidden: [...notClerks, 'activation'],
    reads: { demandeur: ['clerk'] },
    async send(world) {
      const uuid = await enAttente(world)
      const asks = world.db.selectFrom('demande_rattachement').select('compte').where('uuid', '=', uuid)
      await world.db.updateTable('compte').set({ nom: canaries.demandeur }).where('uuid', '=', asks).execute()
      return {}
    },
  },
  getDemandeRattachement: { ...courtOnly, reads: { identite: ['clerk'] }, send: on, missing: () => nulle },
  lireAnnexeRattachement: {
    ...courtOnly,
    send: async (world) => ({ params: { uuid: await enAttente(world), rang: '0' } }),
    missing: () => ({ params: { ...nulle.params, rang: '0' } }),
  },
  accepterRattachement: {
    ...courtOnly,
    send: async (world) => ({ ...(await on(world)), payload: droits }),
    missing: () => ({ ...nulle, payload: droits }),
  },
  refuserRattachement: {
    ...courtOnly,
    send: async (world) => ({ ...(await on(world)), payload: { motif: 'Le procès-verbal manque.' } }),
    missing: () => ({ ...nulle, payload: { motif: 'Le procès-verbal manque.' } }),
  },
} satisfies Record<string, Line>
