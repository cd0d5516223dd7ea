import { etatsAssociation, libelleEtatAssociation } from 'domain/association/etats'
import { describe, expect, test } from 'vitest'
import { anAct, aPrinted, ended, longName } from '../../test/printed.ts'
import { readPdf } from '../../test/read-pdf.ts'
import { pdfEngine } from '../core/pdf/engine.ts'
import type { PrintedAssociation } from '../requetes/printed-representants.ts'
import { extrait } from './extrait-pdf.ts'

const { renderPdf } = pdfEngine()

const { tribunal, verification } = anAct()
const printed = async (version: PrintedAssociation = aPrinted(), numero = 'STR001234') => {
  const document = extrait({
    numero,
    dateInscription: '2026-11-20',
    version,
    ordre: 3,
    enVigueurDepuis: '2026-11-20',
    evenement: 'INSCRIPTION',
    tribunal,
    delivreLe: new Date('2026-11-20T13:02:00Z'),
    verification,
  })
  return readPdf(await renderPdf(document))
}

/** A version for which the paper register gave only a name. */
const bare = (denomination: string): PrintedAssociation => ({
  ...aPrinted({
    denomination,
    objet: '',
    gouvernance: '',
    domaine: [],
    dureeValidite: null,
    dateConstitutive: null,
    dateStatuts: null,
    adresse: {
      ...aPrinted().informations.adresse,
      adresse: '',
      codePostal: '',
      commune: { id: -1, codeInsee: null, libelle: '', codePostaux: [] },
    },
  }),
  members: { physiques: [], morales: [], reprises: [{ uuid: 'r', description: 'Hans Meyer, boulanger' }] },
  indexMembres: [],
})

