import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Queue, queues, trayViews } from 'contract/greffe/queue'
import { addJours, jourDeParis } from 'domain/core/jour'
import { creation } from 'domain/requetes/demarches/creation'
import type { Acte } from 'domain/requetes/actes/actes'
import { situationDe } from 'domain/requetes/procedure/fold'
import type { Etape } from 'domain/requetes/actes/situation'
import { aDepotDeclarant, aRecepisse, aRetrait } from 'domain/requetes/examples/filings'
import { knownCommune, aCreationIn } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { recordGreffeActe, readDossier } from '../../requetes/procedure/dossier.ts'
import { save } from '../../requetes/depot/save.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office)
const everyCourt = ['TJ-COLMAR', 'TJ-METZ', 'TJ-MULHOUSE', 'TJ-SAVERNE', 'TJ-STRASBOURG', 'TJ-THIONVILLE', 'TPRX-THANN']
const strasbourg = await clerk(office, 'TJ-STRASBOURG')
const colmar = await clerk(office, 'TJ-COLMAR')
const commune = await knownCommune(db)
const sha256 = '0'.repeat(64)

const queue = async (query: Record<string, string> = {}, who: Someone = strasbourg) => {
  const answer = await app.inject({ method: 'GET', url: '/api/greffe/requete', query, headers: who.bearer })
  return { status: answer.statusCode, ...answer.json() }
}

const noon = (jour: string) => new Date(`${jour}T11:00:00Z`)

/** Files a creation on its first day, then records the acts that follow, each on its day. */
const lived = async (tribunalId: string, actes: Acte[], denomination = 'Association', declarant = aDepotDeclarant()): Promise<string> => {
  const agent = {
    ...strasbourg,
    session: '',
    civilite: 'M' as const,
    prenom: 'Aloïse',
    nom: 'Greffenbach',
    authorities: ['GREFFE' as const],
    tribunaux: [tribunalId],
    aujourdhui: '2026-11-20',
  }
  const tribunal = await getTribunal(db, tribunalId)
  const depot = aCreationIn(commune, { declarant })
  depot.association.informations.denomination = denomination
  const fichiers = depot.documents.map(() => ({ sha256, taille: 1, mime: 'application/pdf' as const, contenusActifs: [] }))
  const [filing, ...rest] = actes
  const instant = noon(filing?.le ?? '')
  const { numero } = await db.transaction().execute((trx) =>
    save(trx, {
      demarche: creation,
      association: null,
      base: null,
      compte: filer.uuid,
      cle: randomUUID(),
      empreinte: '',
      depot,
      siege: commune,
      fichiers,
      tribunal,
      instant,
    }),
  )
  for (const acte of rest) {
    const dossier = await readDossier(db, agent, numero, noon(acte.le))
    await db.transaction().execute((trx) => recordGreffeActe(trx, dossier, acte))
  }
  return numero
}

/** A clerk of all the courts of these files. */
const agent = {
  uuid: (await someone(office, { authorities: ['USAGER', 'GREFFE'], tribunaux: everyCourt })).uuid,
  prenom: 'Aloïse',
  nom: 'Greffenbach',
}
/** A whole life. When `rendue`, the file is given back to the queue while it is at the prefecture. */
const whole = (depot: string, [charge, communication, reponse]: number[], rendue = false, recepisse = false): Acte[] => [
  { type: 'DEPOT', le: depot },
  ...(recepisse ? [aRecepisse(depot)] : []),
  { type: 'PRISE_EN_CHARGE', le: addJours(depot, charge ?? 0), agent },
  { type: 'COMMUNICATION_PREFET', le: addJours(depot, (charge ?? 0) + (communication ?? 0)) },
  rendue
    ? { type: 'RESTITUTION', le: addJours(depot, (charge ?? 0) + (communication ?? 0) + (reponse ?? 0)) }
    : {
        type: 'REPONSE_PREFET',
        le: addJours(depot, (charge ?? 0) + (communication ?? 0) + (reponse ?? 0)),
        reponse: 'PAS_D_OPPOSITION',
      },
]
const fileOf: Record<Etape, Queue | null> = {
  PRE_ENREGISTREE: 'A_PRENDRE_EN_CHARGE',
  EXAMEN: 'EN_INSTRUCTION',
  COMMUNIQUEE_PREFET: 'A_LA_PREFECTURE',
  OPPOSITION: 'OPPOSITION',
  A_ORDONNER: 'A_DECIDER',
  A_SIGNER: 'A_LA_SIGNATURE',
  ATTENTE_PIECES: 'EN_ATTENTE_DE_PIECES',
  PIECES_RECUES: 'PIECES_RECUES',
  PROJET_REJET: 'EN_ATTENTE_DE_PIECES',
  OBSERVATIONS: 'A_DECIDER',
  // Null until its day has passed, tested below.
  ATTENTE_PAIEMENT_JAL: null,
  PAIEMENT_RECU: 'A_PUBLIER',
  AVIS_AU_JOURNAL: 'A_PUBLIER',
  AVIS_ENVOYE: 'A_PUBLIER',
  PUBLIEE: null,
  INSCRITE: 'A_PUBLIER',
  REJETEE: null,
  RETIREE: null,
}
const queueOn = (actes: readonly Acte[], day: string): Queue | null => {
  const { etape, enCharge, retrait } = situationDe({ type: 'CREATION', sousTypes: [], base: null }, actes, day)
  return enCharge || retrait ? fileOf[etape] : 'A_PRENDRE_EN_CHARGE'
}

