import { buffer } from 'node:stream/consumers'
import type { Answer } from 'contract/core/call'
import type { getDossier } from 'contract/greffe/dossier'
import type { listerASigner } from 'contract/greffe/to-sign'
import type { Acte } from 'domain/requetes/actes/actes'
import { enTexte } from 'domain/requetes/actes/projet-rejet'
import { type ClePhrase, phrasesDOrigine } from 'domain/requetes/phrases/phrases'
import { beforeEach, describe, expect, test } from 'vitest'
import { knownCommune, submitDepot, aCreationIn } from '../../../test/filings.ts'
import { judge, whereJudgesSign } from '../../../test/judges.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { auTribunal, aDemandeDueOn } from '../../../test/pieces.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { markAllConforming } from '../../../test/verdicts.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'

const office = await testOffice()
const { app, db, clock, store } = office
const filer = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
const ours = await clerk(office, 'TJ-STRASBOURG', { prenom: 'Aloïse', nom: 'Greffenacker' })
const colleague = await clerk(office, 'TJ-STRASBOURG', { prenom: 'Norbert', nom: 'Greffenmatt' })
const juge = await judge(office, 'TJ-STRASBOURG')
await judge(office, 'TJ-COLMAR')
const { acte, lienDe, transmit } = auTribunal(office, ours, filer)
const commune = await knownCommune(db)
const motifs = [{ article: 'Code civil local, art. 57 : nom', motif: 'Le nom est pris.\nIl se confond.' }]

beforeEach(async () => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  await whereJudgesSign(office, ours.uuid, ['TJ-STRASBOURG'])
})

const post = async (numero: string, path: string, payload: object, who: Someone = juge) => {
  const answer = await app.inject({ method: 'POST', url: `/api/juge/requete/${numero}/${path}`, headers: who.bearer, payload })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}
const row = (numero: string) =>
  db.selectFrom('requete').select(['etape', 'etat', 'version', 'association']).where('numero', '=', numero).executeTakeFirstOrThrow()
const sign = async (numero: string, who = juge) => post(numero, 'signature', { version: (await row(numero)).version }, who)
const dossier = async (numero: string, who = juge) =>
  (await app.inject({ url: `/api/greffe/requete/${numero}`, headers: who.bearer })).json<Answer<typeof getDossier>>()
const tray = async (who = juge) =>
  (await app.inject({ url: '/api/juge/requete', headers: who.bearer })).json<Answer<typeof listerASigner>>()
const lastAct = async (numero: string) => (await actesDe(db, 'requete', numero)).at(-1)
const pdf = async (sha256: string) => (await readPdf(await buffer((await store.read(sha256)).stream))).text

