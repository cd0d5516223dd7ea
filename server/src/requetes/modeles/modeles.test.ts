import { randomUUID } from 'node:crypto'
import { textesPersonnes } from 'domain/core/textes/personnes'
import type { NomDeModele } from 'domain/requetes/depot/modeles'
import { expect, test } from 'vitest'
import { retain } from '../../../test/brouillons.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'

const office = await testOffice()
const { app } = office
const author = await someone(office)
const dotted = '……………'

const adresse = (rue: string) => ({
  adresse: rue,
  complementAdresse: '',
  codePostal: '67000',
  commune: { libelle: 'Strasbourg' },
  pays: textesPersonnes.paysParDefaut,
})
const member = (nom: string, autres: object = {}) => ({
  collection: 'physiques',
  membre: {
    fonction: 'Trésorière',
    nom,
    prenom: 'Irma',
    nationalite: 'Française',
    estFondateur: true,
    adresse: adresse(`4 rue ${nom}`),
    ...autres,
  },
})
const company = {
  collection: 'morales',
  membre: {
    ...member('').membre,
    denomination: 'Caisse du Ried',
    formeJuridique: 'Société coopérative',
    nomRepresentant: 'Amtmann',
    prenomRepresentant: 'Odile',
    numeroInscription: 'B 123',
  },
}
const informations = {
  denomination: 'Chorale du Ried',
  objet: 'Pratiquer le chant choral.',
  but: 'NON_LUCRATIF',
  gouvernance: 'Président',
  stipulations: true,
  precisionStipulation: 'Emprunts soumis à l’assemblée',
  adresse: {
    ...adresse('3 place du Lavoir'),
    domiciliation: 'Mme Mittelbrucher',
    commune: { libelle: 'Strasbourg', tribunalJudiciaire: 'TJ-STRASBOURG', tribunalProximite: null },
  },
}
const creation = {
  association: { informations },
  direction: [member('Obersand'), company],
  fondateurs: [member('Kirchweiler')],
  annexes: [{ annexe: { type: 'STATUTS', sousType: null, date: '2026-10-03' } }],
}

const drafted = async (saisie: object, autrement: object = {}) => {
  await office.db.deleteFrom('brouillon').execute()
  const id = randomUUID()
  expect((await retain(office, author, id, { contenu: { saisie }, ...autrement })).statusCode).toBe(200)
  return id
}
const take = (id: string, modele: NomDeModele, choices = '') =>
  app.inject({ url: `/api/brouillon/${id}/modele/${modele}${choices}`, headers: author.bearer })
const read = async (id: string, modele: NomDeModele, choices = '') => {
  const answer = await take(id, modele, choices)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const pdf = await readPdf(answer.rawPayload)
  expect([pdf.marked, pdf.displaysTitle, pdf.info.Language]).toEqual([true, true, 'fr-FR'])
  expect(pdf.roles).toContain('H1')
  return pdf.text.replaceAll('\u00A0', ' ')
}

test('the declaration of a creation holds what CPC annex art. 30-1 requires, for the court of its seat, as typed', async () => {
  const said = await read(await drafted(creation), 'declaration')
  for (const part of [
    'Déclaration d’inscription d’une association',
    'Tribunal judiciaire de Strasbourg',
    'Chorale du Ried',
    'Pratiquer le chant choral.',
    'Non lucratif',
    '3 octobre 2026',
    'Chez Mme Mittelbrucher 3 place du Lavoir 67000 Strasbourg',
    'Irma Obersand',
    'Française',
    'Caisse du Ried Société coopérative Numéro d’inscription : B 123 Représentant : Odile Amtmann',
    'Emprunts soumis à l’assemblée',
    'Irma Kirchweiler',
    'art. 30-1',
  ])
    expect(said).toContain(part)
})

