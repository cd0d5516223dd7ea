import { desInformations } from 'domain/association/exemples'
import { aDepotDeclarant, aCreationDepot, aDissolutionDepot } from 'domain/requetes/examples/filings'
import { beforeEach, expect, test } from 'vitest'
import { announced, castOf, notSentOnce, playOn, aMail, type Cast } from '../../test/announcements.ts'
import { makePdf } from '../../test/corpus/corpus.ts'
import { aMultipartDepot } from '../../test/filings.ts'
import { testOffice } from '../../test/office.ts'
import { auTribunal } from '../../test/pieces.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { aRequeteOn } from '../../test/requests.ts'
import { aSignataire } from '../../test/signatories.ts'
import { markAllConforming } from '../../test/verdicts.ts'
import { remindOfDemandes } from '../pieces/remind.ts'
import { announceRemaining } from '../rattachements/suivre/announce.ts'

const office = await testOffice()
const { app, db, clock } = office
const cast = await castOf(office)
const declarant = 'declarant@exemple.fr'
const signataire = await aSignataire(db)
const { acte, lienDe, transmit } = auTribunal(office, cast.clerk, cast.manager)
const motifs = [{ article: 'Code civil local, art. 57', motif: 'Le nom est pris.' }]
beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

type Step = (numero: string, association: string) => Promise<unknown>
const court =
  (chemin: string, dit: object = {}): Step =>
  async (numero) => {
    const { status, body } = await acte(numero, chemin, dit)
    if (status >= 300) throw new Error(`${chemin} ${JSON.stringify(body)}`)
  }
const by =
  (role: keyof Cast, path: string, payload: object): Step =>
  async (numero) => {
    const answer = await app.inject({ method: 'POST', url: `/api/requete/${numero}${path}`, headers: cast[role].bearer, payload })
    if (answer.statusCode >= 300) throw new Error(answer.body)
  }
const take = court('prise-en-charge')
const conforming: Step = (numero) => markAllConforming(office, cast.clerk, numero)
const register = court('inscription', { le: '2026-11-20', signataire })
const contest = by('member', '/contestation', { motif: 'Aucune assemblée' })
const askUntil = (dateRetour: string) =>
  court('demande-pieces', { points: [{ type: 'STATUTS', precisions: null }], observation: null, dateRetour })
const ask = askUntil('2026-12-10')
const answer: Step = async (numero) => transmit(await lienDe(numero), 'Voici.')
const remind: Step = async () => {
  clock.at = new Date('2026-12-05T04:00:00Z')
  await remindOfDemandes(office, clock.at)
  await remindOfDemandes(office, clock.at)
}
const projet = court('projet-rejet', { motifs, dateRetour: '2026-12-04' })
const reject: Step = async (numero, association) => {
  clock.at = new Date('2026-12-06T10:00:00Z')
  await court('rejet', { le: '2026-12-06', signataire, motifs })(numero, association)
}
const oppose = [
  court('communication-prefet', { le: '2026-11-20' }),
  court('opposition-prefet', { le: '2026-11-20', motif: 'Objet illicite' }),
]

const both = [declarant, 'manager']
const onSheet = (numero: string) => [`/requete/detail/${numero} « Chorale »`, `/requete/detail/${numero} 404`]
const byCode = (numero: string) => [`/pieces/${numero}… « Chorale »`]
const atCourt = (numero: string) => [`/greffe/requete/${numero} « Chorale »`]

