import { randomUUID } from 'node:crypto'
import { anAnnexe } from 'domain/core/exemples'
import { versionsDe } from '../../src/greffe/motifs/sql.ts'
import { versionsDePhrase } from '../../src/requetes/phrases/sql.ts'
import { makePdf } from '../corpus/corpus.ts'
import { anEnvoi } from '../numerisation.ts'
import type { Someone } from '../people.ts'
import { auTribunal, aDemandeDueOn } from '../pieces.ts'
import { courtOnly, type Line, notAdministrators, notClerks, ofTheCourt } from './line.ts'
import { persons, users, type Person } from './persons.ts'
import type { World } from './world.ts'

const uneDesPhrases = { cle: 'certificat-CREATION' } as const
const nobodyFiled = { numero: 'R26999999' }
const demande = aDemandeDueOn('2027-01-10')
const motif = { motif: 'Reçu par courrier.' }
const projet = { motifs: [{ article: 'Code civil local, art. 57', motif: 'Le nom est pris.' }], dateRetour: '2027-01-10' }
const encore = { points: [{ index: 0, precisions: 'Il manque une page.' }], observation: null, dateRetour: '2027-01-20' }
const decision = ({ signataire }: World) => ({ le: '2026-11-20', signataire, motifs: projet.motifs })

const avis = { journal: { id: -1, libelle: "L'Écho de Mittelbruch", departement: null }, adresse: null }

const mains = (world: World) => auTribunal(world, world.people.clerk, world.people.clerk as Someone)

type Stade =
  | 'EXAMEN'
  | 'ATTENTE_PIECES'
  | 'PIECES_RECUES'
  | 'PROJET_REJET'
  | 'OBSERVATIONS'
  | 'REJETEE'
  | 'INSCRITE'
  | 'AVIS_AU_JOURNAL'
  | 'AVIS_ENVOYE'

/** A creation brought to a stage of its demandes, and the link of the last mail. */
const conduct = async (world: World, stade: Stade) => {
  const { acte, lienDe, transmit } = mains(world)
  const payee = stade === 'AVIS_AU_JOURNAL' || stade === 'AVIS_ENVOYE'
  const inscrite = stade === 'INSCRITE' || payee
  const observee = stade === 'OBSERVATIONS' || stade === 'REJETEE'
  const { numero } = await world.broughtTo(inscrite ? 'A_ORDONNER' : 'EXAMEN')
  if (inscrite) await acte(numero, 'inscription', { le: '2026-11-20', signataire: world.signataire })
  if (payee) {
    await acte(numero, 'avis-fins-paiement')
    await transmit(await lienDe(numero), 'Payé.')
    await acte(numero, 'validation')
  }
  if (stade === 'AVIS_ENVOYE') await acte(numero, 'avis-fin-publication', avis)
  if (stade === 'ATTENTE_PIECES' || stade === 'PIECES_RECUES') await acte(numero, 'demande-pieces', demande)
  if (stade === 'PROJET_REJET' || observee) await acte(numero, 'projet-rejet', projet)
  const lien = stade === 'EXAMEN' || inscrite ? '' : await lienDe(numero)
  if (stade === 'PIECES_RECUES' || observee) await transmit(lien, 'Voici.')
  if (stade === 'REJETEE') await acte(numero, 'rejet', decision(world))
  return { numero, lien }
}

const acteA = (stade: Stade, dit: (world: World) => object = () => ({})): Line => ({
  ...courtOnly,
  async send(world) {
    const { numero } = await conduct(world, stade)
    const { version } = await world.db.selectFrom('requete').select('version').where('numero', '=', numero).executeTakeFirstOrThrow()
    return { params: { numero }, payload: { version, ...dit(world) } }
  },
  missing: (world) => ({ params: nobodyFiled, payload: { version: 1, ...dit(world) } }),
})

const apercu = (stade: Stade, payload: object): Line => ({
  ...courtOnly,
  send: async (world) => ({ params: { numero: (await conduct(world, stade)).numero }, payload }),
  missing: () => ({ params: nobodyFiled, payload }),
})

const adresse = (lien: string) => {
  const [requete = '', piece = ''] = lien.split('/')
  return { requete, piece }
}
const inconnue = { requete: 'R26999999', piece: 'A'.repeat(32) }
const document = anAnnexe({ type: 'STATUTS', sousType: null, date: '2026-10-03' })

/** An action open to anybody who holds the link, with or without an account. */
const holderLine = (
  stade: Stade,
  rest: (world: World, lien: string) => Promise<{ uuid?: string; index?: string; payload?: unknown; headers?: Record<string, string> }>,
  manquant: object = {},
  autre: object = {},
): Line => ({
  allowed: persons,
  async send(world) {
    const { lien } = await conduct(world, stade)
    const { payload, headers, ...plus } = await rest(world, lien)
    return { params: { ...adresse(lien), ...plus }, ...(payload !== undefined && { payload }), ...(headers && { headers }) }
  },
  missing: () => ({ params: { ...inconnue, ...manquant }, ...autre }),
})

const captcha = async (world: World) => ({
  'x-captcha-id': String((await world.app.inject('/api/captcha')).headers['x-captcha-id']),
  'x-captcha-saisie': 'ABCDEF',
})

const addPieceFor = async (world: World, lien: string) =>
  (await mains(world).add(lien, 0, await makePdf({ texte: lien }), document)).json<{ uuid: string }>().uuid