test('an empty or invalid answer becomes a dotted line, never a word of ours', async () => {
  for (const saisie of [{}, { association: 'rien', direction: { nom: 1 }, fondateurs: [null, 3] }]) {
    const id = await drafted(saisie, { denomination: '' })
    for (const modele of ['declaration', 'proces-verbal', 'statuts'] as const) {
      const said = await read(id, modele)
      expect(said).toContain(dotted)
      expect(said).not.toMatch(/undefined|null|Non renseigné|\[object/)
    }
  }
})

test('the model of the statutes settles what CCL art. 57 and 58 name, each with its article, from the answers', async () => {
  const id = await drafted(creation)
  const first = await read(id, 'statuts')
  for (const part of [
    'Modèle à adapter',
    'Chorale du Ried',
    'art. 57',
    'art. 58, 1°',
    'art. 58, 2°',
    'et 58, 3°',
    'art. 58, 4°',
    'sept membres',
  ])
    expect(first).toContain(part)
  expect(first).toContain('pour un an')
  const other = await read(id, 'statuts', '?adhesion=AGREMENT&cotisation=AUCUNE&mandat=3&convocation=COURRIER&delai=30')
  for (const part of ['l’accord de la direction', 'ne paient pas de cotisation', 'pour trois ans', 'par courrier, 30 jours avant'])
    expect(other).toContain(part)
  expect((await take(id, 'statuts', '?mandat=9')).statusCode).toBe(400)
})

test('a lucrative aim is stated as such, to the court and in the statutes', async () => {
  const id = await drafted({ ...creation, association: { informations: { ...informations, but: 'LUCRATIF' } } })
  const declaration = await read(id, 'declaration')
  expect(declaration).toContain('But Lucratif')
  const statutes = await read(id, 'statuts')
  expect(statutes).toContain('Elle poursuit un but lucratif, déclaré au tribunal')
  expect(statutes).not.toContain('ne poursuit pas de but lucratif')
})

test('the minutes of the constitutive assembly name those present, the direction elected, and leave the votes to be written', async () => {
  const said = await read(await drafted(creation), 'proces-verbal')
  for (const part of [
    'assemblée constitutive',
    'Irma Kirchweiler',
    'Résolution 1 : adoption des statuts',
    'Résolution 2 : élection de la direction',
    'Trésorière',
    'Pour : ………',
  ])
    expect(said).toContain(part)
})

const { numero } = await aRegisteredAssociation(office, { rattaches: [{ personne: author }] })
const on = (type: string, saisie: object) => drafted(saisie, { type, association: numero })

test('the papers of a filing on an association say what the register says of it, and what changes', async () => {
  const registered = await office.db.selectFrom('association').select('nom').where('numero', '=', numero).executeTakeFirstOrThrow()
  const changed = await on('MODIFICATION', {
    ...creation,
    changements: { direction: true },
    direction: [member('Obersand'), { ...member('Partante'), supprime: true }],
  })
  const declaration = await read(changed, 'declaration')
  for (const part of [numero, registered.nom, 'Changements déclarés', 'Chorale du Ried', 'Irma Obersand'])
    expect(declaration).toContain(part)
  expect(declaration).not.toContain('Partante')
  const minutes = await read(changed, 'proces-verbal')
  expect(minutes).toContain('Résolution 1 : direction')
  expect(minutes).not.toContain('modification des statuts')
  const dissolved = await on('DISSOLUTION', { liquidation: { commentaireLiquidation: '', liquidateurs: [member('Tannacker')] } })
  for (const modele of ['declaration', 'proces-verbal'] as const) expect(await read(dissolved, modele)).toContain('Irma Tannacker')
  expect(await read(dissolved, 'proces-verbal')).toContain('art. 41')
  const struck = await on('RADIATION', { radiation: { dateDissolution: '2025-01-15' } })
  expect(await read(struck, 'declaration')).toContain('15 janvier 2025')
  expect(await read(struck, 'rapport')).toContain('Rapport des liquidateurs')
  expect((await take(struck, 'statuts')).statusCode).toBe(404)
})

const resolutions = async (saisie: object) =>
  [
    ...(await read(await on('MODIFICATION', saisie), 'proces-verbal')).matchAll(
      /Résolution (\d : (?:modification des statuts|direction))/g,
    ),
  ].map(([, said]) => said)
const renewed = 'La direction est renouvelée sans changement de personnes.'

test('the papers mention a complete renewal of the direction, and only then', async () => {
  const declaration = async (saisie: object) => read(await on('MODIFICATION', saisie), 'declaration')
  expect(await declaration({ renouvellementComite: true })).toContain(renewed)
  expect(await declaration({ changements: { direction: true } })).not.toContain(renewed)
})

test('minutes propose the declared changes, or every possible one when none is declared', async () => {
  const both = ['1 : modification des statuts', '2 : direction']
  expect(await resolutions({})).toEqual(both)
  expect(await resolutions({ changements: { direction: true, siege: true } })).toEqual(both)
  expect(await resolutions({ changements: { direction: true } })).toEqual(['1 : direction'])
  expect(await resolutions({ renouvellementComite: true })).toEqual(['1 : direction'])
  for (const change of ['siege', 'denomination', 'statuts'])
    expect(await resolutions({ changements: { [change]: true } }), change).toEqual(['1 : modification des statuts'])
})

test('a dissolution without liquidator says why; with one, it names them and gives no reason', async () => {
  const declaration = async (commentaireLiquidation: string, ...liquidateurs: object[]) =>
    read(await on('DISSOLUTION', { liquidation: { commentaireLiquidation, liquidateurs } }), 'declaration')
  const why = 'Pas de liquidateur Aucun bien ni dette.'
  expect(await declaration('Aucun bien ni dette.')).toContain(why)
  expect(await declaration('Aucun bien ni dette.', { ...member('Partante'), supprime: true })).toContain(why)
  const named = await declaration('Aucun bien ni dette.', member('Tannacker'))
  expect(named).toContain('Irma Tannacker')
  expect(named).not.toContain('Pas de liquidateur')
  expect(await declaration('')).not.toContain('Pas de liquidateur')
})
