import { randomUUID } from 'node:crypto'
import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'
import { normalizeEmail } from 'domain/core/email'
import { aMembrePhysique } from 'domain/association/exemples'
import { beforeAll, describe, expect, test } from 'vitest'
import { auGreffe } from '../../test/greffe-association.ts'
import { testOffice } from '../../test/office.ts'
import { clerk, someone, type Someone } from '../../test/people.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { aDemande } from '../../test/rattachements.ts'
import { aRequeteOn } from '../../test/requests.ts'
import { makeVersion } from '../../test/versions.ts'
import { saveInvitation } from '../rattachements/invitation/save.ts'

const office = await testOffice()
const { app, db, clock } = office

type Fiche = Answer<typeof getAssociation>
let attached: Someone
let stranger: Someone
let pending: Someone
let invited: Someone
let elsewhere: Someone
let court: Someone
let otherCourt: Someone
let circle: Someone[]
let outside: Someone[]

beforeAll(async () => {
  attached = await someone(office, { prenom: 'Odile', nom: 'Attachée' })
  stranger = await someone(office)
  pending = await someone(office, { prenom: 'Basile', nom: 'Attendant' })
  invited = await someone(office)
  elsewhere = await someone(office)
  court = await clerk(office, 'TJ-STRASBOURG')
  otherCourt = await clerk(office, 'TJ-COLMAR')
  circle = [attached, court]
  outside = [stranger, pending, invited, elsewhere, otherCourt]
  await aRegisteredAssociation(office, { rattaches: [{ personne: elsewhere }] })
})

