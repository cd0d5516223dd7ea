import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makePdf } from '../../../test/corpus/corpus.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { rattachementCalls, identite, procesVerbal } from '../../../test/rattachements.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { saveInvitation } from '../invitation/save.ts'

const office = await testOffice({ TAILLE_FICHIER_MAX: '6000', TAILLE_RATTACHEMENT_MAX: '5000' })
const { app, db, now } = office
const court = await clerk(office, 'TJ-STRASBOURG')
const { ask, fiche, file, tableau } = rattachementCalls(office)
const makeAssociation = (autrement: Parameters<typeof aRegisteredAssociation>[1] = {}) => aRegisteredAssociation(office, autrement)
const demandesOn = (association: string) =>
  db.selectFrom('demande_rattachement').selectAll().where('association', '=', association).execute()
const heavyPdf = (pages: number) => makePdf({ texte: randomUUID(), pages })

test('[API-53, ATTACH-05, ATTACH-11] a request for attachment is kept whole, with its annexes, its task and its act', async () => {
  const { numero } = await makeAssociation()
  const qui = await someone(office)
  const { status, body } = await ask(qui, numero, { message: 'Déclarer la direction.', documents: [identite, procesVerbal] })
  expect([status, body]).toEqual([201, { tacheRattachement: expect.any(String), statut: 'EN_COURS', demandeeLe: now().toISOString() }])
  expect(await demandesOn(numero)).toMatchObject([
    { uuid: body.tacheRattachement, compte: qui.uuid, fonction: 'Présidente', message: 'Déclarer la direction.', statut: 'EN_COURS' },
  ])
  const annexes = await db
    .selectFrom('annexe_rattachement')
    .selectAll()
    .where('demande', '=', body.tacheRattachement)
    .orderBy('rang')
    .execute()
  expect(annexes.map(({ nom, type, sha256, empreinte }) => [nom, type, sha256 === empreinte])).toEqual([
    ['Identité.pdf', 'PIECE_ETAT_CIVIL', true],
    ['Élection.pdf', 'PIECE_JOINTE', true],
  ])
  const actes = await actesDe(db, 'association', numero)
  const contenu = { demande: body.tacheRattachement, fonction: 'Présidente', annexes: annexes.map(({ empreinte }) => empreinte) }
  expect(actes.at(-1)).toMatchObject({ type: 'DEMANDE_RATTACHEMENT', auteur: qui.uuid, contenu, texte: 'Déclarer la direction.' })
  expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
})

test('[SRV-44, ATTACH-02] it enters the queue of the court, and the person sees it pending on the sheet and in their list', async () => {
  const { numero } = await makeAssociation()
  const qui = await someone(office)
  const { body } = await ask(qui, numero)
  expect((await file(court)).body.content.map(({ uuid }: { uuid: string }) => uuid)).toContain(body.tacheRattachement)
  expect((await fiche(qui, numero)).rattachement).toMatchObject({ etat: 'EN_COURS', fonction: 'Présidente', depuis: '2026-11-20' })
  expect(await tableau(qui)).toMatchObject([{ numero, rattachement: 'EN_COURS' }])
})

describe('[SRV-44] only a person without any tie to the association may ask', () => {
  test.each(['RATTACHE', 'INVITATION_EN_COURS', 'EN_COURS', 'RADIEE'])('%s: 412, with why', async (cas) => {
    const qui = await someone(office)
    const { numero } = await makeAssociation({
      etatAssociation: cas === 'RADIEE' ? 'RADIEE' : 'INSCRITE',
      rattaches: cas === 'RATTACHE' ? [{ personne: qui }] : [],
    })
    const invitation = { association: numero, fonction: 'Membre', email: qui.email, gestion: false, depot: true, auteur: null, now: now() }
    if (cas === 'INVITATION_EN_COURS') await db.transaction().execute((trx) => saveInvitation(trx, invitation))
    if (cas === 'EN_COURS') await ask(qui, numero)
    const before = (await demandesOn(numero)).length
    const { status, body } = await ask(qui, numero)
    const raisons: Record<string, RegExp> = {
      RATTACHE: /^Vous êtes déjà rattaché à cette association\.$/,
      INVITATION_EN_COURS: /^Une invitation vous attend\./,
      EN_COURS: /^Votre demande de rattachement du 20\/11\/2026 n'a pas encore été traitée/,
      RADIEE: /^L'association est radiée du registre/,
    }
    expect([status, body.globalErrors.map((each: { defaultMessage: string }) => each.defaultMessage)]).toEqual([
      412,
      [expect.stringMatching(raisons[cas] ?? /rien/)],
    ])
    expect(await demandesOn(numero)).toHaveLength(before)
  })

  test('it may be asked for a dissolved association, whose radiation is still to file', async () => {
    const { numero } = await makeAssociation({ etatAssociation: 'DISSOUTE' })
    expect((await ask(await someone(office), numero)).status).toBe(201)
  })
})