const filed = async () => (await submitDepot(office, filer, { depot: aCreationIn(commune) })).json<{ numero: string }>().numero
/** Makes a creation sent to the judge. */
const prepared = async (dit: object = {}) => {
  const numero = await filed()
  await acte(numero, 'prise-en-charge')
  await acte(numero, 'communication-prefet', { le: '2026-11-20' })
  await acte(numero, 'reponse-prefet', { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' })
  await markAllConforming(office, ours, numero)
  expect(await acte(numero, 'projet-ordonnance', dit)).toEqual({ status: 204, body: null })
  return numero
}
/** Makes a rejection sent to the judge after the observations. */
const rejectionPrepared = async () => {
  const numero = await filed()
  await acte(numero, 'prise-en-charge')
  await acte(numero, 'projet-rejet', { motifs, dateRetour: '2026-12-10' })
  await transmit(await lienDe(numero), 'Nous contestons.')
  expect((await acte(numero, 'projet-ordonnance', { motifs })).status).toBe(204)
  return numero
}

describe('a registration', () => {
  test('prepared by the clerk and signed by the judge, has the usual documents: the judge signs the ordonnance, the clerk the others, each names both; the ordonnance says what the visa is', async () => {
    const numero = await prepared({ recours: 'POURVOI_ORDINAIRE', destinataire: 'ASSOCIATION', lrar: true })
    clock.at = new Date('2026-11-23T09:02:00Z')
    expect((await dossier(numero)).projet).toEqual({
      le: '2026-11-20',
      sens: 'INSCRIPTION',
      par: { prenom: 'Aloïse', nom: 'Greffenacker' },
      recours: 'Pourvoi ordinaire',
      destinataire: "L'association, à son siège",
      lrar: true,
      motifs: [],
      obstacles: [],
    })
    expect(await sign(numero)).toEqual({ status: 204, body: null })
    const { association, ...rest } = await row(numero)
    expect([rest.etape, rest.etat]).toEqual(['INSCRITE', 'INSCRITE'])
    expect(await lastAct(numero)).toMatchObject({
      type: 'INSCRIPTION',
      auteur: juge.uuid,
      contenu: {
        le: '2026-11-23',
        signataire: { nom: 'Clotaire AMTMANN', qualite: 'Juge du registre' },
        decision: { type: 'POURVOI_ORDINAIRE' },
        destinataire: { a: 'ASSOCIATION', lrar: true },
        visa: { projet: 6, preparee: { uuid: ours.uuid, prenom: 'Aloïse', nom: 'Greffenacker' } },
      },
    })
    expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
    const issued = await db.selectFrom('extrait').select(['type', 'sha256', 'compte']).where('association', '=', association).execute()
    expect(new Set(issued.map(({ compte }) => compte))).toEqual(new Set([ours.uuid]))
    const text = async (type: string) => pdf(issued.find((each) => each.type === type)?.sha256 ?? '')
    expect(await text('ORDONNANCE')).toMatch(
      /Décision rendue par Clotaire AMTMANN Qualité Juge du registre Date de l’ordonnance 23 novembre 2026 Préparée par le greffe Aloïse GREFFENACKER, Greffière, le 20 novembre 2026 Visa du juge Apposé dans le registre le 23 novembre 2026 à 10\sh\s02 et consigné au journal des actes\. Ce visa n’est pas une signature électronique \(règlement \(UE\) n°\s910\/2014, eIDAS\)\./,
    )
    const both = 'Ordonnance rendue par Clotaire AMTMANN, Juge du registre, le 23 novembre 2026'
    expect(await text('NOTIFICATION_DECISION')).toContain(
      `La greffière Aloïse GREFFENACKER Date de la notification 23 novembre 2026 ${both}`,
    )
    expect(await text('CERTIFICAT_INSCRIPTION')).toContain(`La greffière Aloïse GREFFENACKER Date du certificat 23 novembre 2026 ${both}`)
  })

  test('signed twice, one after the other or at once, is rendered once and both calls succeed', async () => {
    const numero = await prepared()
    const { version } = await row(numero)
    const answers = await Promise.all([1, 2, 3].map(() => post(numero, 'signature', { version })))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await post(numero, 'signature', { version })).status).toBe(204)
    expect((await row(numero)).version).toBe(version + 1)
  })

  test('of two judges who sign at once, one succeeds and the other gets a 409 that names the first', async () => {
    const other = await judge(office, 'TJ-STRASBOURG', { prenom: 'Berthe', nom: 'Zweitrichter' })
    const numero = await prepared()
    const { version } = await row(numero)
    const answers = await Promise.all([post(numero, 'signature', { version }), post(numero, 'signature', { version }, other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(/ a déjà décidé de cette requête le /)
    expect((await row(numero)).version).toBe(version + 1)
  })
})

test('a rejection is signed with the grounds that were prepared, whatever they hold, and its order names both', async () => {
  const numero = await rejectionPrepared()
  expect((await dossier(numero)).projet).toMatchObject({ sens: 'REJET', motifs, obstacles: [] })
  expect((await sign(numero)).status).toBe(204)
  const rejet = await lastAct(numero)
  expect(rejet).toMatchObject({ type: 'REJET', auteur: juge.uuid, texte: enTexte(motifs) })
  expect((await row(numero)).etat).toBe('REJETEE')
  const text = await pdf((rejet?.contenu as Extract<Acte, { type: 'REJET' }> | undefined)?.ordonnance?.sha256 ?? '')
  expect(text).toContain('Le nom est pris.')
  expect(text).toContain('Préparée par le greffe Aloïse GREFFENACKER, Greffière, le 20 novembre 2026 Visa du juge')
})

describe('what the judge signs is what they read', () => {
  const administrateur = someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] })
  const publish = async (cle: ClePhrase, texte: string | null, version: number) =>
    (
      await app.inject({
        method: 'PUT',
        url: `/api/administration/phrases/${cle}`,
        headers: (await administrateur).bearer,
        payload: { texte, version },
      })
    ).statusCode
  const read = (numero: string, who = juge) => app.inject({ url: `/api/juge/requete/${numero}/ordonnance`, headers: who.bearer })
  const readText = async (numero: string) => {
    const answer = await read(numero)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    return (await readPdf(answer.rawPayload)).text
  }
  const issued = async (numero: string, type: string) => {
    const { association } = await row(numero)
    const { code, sha256 } = association
      ? await db
          .selectFrom('extrait')
          .select(['code', 'sha256'])
          .where('association', '=', association)
          .where('type', '=', type as 'ORDONNANCE')
          .executeTakeFirstOrThrow()
      : await db
          .selectFrom('document_requete')
          .select(['code', 'sha256'])
          .where('requete', '=', numero)
          .where('type', '=', type as 'ORDONNANCE')
          .executeTakeFirstOrThrow()
    return { code, association, text: await pdf(sha256) }
  }

  test.each<[string, (dit?: object) => Promise<string>, ClePhrase, RegExp, ClePhrase]>([
    [
      'a registration',
      prepared,
      'ordonnance-dispositif-CREATION',
      /Le tribunal ordonne l’inscription de l’association/,
      'notification-CREATION',
    ],
    ['a rejection', rejectionPrepared, 'rejet-dispositif', /Le tribunal rejette la requête\./, 'notification-REJET'],
  ])(
    '%s: a sentence published since it was prepared is of the letter, which is the clerk’s, and of the next order, never of this one',
    async (_, prepare, cle, own, ofTheLetter) => {
      const numero = await prepare()
      clock.at = new Date('2026-11-20T11:00:00Z')
      const values = phrasesDOrigine[ofTheLetter].match(/\{\w+\}/g)?.join(' ') ?? ''
      expect([await publish(cle, 'Le tribunal fait autre chose.', 0), await publish(ofTheLetter, `Autre lettre ${values}.`, 0)]).toEqual([
        200, 200,
      ])
      clock.at = new Date('2026-11-20T12:00:00Z')
      const before = await readText(numero)
      expect(before).toMatch(own)
      expect(before).not.toContain('fait autre chose')
      expect((await sign(numero)).status).toBe(204)
      const order = await issued(numero, 'ORDONNANCE')
      expect(order.text).toBe(before.replaceAll('SPECIMEN', order.code).replace('Attribué à la signature', order.association ?? ''))
      expect((await issued(numero, 'NOTIFICATION_DECISION')).text).toContain('Autre lettre')
      expect(await readText(await prepare())).toContain('Le tribunal fait autre chose.')
      await publish(cle, null, 1)
      await publish(ofTheLetter, null, 1)
    },
  )

  test('it is read where it can be signed, elsewhere the reason is given; reading keeps nothing', async () => {
    const numero = await prepared()
    const { version } = await row(numero)
    await readText(numero)
    expect(await row(numero)).toMatchObject({ version, etape: 'A_SIGNER', association: null })
    const until = await judge(office, 'TJ-STRASBOURG', { nom: 'Jusquauvingt', fin: '2026-11-20' })
    clock.at = new Date('2026-11-21T10:00:00Z')
    const refused = await read(numero, until)
    expect([refused.statusCode, refused.json().globalErrors[0].defaultMessage]).toEqual([412, expect.stringContaining('en fonction')])
    await acte(numero, 'retrait-projet')
    expect((await read(numero)).statusCode).toBe(412)
  })
})