const echeanceOn = (actes: readonly Acte[], day: string): string =>
  situationDe({ type: 'CREATION', sousTypes: [], base: null }, actes, day).horloges[0]?.le ?? '9999-12-31'

describe('queues of a court', () => {
  const lives = fc.sample(
    fc
      .record({
        rendue: fc.boolean(),
        recepisse: fc.boolean(),
        retiree: fc.boolean(),
        delays: fc.array(fc.nat(20), { minLength: 3, maxLength: 3 }),
        start: fc.nat(60),
        length: fc.integer({ min: 1, max: 5 }),
      })
      .map(({ rendue, recepisse, retiree, delays, start, length }) => {
        const actes = whole(addJours('2026-10-01', start), delays, rendue, recepisse).slice(0, length)
        return retiree && length % 2 === 0 ? [...actes, aRetrait(actes.at(-1)?.le)] : actes
      }),
    { numRuns: 60, seed: 56 },
  )
  const known = new Map<string, Acte[]>()
  beforeAll(async () => {
    for (const life of lives) known.set(await lived('TJ-SAVERNE', life), life)
  })

  test('[STAFF-02] every open request is, on any day, in exactly one queue: the one its acts say; one taken back is in none', async () => {
    const saverne = await clerk(office, 'TJ-SAVERNE')
    for (const day of ['2027-01-10', '2027-01-11', '2027-01-25', '2027-02-15', '2027-06-01']) {
      clock.at = noon(day)
      const found = new Map<string, Queue[]>()
      for (const file of queues) {
        const { content, totalRows, files: counts } = await queue({ file, size: '2000' }, saverne)
        expect([content.length, counts[file]]).toEqual([totalRows, totalRows])
        // Sorted by the nearest delay on that day, computed from the acts; files without a delay come last.
        const order = (content as { numero: string }[]).map(({ numero }) => echeanceOn(known.get(numero) ?? [], day))
        expect(order).toEqual(order.toSorted())
        for (const { numero } of content as { numero: string }[]) found.set(numero, [...(found.get(numero) ?? []), file])
      }
      const expected = [...known].flatMap(([numero, actes]) => {
        const file = queueOn(actes, day)
        return file === null ? [] : [[numero, [file]] as const]
      })
      expect(expected.length).toBeLessThan(known.size)
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
    }
  })
})

test('a request leaves the prefecture for decision the day after the six weeks, without any act', async () => {
  const numero = await lived('TPRX-THANN', whole('2026-11-20', [0, 0, 0]).slice(0, 3))
  const thann = await clerk(office, 'TPRX-THANN')
  const where = async (day: string) => {
    clock.at = noon(day)
    const { files: counts } = await queue({}, thann)
    return queues.filter((file) => counts[file] > 0)
  }
  expect(await where('2027-01-04')).toEqual(['A_LA_PREFECTURE'])
  expect(await where('2027-01-05')).toEqual(['A_DECIDER'])
  expect(await db.selectFrom('requete').select('version').where('numero', '=', numero).executeTakeFirst()).toEqual({ version: 3 })
})

