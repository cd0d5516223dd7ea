import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Queue, queues, waitingQueues, type TrayView } from 'contract/greffe/queue'
import { addJours } from 'domain/core/jour'
import type { Acte } from 'domain/requetes/actes/actes'
import { leftEtapes } from 'domain/requetes/procedure/left-etapes'
import { situationDe } from 'domain/requetes/procedure/fold'
import { creation } from 'domain/requetes/demarches/creation'
import { etatPublic } from 'domain/requetes/etat/etat-public'
import { aRecepisse } from 'domain/requetes/examples/filings'
import { aLettre, aReponse } from 'domain/requetes/examples/demandes'
import { lives as someLives } from 'domain/requetes/examples/lives'
import { objet, anActe } from 'domain/requetes/examples/vies'
import { awaitedParution } from 'domain/requetes/etat/parution'
import { lateRetour } from 'domain/suivi/echeance'
import { groupeDe, groupesEcheance } from 'domain/suivi/groupes-echeance'
import { knownCommune, aCreationIn } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { recordActe } from '../../core/actes.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { save } from '../../requetes/depot/save.ts'
import { colonnesDe } from '../../requetes/procedure/sql.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office)
const commune = await knownCommune(db)
const noon = (jour: string) => new Date(`${jour}T11:00:00Z`)

interface Row {
  numero: string
  echeance: { le: string; delai: string } | null
}

interface Tray {
  totalRows: number
  files: Record<TrayView, number>
  groupes: Record<string, number>
}

const tray = async (query: Record<string, string>, who: Someone) => {
  const answer = await app.inject({ method: 'GET', url: '/api/greffe/requete', query, headers: who.bearer })
  const { content, ...rest } = answer.json()
  const rows = content as Row[]
  return { ...(rest as Tray), rows, numeros: rows.map(({ numero }) => numero) }
}

/** A creation with these acts: its journal, and the columns their fold maintains. */
const createWithActes = async (tribunalId: string, actes: readonly Acte[], denomination = 'Association'): Promise<string> => {
  const tribunal = await getTribunal(db, tribunalId)
  const depot = aCreationIn(commune)
  depot.association.informations.denomination = denomination
  return db.transaction().execute(async (trx) => {
    const fichiers = depot.documents.map(() => ({
      sha256: '0'.repeat(64),
      taille: 1,
      mime: 'application/pdf' as const,
      contenusActifs: [],
    }))
    const instant = noon(actes[0]?.le ?? '')
    const envoi = { demarche: creation, association: null, base: null, compte: filer.uuid, cle: randomUUID(), empreinte: '' }
    const { numero } = await save(trx, { ...envoi, depot, siege: commune, fichiers, tribunal, instant })
    for (const contenu of actes.slice(1))
      await recordActe(trx, {
        sujet: 'requete',
        sujetId: numero,
        type: contenu.type,
        instant: noon(contenu.le),
        auteur: filer.uuid,
        contenu,
      })
    const situation = situationDe(objet, actes, actes.at(-1)?.le ?? '')
    await trx
      .updateTable('requete')
      .set({ ...colonnesDe(situation, leftEtapes(objet, actes)), version: actes.length })
      .where('numero', '=', numero)
      .execute()
    return numero
  })
}

/** Rare among random lives, because every check must come first. */
const inscrite = {
  jour: '2026-11-25',
  actes: [
    { type: 'DEPOT', le: '2026-11-20' } as const,
    ...(['PRISE_EN_CHARGE', 'COMMUNICATION_PREFET', 'REPONSE_PREFET', 'CONFORMITE', 'INSCRIPTION'] as const).map((acte, i) =>
      anActe(acte, addJours('2026-11-21', i), 2),
    ),
  ],
}

/** Also rare: a random life seldom reaches the signature. */
const aSigner = {
  jour: '2026-11-25',
  actes: [...inscrite.actes.slice(0, -1), anActe('PROJET_ORDONNANCE', '2026-11-25', 2)],
}

/** The rarest: a life that continues after the inscription. */
const avisEnvoye = {
  jour: '2026-12-20',
  actes: [
    ...inscrite.actes,
    anActe('AVIS_FINS_PAIEMENT', '2026-11-26', 2),
    aReponse({ le: '2026-12-01' }),
    anActe('VALIDATION', '2026-12-02', 2),
    anActe('AVIS_FIN_PUBLICATION', '2026-12-20', 2),
  ],
}