interface Case {
  before?: Step[]
  act: Step
  mails: (numero: string, association: string) => object
  sousType?: 'STATUTS' | 'ADMINISTRATIF'
}
/** The account that filed can read the page of the request. The declarant, another person here, needs that account. */
const cases: Record<string, Case> = {
  'a receipt': {
    act: court('recepisse'),
    mails: (numero) => ({
      [`Nouveau document du tribunal, requête n° ${numero} : récépissé`]: aMail(
        both,
        [...onSheet(numero), '/verification/… « Chorale »'],
        'a délivré le 20/11/2026 le récépissé',
      ),
    }),
  },
  'a file taken': { act: take, mails: () => ({}) },
  'a demand': {
    before: [take],
    act: askUntil('2027-01-12'),
    mails: (numero) => ({
      'Le tribunal vous demande 1 document au plus tard le 12/01/2027': aMail(both, byCode(numero), '- Statuts', numero),
    }),
  },
  'a reminder': {
    before: [take, ask],
    act: remind,
    mails: (numero) => ({ 'Rappel : réponse attendue au plus tard le 10/12/2026': aMail(both, byCode(numero), '- Statuts', numero) }),
  },
  'a reply to the clerk who holds the file': {
    before: [take, ask],
    act: answer,
    mails: (numero) => ({
      [`Réponse reçue, requête n° ${numero}`]: aMail(both, onSheet(numero), 'le 20/11/2026 à 11 h 00 : une observation.'),
      [`Réponse du déclarant, requête n° ${numero}`]: aMail(['clerk'], atCourt(numero), '(Demande de pièces n° 1) : une observation.'),
    }),
  },
  'a demand taken back': {
    before: [take, ask],
    act: court('retrait-demande', { motif: 'Reçu au guichet' }),
    mails: (numero) => ({
      [`Le tribunal n'attend plus de réponse, requête n° ${numero}`]: aMail(both, onSheet(numero), 'a retiré sa demande le 20/11/2026'),
    }),
  },
  'a planned rejection': {
    before: [take],
    act: court('projet-rejet', { motifs, dateRetour: '2026-12-04' }),
    mails: (numero) => ({
      'Vos observations sont attendues au plus tard le 04/12/2026': aMail(both, byCode(numero), 'envisage de rejeter', numero),
    }),
  },
  'a planned rejection given up': {
    before: [take, projet],
    act: court('abandon-rejet', { motif: 'Motif levé' }),
    mails: (numero) => ({
      [`Le tribunal n'attend plus de réponse, requête n° ${numero}`]: aMail(both, onSheet(numero), 'a abandonné son projet de rejet'),
    }),
  },
  'a rejection': {
    before: [take, projet],
    act: reject,
    mails: (numero) => ({
      [`Décision du tribunal, requête n° ${numero}`]: aMail(
        both,
        onSheet(numero),
        'a rejeté votre requête le 06/12/2026',
        'pourvoi immédiat',
      ),
    }),
  },
  'a registration': {
    before: [take, conforming],
    act: register,
    mails: (numero, association) => ({
      [`Décision du tribunal, requête n° ${numero}`]: aMail(both, onSheet(numero), 'depuis le 20/11/2026', association),
      'Changement inscrit : Chorale': aMail(
        ['follower'],
        [`/association/${association} « Chorale »`, '/suivi/arret?…'],
        'Le registre a changé le 20/11/2026 (Modification)',
      ),
    }),
  },
  'a notification': {
    before: [take, projet, reject],
    act: court('notification', { le: '2026-12-06', voie: 'LRAR', demeure: 'METROPOLE' }),
    mails: (numero) => ({
      [`Délai de recours, requête n° ${numero}`]: aMail(
        both,
        onSheet(numero),
        'a été notifiée le 06/12/2026, par lettre recommandée',
        'au plus tard le 21/12/2026',
      ),
    }),
  },
  'a challenge of a file that nobody holds': {
    act: contest,
    mails: (numero) => ({
      [`Requête n° ${numero} contestée`]: aMail(['clerk', 'colleague'], atCourt(numero), 'member Personne', 'Motif : Aucune assemblée'),
    }),
  },
  'a challenge of a file that is held': {
    before: [take],
    act: contest,
    mails: (numero) => ({ [`Requête n° ${numero} contestée`]: aMail(['clerk'], atCourt(numero), 'depuis le 20/11/2026') }),
  },
  'a challenge lifted': {
    before: [take, contest],
    act: court('levee-contestation', { motif: 'Procès-verbal lu' }),
    mails: (numero) => ({
      [`Réponse du tribunal à votre contestation, requête n° ${numero}`]: aMail(
        ['member'],
        [`/requete/detail/${numero} « Chorale »`],
        "l'a levée le 20/11/2026",
        'Motif : Procès-verbal lu',
      ),
    }),
  },
  'a withdrawal by who filed': {
    before: [take],
    act: by('manager', '/retrait', {}),
    mails: (numero) => ({
      [`Votre requête n° ${numero} est retirée`]: aMail(both, onSheet(numero), 'le 20/11/2026 par manager Personne'),
    }),
  },
  'a withdrawal by another with the right': {
    before: [take],
    act: by('depositor', '/retrait', {}),
    mails: (numero) => ({
      [`Votre requête n° ${numero} est retirée`]: aMail(both, onSheet(numero), 'le 20/11/2026 par depositor Personne'),
    }),
  },
  'an opposition of the prefect': {
    sousType: 'STATUTS',
    before: [take, oppose[0] as Step],
    act: oppose[1] as Step,
    mails: (numero) => ({
      [`Opposition du préfet, requête n° ${numero}`]: aMail(both, onSheet(numero), "s'est opposé à l'inscription le 20/11/2026"),
    }),
  },
  'an opposition lifted': {
    sousType: 'STATUTS',
    before: [take, ...oppose],
    act: court('levee-opposition', { le: '2026-11-20', motif: 'Désistement' }),
    mails: (numero) => ({
      [`Opposition du préfet levée, requête n° ${numero}`]: aMail(both, onSheet(numero), 'a été levée le 20/11/2026'),
    }),
  },
  'a file taken over': {
    before: [take],
    act: (numero) => acte(numero, 'reprise-dossier', { motif: 'Absence' }, cast.colleague),
    mails: (numero) => ({
      [`Requête n° ${numero} reprise par un autre agent`]: aMail(
        ['clerk'],
        atCourt(numero),
        'Ondine Voisine a repris le 20/11/2026',
        'Motif : Absence',
      ),
    }),
  },
}