describe('[SRV-44] a refusal names its field, and nothing is kept', () => {
  const cas: [titre: string, autrement: () => Promise<object> | object, field: string, message: string][] = [
    ['[ATTACH-10] without a function', () => ({ fonction: ' ' }), 'fonction', 'le champ est obligatoire'],
    [
      '[ATTACH-10] without any identity paper',
      () => ({ documents: [procesVerbal] }),
      'documents',
      "Joignez au moins une pièce d'identité.",
    ],
    [
      '[ATTACH-06, ATTACH-07, ATTACH-08] annexes that together exceed the limit of the setting, none of them too large',
      async () => ({ documents: [identite, procesVerbal], fichiers: [await heavyPdf(8), await heavyPdf(8)] }),
      'documents',
      'La taille des fichiers dépasse la limite de 4,88\u00a0Ko',
    ],
    ['[ATTACH-09] a type not admitted', () => ({ documents: [identite, { ...identite, type: 'STATUTS' }] }), 'documents[1].type', ''],
    ['[ATTACH-09] a date to come', () => ({ documents: [{ ...identite, date: '2026-11-21' }] }), 'documents[0].date', ''],
    [
      '[ATTACH-09] what is no file',
      () => ({ fichiers: [Buffer.from('rien')] }),
      'documents[0].fichier',
      "le type de fichier n'est pas acceptable",
    ],
    ['a file short', () => ({ documents: [identite, procesVerbal], fichiers: [Buffer.from('%PDF-')] }), 'documents', ''],
  ]
  test.each(cas)('%s', async (_, autrement, field, message) => {
    const { numero } = await makeAssociation()
    const { status, body } = await ask(await someone(office), numero, await autrement())
    const found = body.errors.find((each: { field: string }) => each.field === field)
    expect([status, found?.field]).toEqual([400, field])
    if (message) expect(found.defaultMessage).toBe(message)
    expect(await demandesOn(numero)).toEqual([])
  })

  test('[ATTACH-08] the limit of all annexes defaults to that of one file, and the pages receive it', async () => {
    expect((await app.inject('/api/constantes')).json()).toMatchObject({ tailleFichierMax: 6000, tailleRattachementMax: 5000 })
  })
})

describe('once per intention', () => {
  test('a retry with the same key gets the same answer; another content under that key is refused', async () => {
    const { numero } = await makeAssociation()
    const qui = await someone(office)
    const cle = randomUUID()
    const fichiers = [await makePdf({ texte: cle })]
    const first = await ask(qui, numero, { cle, fichiers })
    expect(await ask(qui, numero, { cle, fichiers })).toEqual(first)
    expect((await ask(qui, numero, { cle, fichiers, fonction: 'Trésorière' })).status).toBe(422)
    expect(await demandesOn(numero)).toHaveLength(1)
  })

  test('without a key, a pending request with the same content is the same request', async () => {
    const { numero } = await makeAssociation()
    const qui = await someone(office)
    const fichiers = [await makePdf({ texte: 'sans clé' })]
    const first = await ask(qui, numero, { cle: null, fichiers })
    expect(await ask(qui, numero, { cle: null, fichiers })).toEqual(first)
  })

  test('[SRV-44] of two simultaneous requests of one account, one is recorded and the other is refused because of it', async () => {
    const { numero } = await makeAssociation()
    const qui = await someone(office)
    const answers = await Promise.all([ask(qui, numero), ask(qui, numero), ask(qui, numero)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412, 412])
    expect(await demandesOn(numero)).toHaveLength(1)
  })
})

test('[ATTACH-23, ENT-35] the users with gestion and the court read who asks; the other users and the public do not', async () => {
  const [gestion, depot] = [await someone(office), await someone(office)]
  const rattaches = [
    { personne: gestion, gestion: true, depot: false },
    { personne: depot, gestion: false, depot: true },
  ]
  const { numero } = await makeAssociation({ rattaches })
  const qui = await someone(office, { prenom: 'Odile', nom: 'Kuntz' })
  await ask(qui, numero)
  const dite = {
    email: qui.email,
    nom: 'Kuntz',
    prenom: 'Odile',
    fonction: 'Présidente',
    statut: 'EN_COURS',
    demandeeLe: now().toISOString(),
  }
  const lues = await Promise.all([gestion, court, depot, qui].map(async (lecteur) => (await fiche(lecteur, numero)).rattachementsDemandes))
  expect(lues).toEqual([[dite], [dite], null, null])
})
