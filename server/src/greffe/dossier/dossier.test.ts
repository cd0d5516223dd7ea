import { answered } from 'domain/association/answered'
import { controlesDe } from 'domain/requetes/controles/controles'
import { creation } from 'domain/requetes/demarches/creation'
import type { Acte } from 'domain/requetes/actes/actes'
import { readSaisie } from 'domain/requetes/depot/depot'
import { beforeEach, describe, expect, test } from 'vitest'
import depot1 from '../../../../domain/src/requetes/specimens/depot-1.json' with { type: 'json' }
import { makePdf, makeImage } from '../../../test/corpus/corpus.ts'
import { knownCommune, submitDepot, threePdfs, aCreationIn } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { anEarlierRequete } from '../../../test/requests.ts'
import { aSignataire } from '../../../test/signatories.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office, { prenom: 'Jean', nom: 'Déposant' })
const strasbourg = await clerk(office, 'TJ-STRASBOURG')
const colleague = await clerk(office, 'TJ-STRASBOURG', { prenom: 'Ondine', nom: 'Voisine' })
const colmar = await clerk(office, 'TJ-COLMAR')
const depot = aCreationIn(await knownCommune(db))
const fichiers = await threePdfs()
await aSignataire(db)
await aSignataire(db, { tribunal: 'TJ-COLMAR', nom: 'Autre' })

