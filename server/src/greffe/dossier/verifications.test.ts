import type { Answer } from 'contract/core/call'
import type { getDossier } from 'contract/greffe/dossier'
import { aMembrePhysique } from 'domain/association/exemples'
import { anAnnexe } from 'domain/core/exemples'
import { unchangedComite, aModificationDepot, aRadiationDepot } from 'domain/requetes/examples/filings'
import { beforeEach, describe, expect, test } from 'vitest'
import { makePdf } from '../../../test/corpus/corpus.ts'
import { knownCommune, submitDepot as deposerCreation, threePdfs, aCreationIn, aMultipartDepot } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { type AssociationOptions, aRegisteredAssociation } from '../../../test/register.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { makeVersion } from '../../../test/versions.ts'
import { markAllConforming } from '../../../test/verdicts.ts'
import { findVersion } from '../../association/sql.ts'

// The checks that a file shows to its clerk while the request is open.

const office = await testOffice()
const { app, db, clock } = office
const usager = await someone(office)
const greffier = await clerk(office, 'TJ-STRASBOURG')
const signataire = await aSignataire(db)
const strasbourg = await knownCommune(db)
const siege = { ...aModificationDepot().association.informations.adresse, commune: strasbourg }

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

const makeAssociation = async ({ informations, ...autrement }: AssociationOptions = {}) =>
  (
    await aRegisteredAssociation(office, {
      ...autrement,
      informations: { adresse: siege, ...informations },
      rattaches: [{ personne: usager }],
    })
  ).numero
const submitDepot = async (demarche: string, numero: string, depot: { documents: readonly unknown[] }): Promise<string> => {
  const fichiers = await Promise.all(depot.documents.map((_, rang) => makePdf({ texte: `Annexe ${rang}` })))
  const { body, headers } = aMultipartDepot({ depot, fichiers })
  const sent = { headers: { ...headers, ...usager.bearer }, payload: body }
  const answer = await app.inject({ method: 'POST', url: `/api/requete/${demarche}/${numero}`, ...sent })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ numero: string }>().numero
}
/** Files the register's content again with some changes. */
const fileAgain = async (numero: string) => {
  const { contenu } = (await findVersion(db, numero)) ?? {}
  if (!contenu) throw new Error('no version')
  const { dateConstitutive, dateStatuts, dateInscriptionJAL, dateDissolutionJAL, dateDissolution, dateRadiation, ...dites } =
    contenu.informations
  const { utilitePublique: _, ...informations } = dites
  const dates = { dateConstitutive, dateStatuts, dateInscriptionJAL, dateDissolutionJAL, dateDissolution, dateRadiation }
  return { informations, dates, comite: unchangedComite(contenu) }
}
const modification = async (numero: string, autrement: object, comite?: ReturnType<typeof unchangedComite>) => {
  const dite = await fileAgain(numero)
  const informations = { ...aModificationDepot().association.informations, ...dite.informations, ...autrement }
  return aModificationDepot({ version: 1, association: { informations, ...dite.dates }, comite: comite ?? dite.comite })
}
const dossier = async (requete: string) => {
  const answer = await app.inject({ url: `/api/greffe/requete/${requete}`, headers: greffier.bearer })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Answer<typeof getDossier>>()
}
const verifications = async (requete: string) => (await dossier(requete)).verifications
const comparaison = async (requete: string) => {
  const found = (await verifications(requete))?.comparaison
  if (!found) throw new Error('nothing is compared')
  return found
}
const act = async (requete: string, chemin: string, dit: object) => {
  const url = `/api/greffe/requete/${requete}/${chemin}`
  const answer = await app.inject({ method: 'POST', url, headers: greffier.bearer, payload: dit })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
}
const registerAssociation = async (requete: string) => {
  await act(requete, 'prise-en-charge', { version: 1 })
  const version = await markAllConforming(office, greffier, requete)
  await act(requete, 'inscription', { version, le: '2026-11-20', signataire })
}