describe('any life that the procedure allows', () => {
  // Keeps the longest lives that end at each stage by the end of the year: first acts alone test little.
  const lived = [inscrite, aSigner, avisEnvoye, ...fc.sample(someLives(false, 5), { numRuns: 1000, seed: 14 })].filter(
    ({ jour }) => jour <= '2026-12-31',
  )
  const byEnd = Map.groupBy(lived, ({ actes }) => situationDe(objet, actes, '2026-12-31').etape)
  const lives = [...byEnd.values()].flatMap((ended) => ended.toSorted((a, b) => b.actes.length - a.actes.length).slice(0, 8))
  const known = new Map<string, readonly Acte[]>()
  let me: Someone
  let gone: Someone
  beforeAll(async () => {
    // The third clerk has left the court.
    const [mine, theirs, left] = await Promise.all([clerk(office, 'TJ-SAVERNE'), clerk(office, 'TJ-SAVERNE'), clerk(office, 'TJ-COLMAR')])
    me = mine
    gone = left
    const accounts: Record<string, string> = { 'agent-1': mine.uuid, 'agent-2': theirs.uuid, 'agent-3': left.uuid }
    const real = (acte: Acte): Acte =>
      'agent' in acte ? { ...acte, agent: { ...acte.agent, uuid: accounts[acte.agent.uuid] ?? '' } } : acte
    for (const { actes } of lives) {
      const life = actes.map(real)
      known.set(await createWithActes('TJ-SAVERNE', life), life)
    }
  })

  test('[STAFF-02] each open file is in exactly one queue on any day; the tabs « to do » and « mine » follow the acts; every tab shows as many rows as it counts', async () => {
    const seen = new Set<Queue>()
    for (const day of ['2026-12-31', '2027-01-01', '2027-01-20', '2027-06-01']) {
      clock.at = noon(day)
      const at = (numero: string) => situationDe(objet, known.get(numero) ?? [], day)
      const open = [...known.keys()].filter((numero) => etatPublic(at(numero).etape) === 'EN_COURS')
      const toPublish = [...known.keys()].filter((numero) => {
        const situation = at(numero)
        return (
          ['INSCRITE', 'PAIEMENT_RECU', 'AVIS_AU_JOURNAL', 'AVIS_ENVOYE'].includes(situation.etape) ||
          (situation.etape === 'ATTENTE_PAIEMENT_JAL' && lateRetour(situation, day) !== null)
        )
      })
      const queueOf = new Map<string, Queue>()
      for (const file of queues) {
        const { numeros, totalRows, files: counts } = await tray({ file, size: '2000' }, me)
        expect([numeros.length, counts[file]], file).toEqual([totalRows, totalRows])
        if (totalRows > 0) seen.add(file)
        for (const numero of numeros) {
          expect(queueOf.get(numero), numero).toBeUndefined()
          queueOf.set(numero, file)
        }
      }
      expect([...queueOf.keys()].toSorted()).toEqual([...open, ...toPublish].toSorted())
      const abandoned = open.filter((numero) => at(numero).enCharge?.agent.uuid === gone.uuid)
      expect(abandoned.length).toBeGreaterThan(0)
      expect(abandoned.map((numero) => queueOf.get(numero))).toEqual(abandoned.map(() => 'A_PRENDRE_EN_CHARGE'))

      const expected: Record<Extract<TrayView, 'A_FAIRE' | 'MIENNES'>, (numero: string, file: Queue) => boolean> = {
        A_FAIRE: (numero, file) =>
          (!waitingQueues.some((each) => each === file) && at(numero).etape !== 'AVIS_ENVOYE') ||
          (awaitedParution(at(numero)) ?? '9999-12-31') <= day ||
          at(numero).horloges.some(({ attendu, le }) => attendu === 'GREFFE' && le <= day) ||
          lateRetour(at(numero), day) !== null,
        MIENNES: (numero) => at(numero).enCharge?.agent.uuid === me.uuid,
      }
      for (const file of ['A_FAIRE', 'MIENNES'] as const) {
        const { numeros, rows, groupes, files: counts } = await tray({ file, size: '2000' }, me)
        const told = [...queueOf].filter(([numero, queue]) => expected[file](numero, queue)).map(([numero]) => numero)
        expect(numeros.toSorted(), `${file}, ${day}`).toEqual(told.toSorted())
        expect(counts[file]).toBe(told.length)
        const grouped = rows.map(({ echeance }) => groupeDe(echeance?.le ?? null, day))
        expect(groupes).toEqual(
          Object.fromEntries(groupesEcheance.map((each) => [each, grouped.filter((groupe) => groupe === each).length])),
        )
        expect(grouped).toEqual(groupesEcheance.flatMap((each) => grouped.filter((groupe) => groupe === each)))
      }
    }
    // The sample covers every queue.
    expect([...seen].toSorted()).toEqual([...queues].toSorted())
  })
})