describe('what happens between the preparation and the signature', () => {
  const changes: [string, (numero: string) => Promise<unknown>, string][] = [
    ['a note of a colleague', (numero) => acte(numero, 'note', { note: 'Le président a téléphoné.' }, colleague), 'A_SIGNER'],
    ['the receipt delivered', (numero) => acte(numero, 'recepisse'), 'A_SIGNER'],
    ['taken back by the clerk', (numero) => acte(numero, 'retrait-projet'), 'A_ORDONNER'],
    [
      'withdrawn by its declarant',
      (numero) => app.inject({ method: 'POST', url: `/api/requete/${numero}/retrait`, headers: filer.bearer }),
      'RETIREE',
    ],
  ]
  test.each(changes)(
    '%s: the signature on what was read before is refused by a sentence, and renders nothing',
    async (_, change, etape) => {
      const numero = await prepared()
      const { version } = await row(numero)
      await change(numero)
      const refused = await post(numero, 'signature', { version })
      expect(refused.status).toBe(409)
      expect(refused.body.message).toMatch(/(déjà agi sur|retiré) cette requête le 20\/11\/2026 à 11\sh\s00/)
      expect((await post(numero, 'retour', { version, motif: 'À revoir.' })).status).toBe(409)
      expect(await row(numero)).toMatchObject({ etape, association: null, version: version + 1 })
      // After another reading, it is signed only if it is still at the signature.
      expect((await sign(numero)).status).toBe(etape === 'A_SIGNER' ? 204 : 412)
    },
  )

  test('a late observation gives the rejection back to the clerk, who prepares it again', async () => {
    const numero = await filed()
    await acte(numero, 'prise-en-charge')
    await acte(numero, 'projet-rejet', { motifs, dateRetour: '2026-12-10' })
    clock.at = new Date('2026-12-11T10:00:00Z')
    expect((await acte(numero, 'projet-ordonnance', { motifs })).status).toBe(204)
    const { version } = await row(numero)
    expect((await transmit(await lienDe(numero), 'Nous contestons.')).statusCode).toBeLessThan(300)
    expect((await row(numero)).etape).toBe('OBSERVATIONS')
    expect((await post(numero, 'signature', { version })).status).toBe(409)
    expect((await acte(numero, 'projet-ordonnance', { motifs })).status).toBe(204)
    expect((await sign(numero)).status).toBe(204)
  })

  test('given back twice with the same reason, it returns once to the clerk, who reads the reason and prepares it again', async () => {
    const numero = await prepared()
    const { version } = await row(numero)
    const retour = { version, motif: 'Le siège est à vérifier.' }
    expect([(await post(numero, 'retour', retour)).status, (await post(numero, 'retour', retour)).status]).toEqual([204, 204])
    expect((await post(numero, 'retour', { version: version + 1, motif: ' ' })).status).toBe(400)
    const read = await dossier(numero, ours)
    expect([read.etape, read.projet]).toEqual(['A_ORDONNER', null])
    expect(read.journal.at(-1)).toMatchObject({ type: 'RETOUR_AU_GREFFE', auteur: 'Clotaire Amtmann', texte: 'Le siège est à vérifier.' })
    expect(read.obstacles.PROJET_ORDONNANCE).toEqual([])
    expect((await acte(numero, 'projet-ordonnance')).status).toBe(204)
    expect((await sign(numero)).status).toBe(204)
  })
})

