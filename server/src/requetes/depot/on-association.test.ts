import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'
import type { AccuseReception } from 'contract/requetes/depot'
import { anAnnexe } from 'domain/core/exemples'
import { unchangedComite, aDissolutionDepot, aModificationDepot, aRadiationDepot } from 'domain/requetes/examples/filings'
import type { DepotDeModification } from 'domain/requetes/demarches/modification'
import { beforeEach, describe, expect, test } from 'vitest'
import { makePdf } from '../../../test/corpus/corpus.ts'
import { knownCommune, receptions, aMultipartDepot } from '../../../test/filings.ts'
import { auGreffe } from '../../../test/greffe-association.ts'
import { eventually, testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { type AssociationOptions, aRegisteredAssociation } from '../../../test/register.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { makeVersion } from '../../../test/versions.ts'
import { markAllConforming } from '../../../test/verdicts.ts'
import { documentsDe, findVersion } from '../../association/sql.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { usagersDe } from '../../rattachements/droits-sql.ts'

const office = await testOffice()
const { app, db, clock, mails } = office
const usager = await someone(office)
const greffier = await clerk(office, 'TJ-STRASBOURG')
const signataire = await aSignataire(db)
const strasbourg = await knownCommune(db)
const nobody = { physiques: [], morales: [], reprises: [], indexMembres: [] }
/** A change that goes to no prefect. */
const onlySite = { adresseSite: 'https://chorale.example' }
const siege = { ...aModificationDepot().association.informations.adresse, commune: strasbourg }

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

/** Makes an association of Strasbourg that the user may file on. */
const makeAssociation = async (autrement: AssociationOptions = {}) =>
  aRegisteredAssociation(office, { informations: { adresse: siege }, rattaches: [{ personne: usager }], ...autrement })

type Demarche = 'modification' | 'dissolution' | 'radiation'
interface Maniere {
  qui?: Pick<Someone, 'bearer'>
  cle?: string
  fichiers?: Buffer[]
}
const annexes = (depot: object) =>
  Promise.all((depot as { documents: unknown[] }).documents.map((_, rang) => makePdf({ texte: `Annexe ${rang}` })))
const submitDepot = async (demarche: Demarche, numero: string, depot: object, { qui = usager, fichiers, ...cle }: Maniere = {}) => {
  const { body, headers } = aMultipartDepot({ depot, fichiers: fichiers ?? (await annexes(depot)), ...cle })
  return app.inject({ method: 'POST', url: `/api/requete/${demarche}/${numero}`, headers: { ...headers, ...qui.bearer }, payload: body })
}
/** Makes a modification of what the register says, with a seat that our list knows. */
const makeModification = async (numero: string, informations: object, autrement: object = {}) => {
  const { contenu } = (await findVersion(db, numero)) ?? {}
  if (!contenu) throw new Error('no version')
  const { dateConstitutive, dateStatuts, dateInscriptionJAL, dateDissolutionJAL, dateDissolution, dateRadiation, ...dites } =
    contenu.informations
  const dates = { dateConstitutive, dateStatuts, dateInscriptionJAL, dateDissolutionJAL, dateDissolution, dateRadiation }
  return aModificationDepot({
    association: { informations: { ...dites, ...informations }, ...dates },
    comite: unchangedComite(contenu),
    ...autrement,
  })
}
const accuse = async (reponse: ReturnType<typeof submitDepot>) => {
  const answer = await reponse
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<AccuseReception>()
}
const ligne = (numero: string) => db.selectFrom('requete').selectAll().where('numero', '=', numero).executeTakeFirstOrThrow()
const act = async (numero: string, chemin: string, dit: object) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/greffe/requete/${numero}/${chemin}`,
    headers: greffier.bearer,
    payload: dit,
  })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
}
/** Takes a request in charge and registers it on a day, without the prefect. */
const registerAssociation = async (numero: string, le: string) => {
  clock.at = new Date(`${le}T09:00:00Z`)
  await act(numero, 'prise-en-charge', { version: 1 })
  const version = await markAllConforming(office, greffier, numero)
  await act(numero, 'inscription', { version, le, signataire })
}
const motifs = (answer: { json: () => unknown }) =>
  (answer.json() as { globalErrors: { defaultMessage: string }[] }).globalErrors.map(({ defaultMessage }) => defaultMessage)

describe('[SRV-28] a modification', () => {
  test('[API-32] that goes to no prefect is filed with the court of the association, instructed, and makes its next version', async () => {
    const { numero } = await makeAssociation()
    const depot = await makeModification(numero, onlySite, { version: 1 })
    const { numero: requete, tribunal } = await accuse(submitDepot('modification', numero, depot))
    expect(tribunal.libelle).toBe('Tribunal judiciaire de Strasbourg')
    expect(await ligne(requete)).toMatchObject({
      type: 'MODIFICATION',
      sous_types: ['ADMINISTRATIF'],
      association: numero,
      base: 1,
      etape: 'PRE_ENREGISTREE',
      denomination: 'Association chorale de Mittelbruch',
      // The receipt is owed. The month of examination applies only with the prefect.
      echeance_le: '2026-11-25',
    })
    await registerAssociation(requete, '2026-11-24')
    const version = await findVersion(db, numero)
    expect(version).toMatchObject({
      ordre: 2,
      evenement: 'INSCRIPTION',
      requete,
      contenu: { etatAssociation: 'INSCRITE', informations: onlySite },
    })
    const documents = await documentsDe(db, numero)
    expect(documents.map(({ type }) => type).toSorted()).toEqual(['CERTIFICAT_INSCRIPTION', 'NOTIFICATION_DECISION', 'ORDONNANCE', 'PV_AG'])
    expect(version?.contenu.documents.map(({ uuid }) => uuid).toSorted()).toEqual(documents.map(({ uuid }) => uuid).toSorted())
    expect(await ligne(requete)).toMatchObject({ etape: 'INSCRITE', association: numero, date_ordonnancement: '2026-11-24' })
    expect((await actesDe(db, 'requete', requete)).map(({ type }) => type).slice(1)).toEqual([
      'PRISE_EN_CHARGE',
      'CONFORMITE',
      'INSCRIPTION',
    ])
    expect(await findBrokenLigne(db, 'requete', requete)).toBeNull()
    expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
    // It attaches nobody: the filer on an association already is.
    expect(await usagersDe(db, numero, '2026-11-20')).toHaveLength(1)
  })

  test('of the statutes is communicated to the prefect, who has six weeks', async () => {
    const { numero } = await makeAssociation({ documents: [{ type: 'STATUTS', nom: 'anciens.pdf' }] })
    const statuts = anAnnexe({ nom: 'statuts.pdf', type: 'STATUTS', sousType: null, date: '2026-11-02' })
    const depot = await makeModification(numero, { denomination: 'Chorale nouvelle' }, { documents: [statuts] })
    const { numero: requete } = await accuse(submitDepot('modification', numero, depot))
    expect(await ligne(requete)).toMatchObject({ sous_types: ['STATUTS', 'DENOMINATION'], denomination: 'Chorale nouvelle' })
    await act(requete, 'prise-en-charge', { version: 1 })
    const trop = await app.inject({
      method: 'POST',
      url: `/api/greffe/requete/${requete}/inscription`,
      headers: greffier.bearer,
      payload: { version: 2, le: '2026-11-20', signataire },
    })
    expect(trop.statusCode).toBe(412)
    expect(motifs(trop)).toEqual(["le dossier n'a pas encore été communiqué au préfet", '5 vérifications restent à faire'])
    await act(requete, 'communication-prefet', { version: 2, le: '2026-11-20' })
    clock.at = new Date('2027-01-05T09:00:00Z')
    const version = await markAllConforming(office, greffier, requete)
    await act(requete, 'inscription', { version, le: '2027-01-05', signataire })
    const { contenu } = (await findVersion(db, numero)) ?? {}
    expect(contenu?.informations.denomination).toBe('Chorale nouvelle')
    // The new statutes replace the former ones, which the register keeps.
    const actif = new Map(contenu?.documents.map((liste) => [liste.uuid, liste.actif]))
    const statutsListes = (await documentsDe(db, numero)).filter(({ type }) => type === 'STATUTS')
    expect(statutsListes.map(({ nom, uuid }) => [nom, actif.get(uuid)]).toSorted()).toEqual([
      ['Statuts, 2 novembre 2026.pdf', true],
      ['anciens.pdf', false],
    ])
  })

  test('its members keep their uuid, and what only the court knows of them', async () => {
    const { numero } = await makeAssociation()
    const avant = (await findVersion(db, numero))?.contenu
    const comite = unchangedComite(avant)
    const [premiere] = comite.physiques
    const tus = comite.physiques.slice(1).map((membre) => ({ ...membre, email: null, telephone: null }))
    const depot = await makeModification(
      numero,
      {},
      {
        comite: { ...comite, physiques: [{ ...premiere, fonction: 'Trésorier(ère)', email: null, telephone: null }, ...tus] },
      },
    )
    const { numero: requete } = await accuse(submitDepot('modification', numero, depot))
    expect((await ligne(requete)).sous_types).toEqual(['MEMBRES'])
    await registerAssociation(requete, '2026-11-24')
    const apres = (await findVersion(db, numero))?.contenu
    expect(apres?.members.physiques[0]).toEqual({ ...avant?.members.physiques[0], fonction: 'Trésorier(ère)' })
    expect(apres?.indexMembres).toEqual(avant?.indexMembres)
  })

  test('keeps what the court changed while it was under instruction', async () => {
    const { numero } = await makeAssociation()
    const { numero: requete } = await accuse(submitDepot('modification', numero, await makeModification(numero, onlySite)))
    await makeVersion(office, numero, (contenu) => ({ ...contenu, informations: { ...contenu.informations, reference: 'W671000001' } }))
    await registerAssociation(requete, '2026-11-24')
    expect(await findVersion(db, numero)).toMatchObject({
      ordre: 3,
      contenu: { informations: { reference: 'W671000001', adresseSite: 'https://chorale.example' } },
    })
  })

  test('a seat in the area of another court is refused, and leaves no file', async () => {
    const { numero } = await makeAssociation()
    const commune = await knownCommune(db, '68066')
    const depot = await makeModification(numero, { adresse: { ...siege, commune, codePostal: '68000' } })
    const answer = await submitDepot('modification', numero, depot)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ errors: unknown }>().errors).toEqual([
      { field: 'association.informations.adresse.commune', defaultMessage: expect.stringMatching(/relève d'un autre tribunal/) },
    ])
    expect(await receptions(office)).toEqual([])
  })

  test('filed on a version that is no longer the last is refused with the reason: 409', async () => {
    const { numero } = await makeAssociation()
    const depot = await makeModification(numero, onlySite, { version: 1 })
    await makeVersion(office, numero, (contenu) => contenu)
    const answer = await submitDepot('modification', numero, depot)
    expect(answer.statusCode).toBe(409)
    expect(motifs(answer)).toEqual([expect.stringMatching(/^L'association a changé au registre/)])
    expect((await submitDepot('modification', numero, { ...depot, version: 2 })).statusCode).toBe(201)
  })
})

test("the prefect's opposition stops a file in its own queue until it is lifted, then the file is decided; the filer and the declarant get a mail about both, without the grounds", async () => {
  const { numero } = await makeAssociation()
  const { numero: requete } = await accuse(
    submitDepot('modification', numero, await makeModification(numero, { objet: 'Chanter autrement.' })),
  )
  const file = async (nom: string) => {
    const answer = await app.inject({ url: `/api/greffe/requete?file=${nom}`, headers: greffier.bearer })
    return answer.json<{ content: { numero: string }[] }>().content.some((one) => one.numero === requete)
  }
  await act(requete, 'prise-en-charge', { version: 1 })
  await act(requete, 'communication-prefet', { version: 2, le: '2026-11-20' })
  clock.at = new Date('2026-12-01T09:00:00Z')
  await act(requete, 'opposition-prefet', { version: 3, le: '2026-12-01', motif: 'Objet contraire à la loi pénale.' })
  clock.at = new Date('2027-02-01T09:00:00Z')
  expect([await file('OPPOSITION'), await file('A_DECIDER'), await file('A_LA_PREFECTURE')]).toEqual([true, false, false])
  expect((await actesDe(db, 'requete', requete)).at(-1)).toMatchObject({
    type: 'OPPOSITION_PREFET',
    texte: 'Objet contraire à la loi pénale.',
  })
  const suivie = await app.inject({ method: 'POST', url: '/api/utilisateur/dashboard-requete', headers: usager.bearer, payload: {} })
  expect(suivie.body).toContain("Le préfet s'est opposé à l'inscription le 01/12/2026.")
  await act(requete, 'levee-opposition', { version: 4, le: '2027-02-01', motif: 'Le préfet se désiste.' })
  const sentences = () =>
    mails.filter(
      ({ sujet, texte }) => sujet.startsWith('Opposition du préfet') && texte.includes(requete) && !/loi pénale|se désiste/.test(texte),
    )
  await eventually(() => sentences().length === 4)
  const declarant = aModificationDepot().declarant.email
  expect(
    sentences()
      .map(({ destinataire, sujet }) => [destinataire, sujet])
      .toSorted(),
  ).toEqual(
    [usager.email, declarant]
      .flatMap((qui) => [
        [qui, `Opposition du préfet levée, requête n°\u00A0${requete}`],
        [qui, `Opposition du préfet, requête n°\u00A0${requete}`],
      ])
      .toSorted(),
  )
  expect(
    sentences()
      .map(({ texte }) => texte)
      .join('\n'),
  ).toMatch(/s'est opposé à l'inscription le 01\/12\/2026\.[^]*L'opposition du préfet a été levée le 01\/02\/2027\./)
  expect([await file('OPPOSITION'), await file('A_DECIDER')]).toEqual([false, true])
  const version = await markAllConforming(office, greffier, requete)
  await act(requete, 'inscription', { version, le: '2027-02-01', signataire })
  expect((await findVersion(db, numero))?.contenu.informations.objet).toBe('Chanter autrement.')
})

test('[SRV-29] [SRV-30] [API-33] [API-34] a dissolution makes the association dissolved, with its liquidators; a radiation strikes it off', async () => {
  const { numero } = await makeAssociation()
  const documents = aDissolutionDepot().documents.map((pv) => ({ ...pv, date: '2026-10-04' }))
  const { numero: fin } = await accuse(submitDepot('dissolution', numero, aDissolutionDepot({ version: 1, documents })))
  expect(await ligne(fin)).toMatchObject({
    type: 'DISSOLUTION',
    sous_types: ['ASSOCIATION'],
    base: 1,
    denomination: 'Association chorale de Mittelbruch',
    commune: 'Strasbourg',
    siege: null,
  })
  await registerAssociation(fin, '2026-11-24')
  expect(await findVersion(db, numero)).toMatchObject({
    ordre: 2,
    etat: 'DISSOUTE',
    contenu: {
      etatAssociation: 'DISSOUTE',
      informations: { dateDissolution: '2026-10-04' },
      liquidationAssociation: { commentaireLiquidation: "L'actif revient à l'harmonie de Mittelbruch." },
    },
  })
  // Only the court reads how to reach a liquidator (MEMB-24).
  const fiche = async (qui: Someone) =>
    (await app.inject({ url: `/api/association/${numero}`, headers: qui.bearer })).json<Answer<typeof getAssociation>>().association
  for (const [qui, email] of [
    [await someone(office), undefined],
    [usager, undefined],
    [greffier, 'odile.mittelbrucher@exemple.fr'],
  ] as const) {
    const [liquidateur] = (await fiche(qui)).liquidationAssociation?.liquidateurs.members.physiques ?? []
    expect([liquidateur?.fonction, liquidateur?.nom, liquidateur?.email]).toEqual(['Liquidateur', 'Mittelbrucher', email])
  }
  clock.at = new Date('2027-12-01T09:00:00Z')
  const demande = aRadiationDepot({ radiationAssociation: { dateDissolution: '2026-11-24', commentaireRadiation: null, quitus: true } })
  const { numero: radiation } = await accuse(submitDepot('radiation', numero, demande))
  await registerAssociation(radiation, '2027-12-02')
  expect(await findVersion(db, numero)).toMatchObject({
    ordre: 3,
    etat: 'RADIEE',
    contenu: {
      informations: { dateRadiation: '2027-12-02', dateDissolution: '2026-10-04' },
      radiationAssociation: { quitus: true, dateDissolution: '2026-10-04' },
    },
  })
})

describe('a filing with obstacles gets their reasons, and nothing is kept', () => {
  const cas: [string, AssociationOptions, Demarche, () => object, RegExp][] = [
    [
      '[ACTION-07] a modification of a dissolved association',
      { etatAssociation: 'DISSOUTE' },
      'modification',
      aModificationDepot,
      /est en liquidation/,
    ],
    [
      '[SRV-28] a modification of one declared non-conforming',
      { etatAssociation: 'NONCONFORME' },
      'modification',
      aModificationDepot,
      /non conforme/,
    ],
    ['[ACTION-07] a dissolution of one struck off', { etatAssociation: 'RADIEE' }, 'dissolution', aDissolutionDepot, /est radiée/],
    ['[ACTION-03] a radiation of one that is not dissolved', {}, 'radiation', aRadiationDepot, /qu'après la dissolution/],
    [
      '[ACTION-02] a dissolution of one declared non-conforming',
      { etatAssociation: 'NONCONFORME' },
      'dissolution',
      aDissolutionDepot,
      /non conforme/,
    ],
  ]
  test.each(cas)('%s: 412', async (_, autrement, demarche, depot, raison) => {
    const { numero } = await makeAssociation(autrement)
    const answer = await submitDepot(demarche, numero, depot())
    expect(answer.statusCode).toBe(412)
    expect(motifs(answer).join(' ')).toMatch(raison)
    expect(await db.selectFrom('requete').select('numero').where('association', '=', numero).execute()).toEqual([])
    expect(await receptions(office)).toEqual([])
  })

  test('[SRV-28] a modification while the court has found something lacking, in the words of the court', async () => {
    const { numero } = await makeAssociation()
    const depot = await makeModification(numero, onlySite)
    const { raise, lift, see } = auGreffe(office, greffier)
    expect((await raise(numero, 1, 'Statuts sans objet')).status).toBe(200)
    const answer = await submitDepot('modification', numero, depot)
    expect(answer.statusCode).toBe(412)
    expect(motifs(answer)).toEqual([expect.stringContaining('Statuts sans objet')])
    expect(await receptions(office)).toEqual([])
    const [relevee] = (await see(numero)).nonConformites
    expect((await lift(numero, relevee?.id ?? '')).status).toBe(200)
    expect((await submitDepot('modification', numero, depot)).statusCode).toBe(201)
  })

  test.each<[string, (depot: DepotDeModification) => DepotDeModification, string]>([
    [
      'its type changed',
      (depot) => ({
        ...depot,
        association: { ...depot.association, informations: { ...depot.association.informations, cooperative: true } },
      }),
      'association.informations.cooperative',
    ],
    ['no document', (depot) => ({ ...depot, documents: [] }), 'documents'],
    ['nobody in the direction', (depot) => ({ ...depot, comite: nobody }), 'membres.nombreDirection'],
  ])('[SRV-28] a modification with %s: 400 under its field', async (_, autrement, field) => {
    const { numero } = await makeAssociation()
    const answer = await submitDepot('modification', numero, autrement(await makeModification(numero, onlySite)))
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ errors: { field: string }[] }>().errors.map((erreur) => erreur.field)).toContain(field)
    expect(await receptions(office)).toEqual([])
  })

  test('[ACTION-11] while a request is under instruction, with its number for readers who may know it; eight at once make one', async () => {
    const { numero } = await makeAssociation()
    const depot = await makeModification(numero, onlySite)
    const answers = await Promise.all(Array.from({ length: 8 }, () => submitDepot('modification', numero, depot)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 412)])
    const premiere = answers.find(({ statusCode }) => statusCode === 201)?.json<AccuseReception>().numero
    const refus = await submitDepot('dissolution', numero, aDissolutionDepot())
    expect(motifs(refus)).toEqual([expect.stringContaining(`La requête n°\u00A0${premiere} (Modification)`)])
    expect(await db.selectFrom('requete').select('numero').where('association', '=', numero).execute()).toHaveLength(1)
    expect(await receptions(office)).toEqual([])
  })

  test('[ACTION-01] without the right to file: 403 with the reason', async () => {
    const [sansDroit, etranger] = [await someone(office), await someone(office)]
    const { numero } = await makeAssociation({ rattaches: [{ personne: sansDroit, depot: false }] })
    for (const qui of [sansDroit, etranger]) {
      const answer = await submitDepot('modification', numero, aModificationDepot(), { qui })
      expect(answer.statusCode).toBe(403)
      expect(answer.body).toMatch(/droit de déposer|réservée aux personnes rattachées/)
    }
  })
})

test('one intention makes one filing, however often it is sent, with the same acknowledgement', async () => {
  const { numero } = await makeAssociation()
  const [cle, fichiers] = [crypto.randomUUID(), [await makePdf()]]
  const premier = await accuse(submitDepot('dissolution', numero, aDissolutionDepot(), { cle, fichiers }))
  expect(await accuse(submitDepot('dissolution', numero, aDissolutionDepot(), { cle, fichiers }))).toEqual(premier)
})

test('the filer and the declarant get the decision by mail in its own words, which do not mention the statutes of a creation', async () => {
  const { numero } = await makeAssociation()
  const { numero: requete } = await accuse(submitDepot('dissolution', numero, aDissolutionDepot()))
  await registerAssociation(requete, '2026-11-24')
  const sentences = () => mails.filter(({ sujet }) => sujet.includes(requete))
  await eventually(() => sentences().some(({ sujet }) => sujet.startsWith('Décision')))
  const textes = sentences().map(({ texte }) => texte)
  expect(textes.join('\n')).toContain("La dissolution de l'association est inscrite au registre depuis le 24/11/2026.")
  expect(textes.join('\n')).not.toContain('exemplaire papier')
})