test('[STAFF-02] a registered creation is to be published until its draft is sent, again once its payment is received, then until its notice is published', async () => {
  const thionville = await clerk(office, 'TJ-THIONVILLE')
  const { numero: association } = await aRegisteredAssociation(office)
  const inscription: Acte = {
    type: 'INSCRIPTION',
    le: '2026-12-01',
    signataire: { nom: 'Clotaire Amtmann', qualite: 'Juge du registre' },
    numeroAssociation: association,
  }
  const avis: Acte = { type: 'AVIS_FINS_PAIEMENT', le: '2026-12-02', dateRetour: '2027-01-04', code: '0000-1111-2222-3333', sha256 }
  const reponse: Acte = { type: 'REPONSE', le: '2026-12-10', demande: 1, tour: 1, pieces: [] }
  const validation: Acte = { type: 'VALIDATION', le: '2026-12-11' }
  const envoi: Acte = { type: 'AVIS_FIN_PUBLICATION', le: '2026-12-12', journal: "L'Écho de Mittelbruch", code: avis.code, sha256 }
  const constat: Acte = { type: 'CONSTAT_PUBLICATION', le: '2026-12-12', parution: null, mention: true }
  const vie = [...whole('2026-11-20', [0, 0, 0]), inscription, avis, reponse, validation, envoi, constat]
  const [inscrite, communiquee, payee, aEnvoyer, envoye] = await Promise.all(
    [5, 6, 7, 8, 9, 10].map((longueur) => lived('TJ-THIONVILLE', vie.slice(0, longueur))),
  )
  clock.at = noon('2026-12-12')
  const lue = await queue({ file: 'A_PUBLIER', sort: 'numero,asc' }, thionville)
  const rows = lue.content.map(({ numero, etape, echeance }: { numero: string; etape: Etape; echeance: { delai: string } | null }) => [
    numero,
    etape,
    echeance?.delai ?? null,
  ])
  expect(new Map(rows.map(([numero, ...rest]: string[]) => [numero, rest]))).toEqual(
    new Map([
      [inscrite, ['INSCRITE', null]],
      [payee, ['PAIEMENT_RECU', 'PAIEMENT']],
      [aEnvoyer, ['AVIS_AU_JOURNAL', 'AVIS_AU_JOURNAL']],
      [envoye, ['AVIS_ENVOYE', 'PARUTION']],
    ]),
  )
  expect([lue.totalRows, lue.files.A_PUBLIER]).toEqual([4, 4])
  // A queue of another court.
  expect((await queue({ file: 'A_PUBLIER' }, colmar)).files.A_PUBLIER).toBe(0)
  // Unpaid by its day, it goes back to the court, shown as late since that day.
  const unpaid = async (day: string) => {
    clock.at = noon(day)
    const { content } = await queue({ file: 'A_FAIRE', etape: 'ATTENTE_PAIEMENT_JAL' }, thionville)
    return content.map(({ numero, echeance }: { numero: string; echeance: unknown }) => [numero, echeance])
  }
  expect(await unpaid('2027-01-04')).toEqual([])
  expect(await unpaid('2027-01-05')).toEqual([[communiquee, { delai: 'PAIEMENT', le: '2027-01-04' }]])
  // A sent notice is in its queue at once, but only to do from the day to look for it in the newspaper.
  const toLookFor = async (day: string) => {
    clock.at = noon(day)
    const { content } = await queue({ file: 'A_FAIRE', etape: 'AVIS_ENVOYE' }, thionville)
    return content.map(({ numero, echeance }: { numero: string; echeance: unknown }) => [numero, echeance])
  }
  expect(await toLookFor('2026-12-26')).toEqual([])
  expect(await toLookFor('2026-12-27')).toEqual([[envoye, { delai: 'PARUTION', le: '2026-12-27' }]])
})