describe('the declared content compared with the current one', () => {
  test('shows the differences in words (fields, members who leave, come or change, order, annexes), and the rest apart', async () => {
    const numero = await makeAssociation({ documents: [{ type: 'STATUTS', nom: 'anciens.pdf' }] })
    const { comite } = await fileAgain(numero)
    const [premiere, partant] = comite.physiques
    if (!premiere || !partant) throw new Error('nobody')
    const venue = {
      ...aMembrePhysique({ nom: 'Rosenholz', prenom: 'Ilse', fonction: 'Assesseur(e)', estFondateur: false }),
      uuid: null,
      localUuid: 'venue',
    }
    const [morale] = comite.morales
    const depot = await modification(
      numero,
      { adresseSite: 'https://chorale.example' },
      {
        ...comite,
        physiques: [{ ...premiere, fonction: 'Trésorier(ère)' }, venue],
        indexMembres: [
          { uuid: morale?.uuid ?? null, localUuid: null, collection: 'morales', index: 0 },
          { uuid: premiere.uuid, localUuid: null, collection: 'physiques', index: 1 },
          { uuid: null, localUuid: 'venue', collection: 'physiques', index: 2 },
        ],
      },
    )
    const requete = await submitDepot('modification', numero, {
      ...depot,
      documents: [anAnnexe({ type: 'STATUTS', nom: 'nouveaux.pdf', date: '2026-11-02' })],
    })
    const { change, inchange, depuis } = await comparaison(requete)
    expect(depuis).toBeNull()
    const nom = `${premiere.prenom} ${premiere.nom}`
    expect(
      Object.fromEntries(
        change.map(({ titre, differences }) => [titre, differences.map(({ label, ancien, nouveau }) => [label, ancien, nouveau])]),
      ),
    ).toEqual({
      Contact: [['Site internet', null, 'https://chorale.example']],
      Direction: [
        ['Direction', expect.stringContaining(partant.nom), null],
        ['Direction', null, expect.stringContaining('Ilse Rosenholz (Assesseur(e))')],
        [expect.stringContaining(`${nom}, fonction`), premiere.fonction, 'Trésorier(ère)'],
        [
          'Ordre des membres',
          expect.stringMatching(new RegExp(`${nom}.*${morale?.denomination}`)),
          expect.stringMatching(new RegExp(`${morale?.denomination}.*${nom}`)),
        ],
      ],
      Documents: expect.arrayContaining([
        ['anciens.pdf, situation', 'en vigueur', "n'est plus en vigueur"],
        ['Documents', null, 'nouveaux.pdf (Statuts)'],
      ]),
    })
    const dits = Object.fromEntries(inchange.map(({ titre, champs }) => [titre, champs.map(({ label }) => label)]))
    expect(dits['Dénomination']).toEqual(['Dénomination'])
    expect(dits['Contact']).not.toContain('Site internet')
    expect(dits['Direction']).toEqual([expect.stringContaining(morale?.denomination ?? '')])
    expect(dits['Documents']).toBeUndefined()
  })

  test('[STAFF-24] when the register has changed since, its changes are shown, the comparison uses its current content, and what is shown is what is registered', async () => {
    const numero = await makeAssociation({ informations: { adresseSite: 'https://ancien.example' } })
    const requete = await submitDepot('modification', numero, await modification(numero, { adresseSite: 'https://declare.example' }))
    clock.at = new Date('2026-11-21T10:00:00Z')
    await makeVersion(office, numero, (contenu) => ({
      ...contenu,
      informations: { ...contenu.informations, adresseSite: 'https://greffe.example', numero: '123456782' },
    }))
    const vue = await comparaison(requete)
    expect(vue.depuis).toEqual({
      le: '2026-11-21',
      change: [
        {
          titre: 'Contact',
          differences: [{ label: 'Site internet', ancien: 'https://ancien.example', nouveau: 'https://greffe.example' }],
        },
        { titre: 'Numéros et reconnaissance', differences: [{ label: 'Numéro SIREN ou SIRET', ancien: null, nouveau: '123456782' }] },
      ],
    })
    // A field that both changed has the declared value; a field the declarant left unchanged follows the register.
    const [contact, ...autres] = vue.change
    expect(contact).toEqual({
      titre: 'Contact',
      differences: [{ label: 'Site internet', ancien: 'https://greffe.example', nouveau: 'https://declare.example' }],
    })
    expect(autres.map(({ titre }) => titre)).toEqual(['Documents'])
    clock.at = new Date('2026-11-21T11:00:00Z')
    await registerAssociation(requete)
    expect((await findVersion(db, numero))?.contenu.informations).toMatchObject({
      adresseSite: 'https://declare.example',
      numero: '123456782',
    })
    // Once decided, there is nothing left to check: the history shows the changes.
    expect(await verifications(requete)).toBeNull()
  })

  test('a creation has no comparison', async () => {
    const creation = { depot: aCreationIn(strasbourg), fichiers: await threePdfs() }
    const { numero } = (await deposerCreation(office, usager, creation)).json<{ numero: string }>()
    expect(await verifications(numero)).toMatchObject({ comparaison: null, publicationManquante: false })
  })
})