describe('the extract of an association', () => {
  test('[ACTION-10] is a PDF made by the server, not certified, with its court, its instant in Paris time, its version and its code', async () => {
    const { text, marked, info } = await printed()
    expect(marked).toBe(true)
    expect(info.Title).toBe('Extrait du registre des associations – STR001234')
    expect(text).toContain('Extrait non certifié')
    expect(text).toContain('Délivré le 20 novembre 2026 à 14 h 02')
    expect(text).toContain('Version n° 3, en vigueur depuis le 20 novembre 2026')
    expect(text).toContain('Tribunal Tribunal judiciaire de Strasbourg')
    expect(text).toContain('Code de vérification : K7QX-3MPA-9TRW')
    expect(text).toContain('https://registre.exemple.fr/verification/K7QX-3MPA-9TRW')
  })

  test('says identity, object, seat, durations, powers, direction and dates', async () => {
    const { text } = await printed(
      aPrinted({
        dureeValidite: { valeur: 99, unite: 'ANNEE' },
        dureeRenouvellement: { valeur: 1, unite: 'MOIS' },
        stipulations: true,
        precisionStipulation: 'Aucun emprunt.',
      }),
    )
    for (const part of [
      'Dénomination Association chorale de Mittelbruch',
      'Numéro d’inscription STR001234',
      'But Non lucratif',
      'Objet Pratiquer et faire connaître le chant choral.',
      'Représentant légal Président',
      'Adresse du siège 3 place du Lavoir imaginaire 67000 Strasbourg',
      'Durée de validité 99 ans',
      'Durée de renouvellement 1 mois',
      'Aucun emprunt.',
      'Obersand Lucien',
      'Date des statuts 3 octobre 2026',
      'Date de l’inscription 20 novembre 2026',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('[STATE-01] [STATE-02] [STATE-03] [STATE-04] shows the state in words', async () => {
    for (const etat of etatsAssociation) {
      const { text } = await printed({ ...aPrinted(), etatAssociation: etat })
      expect(text).toContain(`État ${libelleEtatAssociation(etat, null)} But`)
    }
  })

  test('shows the end of an association only once it has happened', async () => {
    expect((await printed()).text).not.toMatch(/dissolution|radiation/)
    const { text } = await printed(
      aPrinted({ dateDissolution: '2026-01-15', dateDissolutionJAL: '2026-02-01', dateRadiation: '2026-03-02' }),
    )
    expect(text).toContain(
      'Date de la dissolution 15 janvier 2026 Publication de la dissolution 1er février 2026 Date de la radiation 2 mars 2026',
    )
  })

  test('a field without value reads « Non renseigné »', async () => {
    const { text } = await printed(bare('Harmonie'))
    for (const term of [
      'Objet',
      'Domaines d’activité',
      'Numéro SIREN ou SIRET',
      'Numéro RNA',
      'Adresse du siège',
      'Durée de validité',
      'Fin de validité',
      'Date de constitution',
      'Date des statuts',
    ]) {
      expect(text).toContain(`${term} Non renseigné`)
    }
    // The paper register did not record it: nothing is asserted (STAFF-18).
    for (const term of ['But', 'Représentant légal']) expect(text).toContain(`${term} Non repris du registre papier`)
    expect(text).toContain('Les limites aux pouvoirs de la direction n’ont pas été reprises du registre papier.')
    expect(text).not.toMatch(/Non lucratif|aucune limite/)
    expect(text).toContain('Non renseigné Membre repris du registre papier')
    expect(text).not.toContain('boulanger')
  })

  test.each<[string, Partial<PrintedAssociation>, string[]]>([
    ['the purpose', { nonRepris: ['but'] }, ['But Non repris du registre papier', 'Représentant légal Président', 'État Inscrite']],
    ['the powers', { nonRepris: ['stipulations'] }, ['n’ont pas été reprises du registre papier', 'But Non lucratif']],
    ['the state', { motifEtat: 'ETAT_NON_REPRIS' }, ['État État non repris du registre papier', 'But Non lucratif']],
  ])('[STAFF-18] says that the takeover left %s unknown, and no other thing', async (_, autrement, expected) => {
    const { text } = await printed({ ...aPrinted(), ...autrement })
    for (const part of expected) expect(text).toContain(part)
    expect(text.match(/repris(es)? du registre papier/g)).toHaveLength(1)
  })

  test('a legal entity of the direction is printed with its registration number, when it has one', async () => {
    const version = aPrinted()
    const withNumber = (numeroInscription: string | null) => ({
      ...version,
      members: { ...version.members, morales: version.members.morales.map((member) => ({ ...member, numeroInscription })) },
    })
    const entity = 'Amis des orgues de Mittelbruch Association'
    expect((await printed(withNumber('B 123'))).text).toContain(`${entity} Numéro d’inscription : B 123 Représentant : Kirchweiler Anatole`)
    expect((await printed(withNumber(null))).text).toContain(`${entity} Représentant : Kirchweiler Anatole`)
  })

  test('an unknown direction is stated in a sentence, without an empty table', async () => {
    const { text } = await printed({ ...aPrinted(), members: { physiques: [], morales: [], reprises: [] }, indexMembres: [] })
    expect(text).toContain('Membres de la direction Aucun membre de la direction ne figure au registre.')
    expect(text).not.toContain('Nom ou dénomination')
    expect((await printed()).text).not.toContain('Aucun membre de la direction')
  })

  const successeur = { numero: 'COL000007', denomination: 'Chorale du Rhin', tribunal: 'Tribunal judiciaire de Colmar' }
  const sansLiquidateurs = { liquidationAssociation: undefined }
  test.each<[string, Parameters<typeof ended>[0], RegExp]>([
    [
      'dissolved: its liquidators, and no limit of a direction that acts no more',
      { etatAssociation: 'DISSOUTE' },
      /État Dissoute But .* Fin de validité Non renseigné Liquidateurs L’association est dissoute : ses liquidateurs la représentent \(Code civil local, art\. 48\)\. Fonction Nom ou dénomination Liquidateur Wolfsberg Ulrike Dates du registre/,
    ],
    [
      'without capacity, and nobody named',
      { etatAssociation: 'DISSOUTE', motifEtat: 'RETRAIT_CAPACITE', ...sansLiquidateurs },
      /État Capacité juridique retirée But .* Liquidateurs La capacité juridique a été retirée à l’association : ses liquidateurs la représentent pour sa liquidation \(Code civil local, art\. 43 à 49 et 73\)\. Le registre n’en nomme aucun\. Dates du registre/,
    ],
    [
      'struck off: nobody',
      { etatAssociation: 'RADIEE' },
      /État Radiée But .* Représentation de l’association L’association est radiée du registre, qui ne dit plus qui peut signer pour elle\. Dates du registre/,
    ],
    [
      'absorbed: by which one',
      { etatAssociation: 'RADIEE', motifEtat: 'ABSORPTION', successeur },
      /État Radiée : absorbée par une autre association But .* Représentation de l’association L’association a été absorbée par Chorale du Rhin \(n° COL000007, Tribunal judiciaire de Colmar\)\. Dates du registre/,
    ],
    [
      'transferred: where it lives',
      { etatAssociation: 'RADIEE', motifEtat: 'TRANSFERT', successeur },
      /État Radiée : transférée à un autre tribunal But .* Représentation de l’association L’association est désormais inscrite au registre d’un autre tribunal : Chorale du Rhin \(n° COL000007, Tribunal judiciaire de Colmar\)\. Dates du registre/,
    ],
  ])('[ACTION-10] says who represents an association %s', async (_, autrement, expected) => {
    const text = (await printed(ended(autrement))).text
      .replaceAll('\u00a0', ' ')
      .replace(/Extrait non certifié, STR001234, code K7QX-3MPA-9TRW Page 1 sur 2 /, '')
    expect(text).toMatch(expected)
    expect(text).not.toMatch(/Mittelbrucher|Obersand|aucune limite|Pouvoirs|Représentant légal/)
  })

  test('shows neither e-mail nor telephone of its members', async () => {
    expect((await printed()).text).not.toMatch(/@|03 88/)
  })

  test.each([longName, 'W'.repeat(150)])('with the longest name and no other value, loses no letter: %s', async (denomination) => {
    const { pages, text } = await printed(bare(denomination))
    expect(pages).toHaveLength(2)
    expect(text.replace(/\s/g, '').split(denomination.replaceAll("'", '’').replace(/\s/g, ''))).toHaveLength(3)
  })

  test('a direction of a hundred members spans several pages without missing one, whatever its order', async () => {
    const version = aPrinted()
    const [member] = version.members.physiques
    if (!member) throw new Error('the example has members')
    const physiques = Array.from({ length: 100 }, (_, i) => ({ ...member, uuid: `m${i}`, nom: `Nom${i}.` }))
    const { text, pages } = await printed({
      ...version,
      members: { ...version.members, physiques },
      indexMembres: [{ uuid: 'm99', collection: 'physiques', index: 0 }],
    })
    for (const { nom } of physiques) expect(text).toContain(nom)
    expect(text.indexOf('Nom99.')).toBeLessThan(text.indexOf('Nom0.'))
    expect(pages.length).toBeGreaterThan(3)
  })
})