const peuvent: Person[] = ['depotOnly', 'both']

/** The rights of the court's demandes and of the replies. */
export const piecesLines = {
  DEMANDE: acteA('EXAMEN', () => demande),
  VALIDATION: acteA('PIECES_RECUES'),
  REOUVERTURE: acteA('PIECES_RECUES', () => encore),
  RETRAIT_DEMANDE: acteA('ATTENTE_PIECES', () => motif),
  PROJET_REJET: acteA('EXAMEN', () => projet),
  ABANDON_REJET: acteA('PROJET_REJET', () => motif),
  RECEPTION_OBSERVATIONS: acteA('PROJET_REJET', () => ({ le: '2026-11-20' })),
  REJET: acteA('OBSERVATIONS', decision),
  NOTIFICATION: acteA('REJETEE', () => ({ le: '2026-11-20', voie: 'LRAR', demeure: 'METROPOLE' })),
  AVIS_FINS_PAIEMENT: acteA('INSCRITE'),
  AVIS_FIN_PUBLICATION: acteA('AVIS_AU_JOURNAL', () => avis),
  CONSTAT_PUBLICATION: acteA('AVIS_ENVOYE', () => ({ le: '2026-11-20', parution: null })),
  apercevoirAvisFinPublication: apercu('AVIS_AU_JOURNAL', avis),
  apercevoirDemande: apercu('EXAMEN', demande),
  apercevoirReouverture: apercu('PIECES_RECUES', encore),
  apercevoirProjetRejet: apercu('EXAMEN', projet),
  apercevoirAvisFinsPaiement: apercu('INSCRITE', {}),
  listerDemandes: {
    ...ofTheCourt,
    send: async (world) => ({ params: { numero: (await conduct(world, 'PIECES_RECUES')).numero } }),
    missing: () => ({ params: nobodyFiled }),
  },
  lirePieceRecue: {
    ...ofTheCourt,
    async send(world) {
      const { numero, lien } = await conduct(world, 'ATTENTE_PIECES')
      const uuid = await addPieceFor(world, lien)
      await mains(world).transmit(lien)
      return { params: { numero, uuid } }
    },
    missing: () => ({ params: { ...nobodyFiled, uuid: randomUUID() } }),
  },
  getPieces: holderLine('ATTENTE_PIECES', async () => ({})),
  lireLettre: holderLine('ATTENTE_PIECES', async () => ({})),
  lireAccuseReponse: holderLine('PIECES_RECUES', async () => ({})),
  lireEcheance: holderLine('ATTENTE_PIECES', async () => ({})),
  ajouterPiece: holderLine(
    'ATTENTE_PIECES',
    async () => ({ index: '0', payload: anEnvoi('document', document, await makePdf({ texte: randomUUID() })) }),
    { index: '0' },
  ),
  lirePiece: holderLine('ATTENTE_PIECES', async (world, lien) => ({ uuid: await addPieceFor(world, lien) }), { uuid: randomUUID() }),
  supprimerPiece: holderLine('ATTENTE_PIECES', async (world, lien) => ({ uuid: await addPieceFor(world, lien) }), { uuid: randomUUID() }),
  transmettreReponse: holderLine(
    'ATTENTE_PIECES',
    async (world) => ({ headers: await captcha(world), payload: { observation: 'Voici.' } }),
    {},
    { headers: { 'x-captcha-id': randomUUID(), 'x-captcha-saisie': 'ABCDEF' }, payload: { observation: 'Voici.' } },
  ),
  transmettreReponseConnecte: {
    allowed: peuvent,
    // They may still reply with the link, without their account.
    forbidden: [...users.filter((person) => !peuvent.includes(person)), 'activation'],
    async send(world) {
      const { acte, lienDe } = mains(world)
      const numero = await world.filedOn()
      await acte(numero, 'prise-en-charge')
      await acte(numero, 'demande-pieces', demande)
      return { params: adresse(await lienDe(numero)), payload: { observation: 'Voici.' } }
    },
    missing: () => ({ params: inconnue, payload: { observation: 'Voici.' } }),
  },
  getMotifsUsuels: { allowed: ['clerk', 'otherClerk'], forbidden: [...notClerks, 'activation'], send: () => ({}) },
  getListeDeMotifs: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    send: () => ({ params: { liste: 'demande-STATUTS' } }),
  },
  publierMotifs: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    async send({ db }) {
      const [derniere] = await versionsDe(db, 'demande-STATUTS')
      const motifs = [{ article: null, motif: `Un motif ${randomUUID()}` }]
      return { params: { liste: 'demande-STATUTS' }, payload: { motifs, version: derniere?.version ?? 0 } }
    },
  },
  getPhrases: { allowed: ['administrator'], forbidden: notAdministrators, send: () => ({}) },
  getPhrase: { allowed: ['administrator'], forbidden: notAdministrators, send: () => ({ params: uneDesPhrases }) },
  publierPhrase: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    async send({ db }) {
      const [derniere] = await versionsDePhrase(db, uneDesPhrases.cle)
      return { params: uneDesPhrases, payload: { texte: `Une phrase ${randomUUID()}`, version: derniere?.version ?? 0 } }
    },
  },
  apercevoirPhrase: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    send: () => ({ params: uneDesPhrases, payload: { texte: 'Une phrase.' } }),
  },
} satisfies Record<string, Line>