describe('who signs', () => {
  test('the judge in office that day, first and last included, at that court', async () => {
    const numero = await prepared()
    const until = await judge(office, 'TJ-STRASBOURG', { nom: 'Jusquau', fin: '2026-11-20' })
    expect((await dossier(numero, until)).projet?.obstacles).toEqual([])
    clock.at = new Date('2026-11-21T10:00:00Z')
    const refused = await sign(numero, until)
    expect([refused.status, refused.body.globalErrors[0].defaultMessage]).toEqual([
      412,
      "votre compte n'est pas relié à un signataire en fonction de ce tribunal (l'administrateur du service tient la liste)",
    ])
    expect((await sign(numero)).status).toBe(204)
  })

  test('never the person who prepared it, even if they became a judge since', async () => {
    const numero = await prepared()
    await db.updateTable('signataire').set({ compte: ours.uuid }).where('compte', '=', juge.uuid).execute()
    await db
      .updateTable('compte')
      .set({ authorities: ['USAGER', 'JUGE'] })
      .where('uuid', '=', ours.uuid)
      .execute()
    const { signedIn } = await import('../../../test/people.ts')
    const same = await signedIn(office, { ...ours, authorities: ['USAGER', 'JUGE'] })
    const refused = await sign(numero, same)
    await db.updateTable('signataire').set({ compte: juge.uuid }).where('compte', '=', ours.uuid).execute()
    await db
      .updateTable('compte')
      .set({ authorities: ['USAGER', 'GREFFE'] })
      .where('uuid', '=', ours.uuid)
      .execute()
    expect([refused.status, refused.body.globalErrors[0].defaultMessage]).toEqual([412, 'vous avez vous-même préparé cette décision'])
  })

  test('where the judge signs, a clerk decides nothing, and cannot prepare when no judge can sign; elsewhere a clerk prepares nothing', async () => {
    const numero = await prepared()
    const said = { le: '2026-11-20', signataire: 1 }
    expect((await acte(numero, 'inscription', said)).status).toBe(412)
    await acte(numero, 'retrait-projet')
    expect((await dossier(numero, ours)).obstacles.INSCRIPTION).toEqual(['la décision est signée par le juge\u00A0: préparez-la'])
    await db
      .updateTable('compte')
      .set({ etat: 'DESACTIVE' })
      .where(({ eb }) =>
        eb('uuid', 'in', eb.selectFrom('signataire').select('compte').where('compte', 'is not', null).$castTo<{ compte: string }>()),
      )
      .execute()
    expect((await acte(numero, 'projet-ordonnance')).status).toBe(412)
    await db.updateTable('compte').set({ etat: 'ACTIF' }).where('etat', '=', 'DESACTIVE').execute()
    await whereJudgesSign(office, ours.uuid, [])
    expect((await acte(numero, 'projet-ordonnance')).status).toBe(412)
    expect((await dossier(numero, ours)).obstacles.INSCRIPTION).toEqual([])
  })
})