describe('a row', () => {
  test('[STAFF-02] shows the filing, the clerk who holds it, the running legal delay and the obstacles of each batch act', async () => {
    clock.at = noon('2026-11-25')
    const numero = await lived('TJ-COLMAR', whole('2026-11-20', [3, 0, 0]).slice(0, 2), 'Les Quilles de Mittelbruch')
    const tenu = ['le dossier est pris en charge par Aloïse Greffenbach depuis le 23/11/2026']
    const pasCommuniquee = "le dossier n'a pas encore été communiqué au préfet"
    expect((await queue({ file: 'EN_INSTRUCTION' }, colmar)).content).toEqual([
      {
        numero,
        version: 2,
        type: 'CREATION',
        etape: 'EXAMEN',
        denomination: 'Les Quilles de Mittelbruch',
        commune: 'Strasbourg',
        codePostal: '67000',
        tribunal: 'Tribunal judiciaire de Colmar',
        datePreEnregistrement: '2026-11-20T11:00:00.000Z',
        agent: { prenom: 'Aloïse', nom: 'Greffenbach' },
        contestee: false,
        echeance: { le: '2026-11-25', delai: 'RECEPISSE' },
        obstacles: { PRISE_EN_CHARGE: tenu, RECEPISSE: tenu, COMMUNICATION_PREFET: tenu, REPONSE_PREFET: [...tenu, pasCommuniquee] },
        lettre: ["la requête n'est pas communiquée au préfet"],
      },
    ])
  })

  test('sorts by date, number or name, ignoring accents, and returns the last page for a page past the end', async () => {
    const names = ['Zéphyr', 'écureuils', 'Abeilles']
    const metz = await clerk(office, 'TJ-METZ')
    for (const [i, name] of names.entries()) await lived('TJ-METZ', whole(addJours('2026-11-01', i), []).slice(0, 1), name)
    const order = async (sort: string) =>
      (await queue({ sort }, metz)).content.map(({ denomination }: { denomination: string }) => denomination)
    expect(await order('datePreEnregistrement,asc')).toEqual(names)
    expect(await order('numero,desc')).toEqual(names.toReversed())
    expect(await order('denomination,asc')).toEqual(['Abeilles', 'écureuils', 'Zéphyr'])
    const last = await queue({ page: '7', size: '2', sort: 'datePreEnregistrement,asc' }, metz)
    expect([last.page, last.totalRows, last.itemsPerPage, last.sort]).toEqual([1, 3, 2, 'datePreEnregistrement,asc'])
    expect(last.content).toHaveLength(1)
  })

  test('rows with equal keys keep the same order from page to page, in both directions', async () => {
    const mulhouse = await clerk(office, 'TJ-MULHOUSE')
    const numeros: string[] = []
    for (let i = 0; i < 7; i += 1) numeros.push(await lived('TJ-MULHOUSE', whole('2026-11-02', []).slice(0, 1), 'Homonyme'))
    // Updates rows, so that they are no longer stored in the order they were inserted.
    for (const numero of [numeros[4], numeros[0], numeros[2]])
      await db
        .updateTable('requete')
        .set({ commune: 'Ailleurs' })
        .where('numero', '=', numero ?? '')
        .execute()
    for (const champ of ['denomination', 'datePreEnregistrement'])
      for (const sens of ['asc', 'desc']) {
        const seen: string[] = []
        for (let page = 0; page < 4; page += 1) {
          const { content } = await queue({ page: String(page), size: '2', sort: `${champ},${sens}` }, mulhouse)
          seen.push(...content.map(({ numero }: { numero: string }) => numero))
        }
        expect(seen, `${champ},${sens}`).toEqual(sens === 'asc' ? numeros : numeros.toReversed())
      }
  })
})

describe('[STAFF-01] rights', () => {
  test('a clerk sees the requests of their courts only, and nothing without a court', async () => {
    await lived('TJ-STRASBOURG', whole(jourDeParis(clock.at), []).slice(0, 1))
    const both = await someone(office, { authorities: ['USAGER', 'GREFFE'], tribunaux: ['TJ-STRASBOURG', 'TJ-METZ'] })
    const nowhere = await someone(office, { authorities: ['USAGER', 'GREFFE'] })
    const courts = async (who: Someone) =>
      [...new Set((await queue({}, who)).content.map(({ tribunal }: { tribunal: string }) => tribunal))].toSorted()
    expect(await courts(strasbourg)).toEqual(['Tribunal judiciaire de Strasbourg'])
    expect(await courts(both)).toEqual(['Tribunal judiciaire de Metz', 'Tribunal judiciaire de Strasbourg'])
    expect(await queue({}, nowhere)).toMatchObject({
      status: 200,
      totalRows: 0,
      files: Object.fromEntries(trayViews.map((vue) => [vue, 0])),
    })
  })

  test('a user who is not a clerk sees no queue', async () => {
    expect((await queue({}, filer)).status).toBe(403)
  })
})