const get = (url: string, who: Someone) => app.inject({ url, headers: who.bearer })
const sheet = async (who: Someone, numero: string, version?: number): Promise<Fiche> => {
  const answer = await get(`/api/association/${numero}${version === undefined ? '' : `?version=${version}`}`, who)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
const inTransaction = db.transaction()

const makeAssociation = async (autrement: Parameters<typeof aRegisteredAssociation>[1] = {}) =>
  aRegisteredAssociation(office, { rattaches: [{ personne: attached }], ...autrement })
const invite = (association: string, email: string, auteur: string | null = null) =>
  inTransaction.execute((trx) =>
    saveInvitation(trx, { association, email, fonction: 'Trésorier(ère)', gestion: true, depot: false, now: clock.at, auteur }),
  )
const ask = (association: string, { uuid }: Someone) =>
  inTransaction.execute((trx) => aDemande(trx, { association, compte: uuid, fonction: 'Secrétaire', now: clock.at }))
const addNonConformite = (association: string, texte: string) =>
  db
    .insertInto('non_conformite')
    .values({ id: randomUUID(), association, texte, relevee_le: clock.at, relevee_par: null, levee_le: null, levee_par: null })
    .execute()

describe('the link of a person with the association', () => {
  test('is attached, invited, waiting or none, with its first day and the rights it gives today', async () => {
    const { numero } = await makeAssociation()
    await invite(numero, invited.email.toUpperCase())
    await ask(numero, pending)
    const le = '2026-11-20'
    const rattachement = async (who: Someone) => ({ ...(await sheet(who, numero)).rattachement, refus: undefined })
    expect(await rattachement(attached)).toEqual({ etat: 'RATTACHE', fonction: 'Membre', gestion: true, depot: true, depuis: le })
    expect(await rattachement(invited)).toEqual({
      etat: 'INVITATION_EN_COURS',
      fonction: 'Trésorier(ère)',
      gestion: false,
      depot: false,
      depuis: le,
    })
    expect(await rattachement(pending)).toEqual({ etat: 'EN_COURS', fonction: 'Secrétaire', gestion: false, depot: false, depuis: le })
    for (const who of [stranger, elsewhere, court])
      expect(await rattachement(who)).toEqual({ etat: 'NON_RATTACHE', fonction: null, gestion: false, depot: false, depuis: null })
  })

  test('an invitation to answer comes before a waiting request, and being attached before both', async () => {
    const { numero } = await makeAssociation()
    await ask(numero, invited)
    await invite(numero, invited.email)
    await invite(numero, attached.email)
    expect((await sheet(invited, numero)).rattachement.etat).toBe('INVITATION_EN_COURS')
    expect((await sheet(attached, numero)).rattachement.etat).toBe('RATTACHE')
  })

  test('an invitation or a request that was answered, taken back or has expired gives no link', async () => {
    const { numero } = await makeAssociation()
    await invite(numero, invited.email)
    await ask(numero, pending)
    for (const statut of ['ACCEPTEE', 'REFUSEE', 'SUPPRIMEE', 'EXPIREE'] as const) {
      await db.updateTable('invitation').set({ statut }).where('association', '=', numero).execute()
      expect((await sheet(invited, numero)).rattachement.etat, statut).toBe('NON_RATTACHE')
      expect((await sheet(attached, numero)).invitations, statut).toEqual([])
    }
    for (const statut of ['ACCEPTE', 'REFUSE'] as const) {
      await db.updateTable('demande_rattachement').set({ statut, decidee_le: clock.at }).where('association', '=', numero).execute()
      expect((await sheet(pending, numero)).rattachement.etat, statut).toBe('NON_RATTACHE')
      expect((await sheet(attached, numero)).rattachementsDemandes, statut).toEqual([])
    }
  })

  test('[SHEET-13] says whether anybody administers the users of the association', async () => {
    const { numero } = await makeAssociation({ rattaches: [{ personne: attached, gestion: false }] })
    expect((await sheet(attached, numero)).gestionnaires).toBe(false)
    expect((await sheet(attached, (await makeAssociation()).numero)).gestionnaires).toBe(true)
  })
})

describe('data for the attached users and the court only', () => {
  test('[SHEET-05, SHEET-25, ENT-33, ENT-34, ENT-35, PERM-06, SRV-37] the users by e-mail, the invitations and the requests for attachment', async () => {
    const { numero } = await makeAssociation({ rattaches: [{ personne: attached }, { personne: elsewhere, gestion: false }] })
    await invite(numero, 'nouvelle@exemple.fr')
    await ask(numero, pending)
    for (const who of circle) {
      const { usagers, invitations, rattachementsDemandes } = await sheet(who, numero)
      const emails = usagers?.map(({ email }) => email) ?? []
      expect(emails).toEqual([attached.email, elsewhere.email].toSorted())
      expect(usagers?.find(({ email }) => email === attached.email)).toMatchObject({
        nom: 'Attachée',
        prenom: 'Odile',
        fonction: 'Membre',
        gestion: true,
        depot: true,
      })
      expect(invitations).toEqual([
        {
          id: expect.any(String),
          email: 'nouvelle@exemple.fr',
          fonction: 'Trésorier(ère)',
          gestion: true,
          depot: false,
          statut: 'EN_ATTENTE',
          fin: null,
          envoyeeLe: clock.at.toISOString(),
          reference: invitations?.[0]?.id,
          tacheRattachement: null,
        },
      ])
      expect(rattachementsDemandes).toEqual([
        {
          email: pending.email,
          nom: 'Attendant',
          prenom: 'Basile',
          fonction: 'Secrétaire',
          statut: 'EN_COURS',
          demandeeLe: clock.at.toISOString(),
        },
      ])
    }
    for (const who of [stranger, pending, invited, otherCourt])
      expect(await sheet(who, numero)).toMatchObject({ usagers: null, invitations: null, rattachementsDemandes: null })
  })

  test('[SHEET-04, SHEET-24, ENT-21, PERM-06] the paper register, with its latest event first', async () => {
    const { numero } = await makeAssociation()
    for (const who of circle) expect(await sheet(who, numero)).toMatchObject({ reprise: null, referencePapier: null })
    const evenement = (nom: string, date: string) => ({
      evenement: nom,
      type: 'Mention',
      date,
      dateAg: null,
      texte: 'LecteurDuJour au registre.',
    })
    const registre = [evenement('Inscription', '1931-02-01'), evenement('Changement de siège', '1987-05-04')]
    await db
      .insertInto('reprise')
      .values({ association: numero, numero_volume: 'XII', numero_folio: '45', registre: JSON.stringify(registre), reprise_le: clock.at })
      .execute()
    for (const who of circle)
      expect((await sheet(who, numero)).reprise).toEqual({ numeroVolume: 'XII', numeroFolio: '45', registre: registre.toReversed() })
    for (const who of outside) expect((await sheet(who, numero)).reprise).toBeNull()
  })

  test('[ENT-32, SHEET-34] non-conformities in full; other readers learn only that there are some', async () => {
    const { numero } = await makeAssociation()
    expect(await sheet(stranger, numero)).toMatchObject({ conforme: true, nonConformites: [] })
    await addNonConformite(numero, 'statuts non datés')
    await addNonConformite(numero, 'siège hors du ressort')
    for (const who of circle) {
      const { nonConformites, conforme } = await sheet(who, numero)
      expect(nonConformites.toSorted()).toEqual(['siège hors du ressort', 'statuts non datés'])
      expect(conforme).toBe(false)
    }
    for (const who of outside) expect(await sheet(who, numero)).toMatchObject({ conforme: false, nonConformites: [] })
    await db.updateTable('non_conformite').set({ levee_le: clock.at }).where('association', '=', numero).execute()
    expect(await sheet(attached, numero)).toMatchObject({ conforme: true, nonConformites: [] })
  })

  test('[ACTION-04, ACTION-11] everybody knows that there is a request under instruction; only the circle knows its number and type', async () => {
    const { numero } = await makeAssociation()
    expect((await sheet(attached, numero)).requeteEnCours).toBeNull()
    await aRequeteOn(office, {
      association: numero,
      compte: elsewhere.uuid,
      numero: 'R26500001',
      deposeeLe: new Date('2026-11-10T09:00:00Z'),
    })
    for (const who of circle)
      expect((await sheet(who, numero)).requeteEnCours).toEqual({ numero: 'R26500001', type: 'MODIFICATION', depuis: '2026-11-10' })
    for (const who of outside) expect((await sheet(who, numero)).requeteEnCours).toEqual({ numero: null, type: null, depuis: '2026-11-10' })
  })
})

test('[ENT-30, ENT-31] the whole page of an association, as one of its users reads it', async () => {
  const { numero } = await makeAssociation({ dossierPapier: true })
  await auGreffe(office, court).resume(numero, 1, { numeroVolume: 'VII', numeroFolio: '9', registre: [] }, [])
  await addNonConformite(numero, 'statuts non datés')
  await invite(numero, pending.email.toUpperCase())
  await invite(numero, 'nouvelle@exemple.fr')
  await ask(numero, pending)
  const { uuid: demande } = await db
    .selectFrom('demande_rattachement')
    .select('uuid')
    .where('association', '=', numero)
    .executeTakeFirstOrThrow()
  const { invitations, ...page } = await sheet(attached, numero)
  expect(page).toMatchObject({
    reprise: { numeroVolume: 'VII', numeroFolio: '9', registre: [] },
    numerisation: { etat: 'POSSIBLE' },
    rattachement: { etat: 'RATTACHE', fonction: 'Membre', gestion: true, depot: true },
    usagers: [{ email: attached.email }],
    rattachementsDemandes: [{ email: pending.email }],
    nonConformites: ['statuts non datés'],
    juridiction: { id: 'TJ-STRASBOURG', libelle: 'Tribunal judiciaire de Strasbourg' },
  })
  const taches = new Map(invitations?.map(({ email, tacheRattachement }) => [email, tacheRattachement]))
  expect(taches).toEqual(
    new Map([
      [normalizeEmail(pending.email.toUpperCase()), demande],
      ['nouvelle@exemple.fr', null],
    ]),
  )
  await db.updateTable('demande_rattachement').set({ statut: 'REFUSE', decidee_le: clock.at }).where('uuid', '=', demande).execute()
  expect((await sheet(attached, numero)).invitations?.map(({ tacheRattachement }) => tacheRattachement)).toEqual([null, null])
})

test('[ENT-03, ENT-09] members by kind, each list with its own fields, and the seven dates with the information', async () => {
  const { numero } = await makeAssociation()
  const dates = {
    dateConstitutive: '2001-01-01',
    dateStatuts: '2002-02-02',
    dateInscriptionJAL: '2003-03-03',
    finValidite: '2031-01-31',
    dateDissolution: '2024-04-04',
    dateDissolutionJAL: '2025-05-05',
    dateRadiation: '2026-06-06',
  }
  await makeVersion(office, numero, (contenu) => ({
    ...contenu,
    informations: { ...contenu.informations, ...dates },
    members: { ...contenu.members, reprises: [{ uuid: 'reprise-1', description: 'Comité de 1953' }] },
    indexMembres: [...contenu.indexMembres, { uuid: 'reprise-1', collection: 'reprises', index: contenu.indexMembres.length }],
  }))
  const { members, informations } = (await sheet(court, numero)).association
  expect(informations).toMatchObject(dates)
  expect(Object.keys(members)).toEqual(['physiques', 'morales', 'reprises'])
  for (const lists of Object.values(members)) expect(lists.length).toBeGreaterThan(0)
  for (const physique of members.physiques) {
    expect(physique).toMatchObject({ nom: expect.any(String), prenom: expect.any(String), nationalite: expect.any(String) })
    expect(physique).not.toHaveProperty('denomination')
  }
  for (const morale of members.morales) {
    expect(morale).toMatchObject({ formeJuridique: expect.any(String), denomination: expect.any(String) })
    expect(morale).not.toHaveProperty('nationalite')
  }
  expect(members.reprises).toEqual([{ type: 'REPRISE', uuid: 'reprise-1', description: 'Comité de 1953' }])
})

test('[ENT-02, ENT-10] the whole page of an association struck off: its information, its direction, what its dissolution and its radiation declared', async () => {
  const { numero } = await makeAssociation()
  const commentaireLiquidation = "L'actif revient à une chorale voisine."
  const liquidateurs = { members: { physiques: [], morales: [], reprises: [] }, indexMembres: [] }
  const radiationAssociation = { dateDissolution: '2025-06-01', commentaireRadiation: 'Les comptes sont clos.', quitus: true }
  await makeVersion(office, numero, (contenu) => ({
    ...contenu,
    etatAssociation: 'RADIEE',
    informations: { ...contenu.informations, utilitePublique: true },
    liquidationAssociation: { commentaireLiquidation, liquidateurs },
    radiationAssociation,
  }))
  const { association } = await sheet(stranger, numero)
  expect(association).toMatchObject({
    numero,
    version: 2,
    etatAssociation: 'RADIEE',
    informations: { denomination: expect.any(String), utilitePublique: true },
    documents: expect.any(Array),
    members: expect.any(Object),
    liquidationAssociation: { commentaireLiquidation, liquidateurs },
    radiationAssociation,
  })
  expect(association.indexMembres.map(({ uuid }) => uuid).toSorted()).toEqual(
    Object.values(association.members)
      .flatMap((list) => list.map(({ uuid }) => uuid))
      .toSorted(),
  )
})

test('each member of the direction has the day the register named them, in the version shown; null before a takeover', async () => {
  const { numero } = await makeAssociation()
  const arrive = { ...aMembrePhysique(), uuid: randomUUID() }
  const { localUuid: _, ...membre } = arrive
  await makeVersion(
    office,
    numero,
    (contenu) => ({ ...contenu, members: { ...contenu.members, physiques: [...contenu.members.physiques, membre] } }),
    // Half past midnight in Paris.
    { now: new Date('2026-11-24T23:30:00Z') },
  )
  const { inscritsLe: before } = await sheet(stranger, numero, 1)
  expect(Object.keys(before).length).toBeGreaterThan(0)
  expect(new Set(Object.values(before))).toEqual(new Set([null]))
  for (const who of [stranger, ...circle]) expect((await sheet(who, numero)).inscritsLe).toEqual({ ...before, [membre.uuid]: '2026-11-25' })
})

describe('a past version', () => {
  test('[SHEET-35] anybody reads it as it was, between its two instants, while the possible actions depend on the latest', async () => {
    const { numero } = await makeAssociation({ informations: { denomination: 'Avant' } })
    const ensuite = new Date('2026-11-22T08:00:00Z')
    await makeVersion(
      office,
      numero,
      (contenu) => ({ ...contenu, etatAssociation: 'DISSOUTE', informations: { ...contenu.informations, denomination: 'Après' } }),
      { now: ensuite },
    )
    for (const who of [stranger, attached]) {
      const ancienne = await sheet(who, numero, 1)
      expect(ancienne).toMatchObject({
        association: { version: 1, etatAssociation: 'INSCRITE', informations: { denomination: 'Avant' } },
        derniere: { ordre: 2, etatAssociation: 'DISSOUTE' },
        enVigueur: { du: clock.at.toISOString(), au: ensuite.toISOString() },
      })
      expect(await sheet(who, numero)).toMatchObject({
        association: { version: 2, etatAssociation: 'DISSOUTE', informations: { denomination: 'Après' } },
        derniere: { ordre: 2, etatAssociation: 'DISSOUTE' },
        enVigueur: { du: ensuite.toISOString(), au: null },
      })
      expect(await sheet(who, numero, 2)).toEqual(await sheet(who, numero))
    }
  })

  test('[SHEET-35] keeps telephones and reserved documents for those who may read them', async () => {
    const { numero, documents } = await makeAssociation({ documents: [{ type: 'PIECE_ETAT_CIVIL', nom: 'identite.pdf' }] })
    await makeVersion(office, numero, (contenu) => ({ ...contenu, documents: [] }))
    const contacts = async (who: Someone) =>
      (await sheet(who, numero, 1)).association.members.physiques.map(({ email }) => email).filter((email) => typeof email === 'string')
    expect(await contacts(court)).toEqual([aMembrePhysique().email])
    for (const who of [attached, stranger]) expect(await contacts(who)).toEqual([])
    expect((await sheet(attached, numero, 1)).association.documents).toHaveLength(1)
    for (const who of outside) expect((await sheet(who, numero, 1)).association.documents).toEqual([])
    const lien = `/api/association/${numero}/1/document/${documents[0]?.uuid}/identite.pdf`
    for (const who of circle) expect((await get(lien, who)).statusCode).toBe(200)
    for (const who of outside) expect((await get(lien, who)).statusCode).toBe(404)
  })

  test('[SRV-45, SHEET-35] its documents are served through it, and through no version that does not list them', async () => {
    const { numero, documents } = await makeAssociation({
      documents: [
        { type: 'STATUTS', nom: 'anciens.pdf' },
        { type: 'STATUTS', nom: 'nouveaux.pdf' },
      ],
    })
    const [anciens, nouveaux] = documents
    if (!anciens || !nouveaux) throw new Error('no documents')
    await makeVersion(office, numero, (contenu) => ({ ...contenu, documents: [{ uuid: nouveaux.uuid, actif: true }] }))
    await makeVersion(office, numero, (contenu) => ({ ...contenu, documents: [{ uuid: anciens.uuid, actif: false }] }))
    const liens = async (version: number) => (await sheet(stranger, numero, version)).association.documents.map(({ lien }) => lien)
    expect((await liens(1)).map((lien) => lien.split('/')[4])).toEqual(['1', '1'])
    expect(await liens(2)).toEqual([`/api/association/${numero}/2/document/${nouveaux.uuid}/nouveaux.pdf`])
    for (const lien of [...(await liens(1)), ...(await liens(2)), ...(await liens(3))])
      expect((await get(lien, stranger)).statusCode, lien).toBe(200)
    for (const [version, { uuid, nom }] of [
      [2, anciens],
      [3, nouveaux],
      [4, anciens],
      [0, anciens],
    ] as const)
      expect((await get(`/api/association/${numero}/${version}/document/${uuid}/${nom}`, attached)).statusCode, nom).toBe(404)
    expect((await sheet(stranger, numero, 3)).association.documents).toMatchObject([{ nom: 'anciens.pdf', actif: false }])
  })

  test('an unknown version or association is not found; a malformed number is refused', async () => {
    const { numero } = await makeAssociation()
    const nowhere = await get('/api/association/STR999999', stranger)
    for (const version of [0, 2, 999_999]) {
      const answer = await get(`/api/association/${numero}?version=${version}`, attached)
      expect([answer.statusCode, answer.body], String(version)).toEqual([404, nowhere.body])
    }
    for (const version of ['-1', '1.5', 'x', '1234567']) {
      expect((await get(`/api/association/${numero}?version=${version}`, attached)).statusCode, version).toBe(400)
    }
  })
})

test('an association known only by its name has no member, and its lists are empty', async () => {
  const { numero } = await makeAssociation()
  await makeVersion(office, numero, (contenu) => ({
    ...contenu,
    members: { physiques: [], morales: [], reprises: [] },
    indexMembres: [],
    fondateurs: { physiques: [], morales: [] },
  }))
  const { members, fondateurs, indexMembres } = (await sheet(stranger, numero)).association
  expect({ members, fondateurs, indexMembres }).toEqual({
    members: { physiques: [], morales: [], reprises: [] },
    indexMembres: [],
    fondateurs: { physiques: [], morales: [] },
  })
})