const filed = async (): Promise<string> => (await submitDepot(office, filer, { depot, fichiers })).json<{ numero: string }>().numero
const get = (url: string, who: Someone = strasbourg) => app.inject({ url, headers: who.bearer })
const file = async (numero: string, who: Someone = strasbourg) => (await get(`/api/greffe/requete/${numero}`, who)).json()
const act = (numero: string, path: string, payload: Record<string, unknown>) =>
  app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/${path}`, headers: strasbourg.bearer, payload })

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('[STAFF-02] [X-85] [X-87] the court reads a request as filed, with the type of each person, the courts of each commune, its annexes, journal, clock and signatories', async () => {
  const numero = await filed()
  await act(numero, 'prise-en-charge', { version: 1 })
  const found = await file(numero)
  expect(found).toEqual({
    numero,
    type: 'CREATION',
    denomination: 'Association chorale de Mittelbruch',
    version: 2,
    etape: 'EXAMEN',
    etat: 'EN_COURS',
    tribunal: { id: 'TJ-STRASBOURG', libelle: 'Tribunal judiciaire de Strasbourg' },
    datePreEnregistrement: '2026-11-20T10:00:00.000Z',
    issuTeleservice: true,
    dateOrdonnancement: null,
    association: null,
    auPrefet: true,
    agent: { uuid: strasbourg.uuid, prenom: 'Dominique', nom: 'Greffe', le: '2026-11-20' },
    situation: {
      horloges: [
        { delai: 'RECEPISSE', le: '2026-11-25', source: 'Code de procédure civile, annexe, art. 30-1' },
        { delai: 'EXAMEN', le: '2026-12-21', source: 'Code de procédure civile, annexe, art. 30-2' },
      ],
      echeance: { delai: 'RECEPISSE', le: '2026-11-25' },
      deposeeLe: '2026-11-20',
      communiqueeLe: null,
      oppositionJusquau: null,
      reponseLe: null,
      opposeeLe: null,
      leveeLe: null,
      statutsRecusLe: null,
      statutsRenvoyesLe: null,
      avisEnvoye: null,
      projetRejetLe: null,
      observationsJusquau: null,
      observationsLe: null,
      decideeLe: null,
      retrait: null,
      corrigibles: [2],
    },
    notification: null,
    statutsPapier: { ou: 'attendus par courrier', attendus: true },
    circuit: false,
    parLeJuge: false,
    projet: null,
    collegues: [{ uuid: colleague.uuid, prenom: expect.any(String), nom: expect.any(String) }],
    depot: answered(
      depot,
      new Map([[depot.association.informations.adresse.commune.id, { tribunalJudiciaire: 'TJ-STRASBOURG', tribunalProximite: null }]]),
    ),
    annexes: depot.documents.map(({ nom, type, sousType, date }, rang) => ({
      rang,
      nom,
      type,
      sousType,
      date,
      mime: 'application/pdf',
      taille: fichiers[rang]?.length,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      contenusActifs: [],
      lien: `/api/greffe/requete/${numero}/annexe/${rang}/${nom}`,
    })),
    journal: [
      {
        rang: 1,
        type: 'DEPOT',
        instant: '2026-11-20T10:00:00.000Z',
        auteur: 'Jean Déposant',
        le: '2026-11-20',
        texte: null,
        corrige: null,
        controles: [],
      },
      {
        rang: 2,
        type: 'PRISE_EN_CHARGE',
        instant: '2026-11-20T10:00:00.000Z',
        auteur: 'Dominique Greffe',
        le: '2026-11-20',
        texte: null,
        corrige: null,
        controles: [],
      },
    ],
    signataires: [
      { id: expect.any(Number), prenom: 'Clotaire', nom: 'Amtmann', qualite: 'Juge du registre', debut: '2020-01-01', fin: null },
    ],
    documents: [],
    courrielsRefuses: [],
    verifications: { comparaison: null, nomsProches: [], publicationManquante: false, autreDateDissolution: null },
    controles: controlesDe({ type: 'CREATION', sousTypes: [] }).map((code) => ({
      code,
      verdict: null,
      le: null,
      auteur: null,
      motif: null,
      preuve: null,
    })),
    obstacles: {
      RECEPISSE: [],
      PRISE_EN_CHARGE: ['vous avez déjà pris ce dossier en charge'],
      REMISE: [],
      RESTITUTION: [],
      REPRISE_DOSSIER: ['vous avez déjà pris ce dossier en charge'],
      CORRECTION: [],
      COMMUNICATION_PREFET: [],
      REPONSE_PREFET: expect.arrayContaining([expect.any(String)]),
      OPPOSITION_PREFET: expect.arrayContaining([expect.any(String)]),
      LEVEE_OPPOSITION: expect.arrayContaining([expect.any(String)]),
      RECEPTION_STATUTS: [],
      RENVOI_STATUTS: ["les statuts signés n'ont pas été reçus"],
      INSCRIPTION: ["le dossier n'a pas encore été communiqué au préfet", '11 vérifications restent à faire'],
      PROJET_ORDONNANCE: [
        "le dossier n'a pas encore été communiqué au préfet",
        'les décisions de ce tribunal ne passent pas par la signature du juge sur ce site',
        '11 vérifications restent à faire',
      ],
      RETRAIT_PROJET: ['la requête est en examen'],
      DEMANDE: [],
      VALIDATION: ['la requête est en examen'],
      REOUVERTURE: ['la requête est en examen'],
      RETRAIT_DEMANDE: ['la requête est en examen'],
      PROJET_REJET: [],
      RECEPTION_OBSERVATIONS: ['la requête est en examen'],
      ABANDON_REJET: ['la requête est en examen'],
      REJET: ["le déclarant n'a pas été invité à présenter ses observations sur un projet de rejet"],
      AVIS_FINS_PAIEMENT: ['la requête est en examen'],
      AVIS_FIN_PUBLICATION: ['la requête est en examen'],
      CONSTAT_PUBLICATION: ['la requête est en examen'],
      CONFORMITE: [],
      IRREGULARITE: [],
      LEVEE_CONTESTATION: ["aucune contestation n'est en cours"],
      NOTE: [],
      NOTIFICATION: ["la décision n'est pas rendue"],
    },
  })
})

test('a filing that the current form would refuse is shown as it was filed: in its file, its queue and its page', async () => {
  const ancien = depot1.at(-1)
  expect(readSaisie(creation.schema, ancien).erreurs).not.toBeNull()
  const { numero: association } = await aRegisteredAssociation(office)
  const qui = await someone(office)
  await anEarlierRequete(office, { association, compte: qui.uuid, numero: 'R26000777', depot: ancien })
  expect(await file('R26000777')).toMatchObject({ numero: 'R26000777', depot: ancien })
  const { content } = (await get('/api/greffe/requete?size=100')).json<{ content: { numero: string }[] }>()
  expect(content.map(({ numero }) => numero)).toContain('R26000777')
  const mine = await app.inject({ method: 'POST', url: '/api/utilisateur/dashboard-requete', headers: qui.bearer })
  expect(mine.json()).toMatchObject([{ numero: 'R26000777', declarant: expect.stringMatching(/^Camille Weber-Müller/) }])
})

test('a change of name registered without the prefect by an older demonstration is still readable; an open one can be decided', async () => {
  const { numero: association } = await aRegisteredAssociation(office)
  const qui = await someone(office)
  const agent = { uuid: strasbourg.uuid, prenom: 'Dominique', nom: 'Greffe' }
  const le = '2026-11-20'
  const prise: Acte = { type: 'PRISE_EN_CHARGE', le, agent }
  const signataire = { nom: 'Clotaire Amtmann', qualite: 'Juge du registre' }
  const inscription: Acte = { type: 'INSCRIPTION', le, signataire, numeroAssociation: association }
  const inventee = { association, compte: qui.uuid, depot: depot1.at(-1), sousTypes: ['DENOMINATION' as const] }
  await anEarlierRequete(office, { ...inventee, numero: 'R26000778', suite: [prise, inscription] })
  await anEarlierRequete(office, { ...inventee, numero: 'R26000779', suite: [prise] })
  expect(await file('R26000778')).toMatchObject({ etape: 'INSCRITE', journal: [{}, {}, { type: 'INSCRIPTION' }] })
  expect(await file('R26000779')).toMatchObject({
    etape: 'EXAMEN',
    auPrefet: false,
    obstacles: { INSCRIPTION: ['5 vérifications restent à faire'] },
  })
  const { content } = (await get('/api/greffe/requete?size=100')).json<{ content: { numero: string }[] }>()
  expect(content.map(({ numero }) => numero)).toContain('R26000779')
  const mine = await app.inject({ method: 'POST', url: '/api/utilisateur/dashboard-requete', headers: qui.bearer })
  expect(mine.json<{ numero: string }[]>().map(({ numero }) => numero)).toEqual(['R26000779', 'R26000778'])
})

test('a colleague sees who holds the request, and may only write a note or take the file over', async () => {
  const numero = await filed()
  await act(numero, 'prise-en-charge', { version: 1 })
  const { agent, obstacles } = await file(numero, colleague)
  expect(agent).toMatchObject({ uuid: strasbourg.uuid })
  for (const [acte, reasons] of Object.entries<string[]>(obstacles)) {
    if (acte === 'NOTE' || acte === 'REPRISE_DOSSIER') expect(reasons).toEqual([])
    else expect(reasons).toContain('le dossier est pris en charge par Dominique Greffe depuis le 20/11/2026')
  }
})

test('the obstacles shown by a file are those its acts return', async () => {
  const numero = await filed()
  const bodies = {
    'prise-en-charge': {},
    'communication-prefet': { le: '2026-11-20' },
    'reponse-prefet': { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' },
    inscription: { le: '2026-11-20', signataire: 1 },
  }
  const names = {
    'prise-en-charge': 'PRISE_EN_CHARGE',
    'communication-prefet': 'COMMUNICATION_PREFET',
    'reponse-prefet': 'REPONSE_PREFET',
    inscription: 'INSCRIPTION',
  }
  for (const step of ['prise-en-charge', 'communication-prefet', 'reponse-prefet'] as const) {
    const { version, obstacles } = await file(numero)
    for (const path of Object.keys(bodies) as (keyof typeof bodies)[]) {
      const shown = obstacles[names[path]]
      if (shown.length === 0) continue
      const refused = await act(numero, path, { version, ...bodies[path] })
      expect([refused.statusCode, refused.json().globalErrors]).toEqual([412, shown.map((defaultMessage: string) => ({ defaultMessage }))])
    }
    expect(obstacles[names[step]]).toEqual([])
    expect((await act(numero, step, { version, ...bodies[step] })).statusCode).toBe(204)
  }
})

describe('the annexes', () => {
  test('[STAFF-02] each is downloaded whole under its own name and type', async () => {
    const numero = await filed()
    const { annexes } = await file(numero)
    for (const { rang, lien, nom, taille } of annexes) {
      const answer = await get(lien)
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload.equals(fichiers[rang] ?? Buffer.alloc(0))).toBe(true)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(taille),
        'content-disposition': `attachment; filename*=UTF-8''${nom}`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      })
    }
  })

  test('active content is listed by kind, each once, and files without any list nothing', async () => {
    const answer = await submitDepot(office, filer, {
      depot,
      fichiers: [await makePdf({ javascript: 'app.alert(1)', pieceJointe: 'a.exe' }), ...fichiers.slice(1)],
    })
    const { annexes } = await file(answer.json().numero)
    expect(annexes.map(({ contenusActifs }: { contenusActifs: string[] }) => contenusActifs)).toEqual([
      ['FICHIER_JOINT', 'JAVASCRIPT'],
      [],
      [],
    ])
  })

  test('each is stored and served under a readable name whose extension matches its content', async () => {
    const noms = ['..', 'statuts\u202Efdp.exe', 'Procès-verbal.pdf.exe']
    const documents = depot.documents.map((document, rang) => ({ ...document, nom: noms[rang] ?? '' }))
    const answer = await submitDepot(office, filer, { depot: { ...depot, documents }, fichiers: [await makeImage(), ...fichiers.slice(1)] })
    const { annexes } = await file(answer.json().numero)
    const kept = ['document.jpg', 'statutsfdp.pdf', 'Procès-verbal.pdf']
    expect(annexes.map(({ nom }: { nom: string }) => nom)).toEqual(kept)
    for (const [rang, { lien }] of annexes.entries()) {
      const { statusCode, headers } = await get(lien)
      expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
        200,
        rang === 0 ? 'image/jpeg' : 'application/pdf',
        `attachment; filename*=UTF-8''${encodeURIComponent(kept[rang] ?? '')}`,
      ])
    }
  })

  test('[STAFF-01] none is found with another number, rank or name, nor by another court', async () => {
    const numero = await filed()
    const other = await filed()
    const own = `/api/greffe/requete/${numero}/annexe/1/statuts.pdf`
    const missing = await get('/api/greffe/requete/R26999999/annexe/1/statuts.pdf')
    expect(missing.statusCode).toBe(404)
    for (const url of [
      `/api/greffe/requete/${numero}/annexe/0/statuts.pdf`,
      `/api/greffe/requete/${numero}/annexe/1/autre.pdf`,
      `/api/greffe/requete/${other}/annexe/9/statuts.pdf`,
    ]) {
      expect((await get(url)).body).toBe(missing.body)
    }
    const refused = await get(own, colmar)
    expect([refused.statusCode, refused.body]).toEqual([404, missing.body])
    expect((await get(own, filer)).statusCode).toBe(403)
    expect((await get(own)).statusCode).toBe(200)
  })
})

test('[STAFF-01] a request of another court reads as one that does not exist', async () => {
  const numero = await filed()
  const missing = await get('/api/greffe/requete/R26999999')
  const hidden = await get(`/api/greffe/requete/${numero}`, colmar)
  expect([hidden.statusCode, hidden.body]).toEqual([404, missing.body])
  expect((await get(`/api/greffe/requete/${numero}`, filer)).statusCode).toBe(403)
})