let rank = 6000
test.each<[string, Case]>(Object.entries(cases))(
  '[MAIL-08] %s is mailed once to who filed and to the declarant, or to the clerk it concerns, and to nobody else',
  async (_, { before = [], act, mails, sousType = 'ADMINISTRATIF' }: Case) => {
    const { numero: association } = await aRegisteredAssociation(office, { informations: { denomination: 'Chorale' } })
    await playOn(office, cast, association)
    rank += 1
    const numero = `R2600${rank}`
    const creation = aCreationDepot({ documents: [], declarant: aDepotDeclarant({ email: declarant }) })
    const depot = { ...creation, association: { ...creation.association, informations: desInformations({ denomination: 'Chorale' }) } }
    await aRequeteOn(office, { association, compte: cast.manager.uuid, numero, sousTypes: [sousType], depot })
    for (const step of before) await step(numero, association)
    const heard = await announced(office, cast, async () => {
      await act(numero, association)
      for (let night = 0; night < 2; night += 1) await announceRemaining(office, clock.at)
    })
    expect(heard).toEqual(mails(numero, association))
  },
)

test('[MAIL-08] the declarant gets the acknowledgement of a filing; the other attached users get its announcement, with a way to contest it', async () => {
  const { numero: association } = await aRegisteredAssociation(office, { informations: { denomination: 'Chorale' } })
  await playOn(office, cast, association)
  let numero = ''
  const heard = await announced(office, cast, async () => {
    const { body, headers } = aMultipartDepot({
      depot: aDissolutionDepot({ declarant: aDepotDeclarant({ email: declarant }) }),
      fichiers: [await makePdf()],
    })
    const url = `/api/requete/dissolution/${association}`
    const filed = await app.inject({ method: 'POST', url, headers: { ...cast.manager.bearer, ...headers }, payload: body })
    expect(filed.statusCode, filed.body).toBe(201)
    numero = filed.json<{ numero: string }>().numero
  })
  expect(heard).toEqual({
    [`Requête n° ${numero} reçue le 20/11/2026 à 11 h 00`]: aMail(
      [declarant],
      [`/requete/detail/${numero} 404`],
      'au plus tard le 25/11/2026',
      'proces-verbal.pdf',
    ),
    "Dissolution déposée sur l'association Chorale": aMail(
      ['depositor', 'lastDay', 'member'],
      [`/requete/detail/${numero} « Chorale »`, `/requete/detail/${numero}?contester=oui « Chorale »`],
      'manager Personne a déposé le 20/11/2026',
      '(Dissolution)',
    ),
  })
})

test('each of these mails was sent once', async () => {
  expect(await notSentOnce(office)).toEqual([])
})