test('the judge reads the file and does no act of the clerks; their tray lists the decisions to sign, as does the queue of the clerk', async () => {
  const [one, two] = [await prepared(), await rejectionPrepared()]
  const read = await dossier(one)
  expect(new Set(Object.values(read.obstacles).flat())).toEqual(new Set(['cet acte revient au greffe']))
  expect([read.annexes.length > 0, read.documents]).toEqual([true, []])
  const { content, totalRows, circuit } = await tray()
  expect([content.length, circuit]).toEqual([totalRows, true])
  const ofMine = content.filter(({ numero }) => [one, two].includes(numero))
  expect(ofMine.map(({ numero, sens, prepareePar, obstacles }) => [numero, sens, prepareePar.nom, obstacles])).toEqual([
    [one, 'INSCRIPTION', 'Greffenacker', []],
    [two, 'REJET', 'Greffenacker', []],
  ])
  const queue = await app.inject({ url: '/api/greffe/requete', query: { file: 'A_LA_SIGNATURE', size: '100' }, headers: ours.bearer })
  expect(
    queue
      .json<{ content: { numero: string }[] }>()
      .content.map(({ numero }) => numero)
      .toSorted(),
  ).toEqual(content.map(({ numero }) => numero).toSorted())
})

test('a demand cannot start while the judge is awaited; the clerk first takes the decision back', async () => {
  const numero = await prepared()
  expect((await acte(numero, 'demande-pieces', aDemandeDueOn())).status).toBe(412)
  await acte(numero, 'retrait-projet')
  expect((await acte(numero, 'demande-pieces', aDemandeDueOn())).status).toBe(204)
})