describe('a distinct name (CCL art. 57)', () => {
  const noms = async (requete: string) => (await verifications(requete))?.nomsProches?.map(({ denomination }) => denomination) ?? null

  test('is checked for a creation and for a modification of the name or the commune, ignoring the association itself', async () => {
    const numero = await makeAssociation({ informations: { denomination: 'Les quilleurs du Ried' } })
    const creation = aCreationIn(strasbourg)
    const { informations, ...dates } = creation.association
    const depot = {
      ...creation,
      association: { ...dates, informations: { ...informations, denomination: 'Amicale des quilleurs du Ried' } },
    }
    const { numero: nouvelle } = (await deposerCreation(office, usager, { depot, fichiers: await threePdfs() })).json<{ numero: string }>()
    expect(await noms(nouvelle)).toEqual(['Les quilleurs du Ried'])
    const autre = await makeAssociation({ informations: { denomination: 'Harmonie des Cimes' } })
    expect(
      await noms(await submitDepot('modification', numero, await modification(numero, { adresseSite: 'https://q.example' }))),
    ).toBeNull()
    expect(
      await noms(await submitDepot('modification', autre, await modification(autre, { denomination: 'Les quilleurs de Ried' }))),
    ).toEqual(['Les quilleurs du Ried'])
  })

  test('no close name is listed when there is none', async () => {
    const numero = await makeAssociation({ informations: { denomination: 'Photo-club' } })
    expect(await noms(await submitDepot('modification', numero, await modification(numero, { denomination: 'Ciné-club' })))).toEqual([])
  })
})

describe('[ANNEX-13, X-36] a radiation is flagged to the court, and may be registered', () => {
  const publication = (date: string, sousType = 'PUBDIS') =>
    anAnnexe({ type: 'EXTRAIT_PUB_JAL', sousType, date, journal: { id: 1, libelle: 'Journal', departement: '67' } })

  test.each([
    ['nothing', [], null, true],
    ['an annexe of 365 days', [publication('2025-11-20')], null, true],
    ['an annexe of 366 days', [publication('2025-11-19')], null, false],
    ['the publication of its creation', [publication('2015-11-19', 'PUBCRE')], null, true],
    ['what the register knows, 366 days old', [], '2025-11-19', false],
    ['what the register knows, too recent', [], '2025-11-20', true],
  ])('%s', async (_, documents, dateDissolutionJAL, flagged) => {
    const informations = { dateDissolution: '2025-01-06', dateDissolutionJAL }
    const numero = await makeAssociation({ etatAssociation: 'DISSOUTE', informations })
    const requete = await submitDepot('radiation', numero, aRadiationDepot({ version: 1, documents }))
    expect(await verifications(requete)).toMatchObject({
      publicationManquante: flagged,
      nomsProches: null,
      comparaison: {
        change: expect.arrayContaining([
          { titre: 'État', differences: [{ label: "État de l'association", ancien: 'Dissoute', nouveau: 'Radiée' }] },
        ]),
      },
    })
    await registerAssociation(requete)
    expect((await findVersion(db, numero))?.etat).toBe('RADIEE')
  })

  test('[RADIA-03] when another day is declared, the clerk sees the day in the register, which is the one kept', async () => {
    const registered = async (dateDissolution: string | null) => {
      const numero = await makeAssociation({ etatAssociation: 'DISSOUTE', informations: { dateDissolution } })
      const depot = aRadiationDepot({ version: 1 })
      const requete = await submitDepot('radiation', numero, depot)
      const { autreDateDissolution } = (await verifications(requete)) ?? {}
      await registerAssociation(requete)
      const dite = depot.radiationAssociation?.dateDissolution
      return [autreDateDissolution, (await findVersion(db, numero))?.contenu.radiationAssociation?.dateDissolution, dite]
    }
    const [, , dite = ''] = await registered(null)
    expect(await registered('2025-02-07')).toEqual(['2025-02-07', '2025-02-07', dite])
    expect(await registered(null)).toEqual([null, dite, dite])
  })
})