test('[STAFF-02] a demande without a reply by its due day moves to the files to do, shown as late since that day, until a reply or a new due day', async () => {
  const me = await clerk(office, 'TJ-MULHOUSE')
  const agent = { uuid: me.uuid, prenom: 'Aloïse', nom: 'Greffenbach' }
  const vie: Acte[] = [
    { type: 'DEPOT', le: '2026-11-02' },
    aRecepisse('2026-11-03'),
    { type: 'PRISE_EN_CHARGE', le: '2026-11-03', agent },
    { type: 'COMMUNICATION_PREFET', le: '2026-11-04' },
    { type: 'DEMANDE', le: '2026-11-05', dateRetour: '2026-11-20', types: ['STATUTS'], ...aLettre },
  ]
  const reponse: Acte = { type: 'REPONSE', le: '2026-11-23', demande: 1, tour: 1, pieces: [] }
  const reouverture: Acte = { type: 'REOUVERTURE', le: '2026-11-24', dateRetour: '2026-12-16', points: [0], ...aLettre }
  const [sansReponse = '', repondue = '', redemandee = ''] = await Promise.all(
    [vie, [...vie, reponse], [...vie, reponse, reouverture]].map((actes) => createWithActes('TJ-MULHOUSE', actes)),
  )
  const ofDay = async (day: string, file = 'A_FAIRE') => {
    clock.at = noon(day)
    return tray({ file }, me)
  }
  expect((await ofDay('2026-11-20')).numeros).toEqual([repondue])
  const risen = await ofDay('2026-11-21')
  expect(risen.numeros).toEqual([sansReponse, repondue])
  expect(risen.rows[0]?.echeance).toEqual({ delai: 'RETOUR', le: '2026-11-20' })
  expect([risen.groupes['EN_RETARD'], risen.files.EN_ATTENTE_DE_PIECES, risen.files.PIECES_RECUES]).toEqual([1, 2, 1])
  const waiting = await ofDay('2026-11-21', 'EN_ATTENTE_DE_PIECES')
  expect(waiting.numeros).toEqual([sansReponse, redemandee])
  expect(waiting.groupes['EN_RETARD']).toBe(1)
  // The last day of the prefect's delay, also a due day of a demande, requires nothing yet.
  expect((await ofDay('2026-12-16')).numeros).not.toContain(redemandee)
  expect((await ofDay('2026-12-17')).numeros.toSorted()).toEqual([sansReponse, repondue, redemandee].toSorted())
  const file = (await app.inject({ url: `/api/greffe/requete/${sansReponse}`, headers: me.bearer })).json()
  expect(file.situation.echeance).toEqual({ delai: 'RETOUR', le: '2026-11-20' })
})

describe('a search in the tray', () => {
  const day = '2026-11-25'
  let numeros: Record<string, string>
  let me: Someone
  beforeAll(async () => {
    me = await clerk(office, 'TJ-METZ')
    const depot: Acte = { type: 'DEPOT', le: day }
    const charge: Acte = { type: 'PRISE_EN_CHARGE', le: day, agent: { uuid: me.uuid, prenom: 'Aloïse', nom: 'Greffenbach' } }
    numeros = {
      ecureuils: await createWithActes('TJ-METZ', [depot], "L'Écureuil de Mittelbruch"),
      chorale: await createWithActes('TJ-METZ', [depot, charge], 'Chorale Müller du Ried, Straßburg et Saint-Avold'),
      voisins: await createWithActes('TJ-METZ', [depot, charge, { type: 'COMMUNICATION_PREFET', le: day }], 'Écureuils voisins'),
      ailleurs: await createWithActes('TJ-COLMAR', [depot], "L'Écureuil de Colmar"),
    }
    clock.at = noon(day)
  })
  const found = async (query: Record<string, string>) =>
    (await tray(query, me)).numeros.map((numero) => Object.entries(numeros).find((each) => each[1] === numero)?.[0]).toSorted()

  test('[STAFF-02] by number in any case, words of the name without accents, or commune, in one’s courts only; each tab counts the rows it shows', async () => {
    for (const written of [numeros['chorale']?.toLowerCase(), numeros['chorale']?.slice(1), numeros['chorale']?.slice(-6)])
      expect(await found({ recherche: written ?? '' })).toEqual(['chorale'])
    expect(await found({ recherche: 'RIED  chorale' })).toEqual(['chorale'])
    expect(await found({ recherche: 'ecureuil' })).toEqual(['ecureuils'])
    expect(await found({ recherche: 'écureuil voisin', file: 'A_LA_PREFECTURE' })).toEqual(['voisins'])
    expect(await found({ recherche: commune.libelle.toUpperCase() })).toEqual(['chorale', 'ecureuils'])
    expect(await found({ recherche: '%' })).toEqual([])
    for (const recherche of ['st avold', 'chorale St-Avold', 'strassburg', 'Mueller', 'MULLER', 'ried’ saint avold'])
      expect(await found({ recherche }), recherche).toEqual(['chorale'])
    expect(await found({ recherche: 'ste avold' })).toEqual([])
    const { files: counts, totalRows } = await tray({ recherche: 'ecureuil' }, me)
    expect([totalRows, counts.A_FAIRE, counts.A_PRENDRE_EN_CHARGE, counts.A_LA_PREFECTURE, counts.EN_INSTRUCTION]).toEqual([1, 1, 1, 1, 0])
  })

  test('[STAFF-02] by type and by current stage', async () => {
    expect(await found({ type: 'CREATION' })).toEqual(['chorale', 'ecureuils'])
    expect(await found({ type: 'RADIATION' })).toEqual([])
    expect(await found({ etape: 'EXAMEN' })).toEqual(['chorale'])
    clock.at = noon(addJours(day, 60))
    expect(await found({ etape: 'A_ORDONNER', recherche: 'voisins' })).toEqual(['voisins'])
    expect(await found({ etape: 'COMMUNIQUEE_PREFET', file: 'MIENNES' })).toEqual([])
    clock.at = noon(day)
  })
})
