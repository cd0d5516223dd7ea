import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSampleCommune } from '../core/exemples.ts'
import { aCreationDepot } from '../requetes/examples/filings.ts'
import { versionDeCreation } from '../requetes/demarches/version-creation.ts'
import { shownChamps } from './shown-champs.ts'
import { ajoutOrRetrait, type ComparedAssociation, differences } from './differences.ts'
import { aComite, aMembrePhysique } from './exemples.ts'

const base = (): ComparedAssociation => ({
  ...versionDeCreation(aCreationDepot({ comite: aComite() }), {
    membre: (collection, position) => `${collection}-${position}`,
    documents: [],
    remplaces: [],
  }),
  motifEtat: null,
  documents: [
    { uuid: 'd1', nom: 'statuts.pdf', type: 'STATUTS', actif: true },
    { uuid: 'd2', nom: 'proces-verbal.pdf', type: 'PV_AG', actif: true },
  ],
})

type Changement = (association: ComparedAssociation) => ComparedAssociation
type Infos = ComparedAssociation['informations']

const infos =
  (autrement: Partial<Infos>): Changement =>
  (association) => ({ ...association, informations: { ...association.informations, ...autrement } })
const siege =
  (autrement: Partial<Infos['adresse']>): Changement =>
  (association) =>
    infos({ adresse: { ...association.informations.adresse, ...autrement } })(association)
const physique =
  (position: number, autrement: Partial<ComparedAssociation['members']['physiques'][number]>): Changement =>
  (association) => ({
    ...association,
    members: {
      ...association.members,
      physiques: association.members.physiques.map((membre, i) => (i === position ? { ...membre, ...autrement } : membre)),
    },
  })

/** One change of each field that is read, with the label of the one line that it must give. */
const changements: [label: string, Changement][] = [
  ["État de l'association", (association) => ({ ...association, etatAssociation: 'DISSOUTE', motifEtat: 'RETRAIT_CAPACITE' })],
  ['Dénomination', infos({ denomination: 'Chorale nouvelle' })],
  ['Objet', infos({ objet: 'Chanter dehors.' })],
  ["Domaines d'activité", infos({ domaine: ['Sports, activités de plein air'] })],
  ['Thèmes', infos({ theme: ['Chant choral'] })],
  ['Représentant légal', infos({ gouvernance: 'Comité' })],
  ['But', infos({ but: 'LUCRATIF' })],
  ["Type d'association", infos({ cooperative: true })],
  ['Numéro SIREN ou SIRET', infos({ numero: '123456789' })],
  ['Numéro RNA', infos({ reference: 'W671234567' })],
  ["Reconnue d'utilité publique", infos({ utilitePublique: true })],
  ['Domiciliation (chez)', siege({ domiciliation: 'Mme Odile Mittelbrucher' })],
  ['Adresse du siège', siege({ adresse: '9 rue du Moulin imaginaire' })],
  ["Complément d'adresse", siege({ complementAdresse: 'Bâtiment B' })],
  ['Code postal', siege({ codePostal: '68000' })],
  ['Commune', siege({ commune: { ...aSampleCommune(), libelle: 'Colmar' } })],
  ['Pays', siege({ pays: 'ALLEMAGNE' })],
  ["Adresse courriel de l'association", infos({ adresseCourriel: null })],
  ['Site internet', infos({ adresseSite: 'https://chorale.exemple.fr' })],
  ['Durée de validité', infos({ dureeValidite: { valeur: 99, unite: 'ANNEE' } })],
  ['Durée de renouvellement', infos({ dureeRenouvellement: { valeur: 3, unite: 'ANNEE' } })],
  ['Fin de validité', infos({ finValidite: '2099-01-01' })],
  ['Limites aux pouvoirs de la direction', infos({ stipulations: true, precisionStipulation: 'Au-delà de 5 000 euros.' })],
  ['Date de constitution', infos({ dateConstitutive: '2001-01-01' })],
  ['Date des statuts', infos({ dateStatuts: '2026-11-01' })],
  ["Publication de l'inscription", infos({ dateInscriptionJAL: '2026-11-02' })],
  ['Date de la dissolution', infos({ dateDissolution: '2026-11-03' })],
  ['Publication de la dissolution', infos({ dateDissolutionJAL: '2026-11-04' })],
  ['Date de la radiation', infos({ dateRadiation: '2026-11-05' })],
  ['Madame Odile Mittelbrucher, fonction', physique(0, { fonction: 'Membre' })],
  ['Madame Odile Mittelbrucher, nationalité', physique(0, { nationalite: 'SUISSE' })],
  ['Madame Odile Mittelbrucher, téléphone', physique(0, { telephone: '03 88 11 11 11' })],
  ['Madame Odile Mittelbrucher, qualité de fondateur', physique(0, { estFondateur: false })],
  [
    'Madame Odile Mittelbrucher, domicile',
    (association) => {
      const [membre] = association.members.physiques
      if (!membre) throw new Error('nobody')
      return physique(0, { adresse: { ...membre.adresse, adresse: '77 rue des Merles' } })(association)
    },
  ],
  ['Monsieur Lucien Obersandner, identité', physique(1, { nom: 'Obersandner' })],
  [
    'Direction',
    (association) => ({
      ...association,
      members: { ...association.members, morales: [] },
      indexMembres: association.indexMembres.filter(({ collection }) => collection !== 'morales'),
    }),
  ],
  [
    'Liquidateurs',
    (association) => ({
      ...association,
      liquidationAssociation: {
        commentaireLiquidation: 'Le comité liquide.',
        liquidateurs: {
          members: { physiques: [{ ...aMembrePhysique({ prenom: 'Ulysse', nom: 'Wolfsberg' }), uuid: 'l1' }], morales: [], reprises: [] },
          indexMembres: [],
        },
      },
    }),
  ],
  [
    'Repris du registre papier',
    (association) => ({
      ...association,
      members: { ...association.members, reprises: [{ uuid: 'r1', description: 'M. Basile Rosenholz, président en 1931' }] },
    }),
  ],
  [
    'Membres fondateurs',
    (association) => ({
      ...association,
      fondateurs: {
        ...association.fondateurs,
        morales: [...association.fondateurs.morales, { formeJuridique: 'Association', denomination: 'Harmonie des Cimes' }],
      },
    }),
  ],
  ['Documents', (association) => ({ ...association, documents: association.documents.filter(({ uuid }) => uuid !== 'd2') })],
  [
    'statuts.pdf, situation',
    (association) => ({
      ...association,
      documents: association.documents.map((document) => (document.uuid === 'd1' ? { ...document, actif: false } : document)),
    }),
  ],
]

const lignes = (avant: ComparedAssociation, apres: ComparedAssociation) =>
  differences(avant, apres).flatMap((rubrique) => rubrique.differences)
const desChangements = fc.subarray(changements).map((choisis) => ({
  labels: choisis.map(([label]) => label),
  apres: choisis.reduce((association, [, changer]) => changer(association), base()),
}))

test('[SHEET-14] a version compared with itself shows no change', () => {
  fc.assert(
    fc.property(desChangements, ({ apres }) => {
      expect(differences(apres, structuredClone(apres))).toEqual([])
    }),
  )
})

test('[SHEET-14] every difference gives exactly one line, and nothing else gives any', () => {
  fc.assert(
    fc.property(desChangements, ({ labels, apres }) => {
      expect(
        lignes(base(), apres)
          .map(({ label }) => label)
          .toSorted(),
      ).toEqual(labels.toSorted())
    }),
    { numRuns: 300 },
  )
})

test('the changes above cover every field that the sheet shows', () => {
  expect(shownChamps.map(({ label }) => label).filter((label) => !changements.some(([tried]) => tried === label))).toEqual([])
})

test('[SHEET-14] the reverse comparison turns additions into removals and swaps replaced values', () => {
  const sentences = (avant: ComparedAssociation, apres: ComparedAssociation, sens: 1 | -1) =>
    lignes(avant, apres)
      .map(({ ancien, nouveau }) => JSON.stringify(sens === 1 ? [ancien, nouveau] : [nouveau, ancien]))
      .toSorted()
  fc.assert(
    fc.property(desChangements, desChangements, ({ apres: une }, { apres: autre }) => {
      expect(sentences(autre, une, -1)).toEqual(sentences(une, autre, 1))
    }),
  )
})

test('[SHEET-14] members who left, members who came and changed functions are worded under one heading', () => {
  const avant = base()
  const [odile, lucien] = avant.members.physiques
  if (!odile || !lucien) throw new Error('nobody')
  const basile = { ...lucien, uuid: 'nouveau', prenom: 'Basile', fonction: 'Secrétaire' }
  const apres = { ...avant, members: { ...avant.members, physiques: [{ ...odile, fonction: 'Trésorier(ère)' }, basile] } }
  expect(
    differences(avant, apres).map(({ titre, differences: dites }) => [
      titre,
      ...dites.map((dite) => ajoutOrRetrait(dite) ?? [dite.ancien, dite.nouveau]),
    ]),
  ).toEqual([
    [
      'Direction',
      'Supprimé\u00a0: Monsieur Lucien Obersand (Secrétaire)',
      'Ajouté\u00a0: Monsieur Basile Obersand (Secrétaire)',
      ['Président(e)', 'Trésorier(ère)'],
    ],
  ])
})

test('[SHEET-14] a founder who leaves or enters the direction remains a founder: only the direction changes', () => {
  const avant = base()
  const [odile, ...autres] = avant.members.physiques
  if (!odile) throw new Error('nobody')
  const { civilite, nom, prenom } = odile
  const fondateurs = { ...avant.fondateurs, physiques: [...avant.fondateurs.physiques, { civilite, nom, prenom }] }
  const parti = { ...avant, members: { ...avant.members, physiques: autres }, fondateurs }
  const fondatrice = { ...avant, members: { ...avant.members, physiques: [{ ...odile, estFondateur: true }, ...autres] } }
  const dit = `Madame ${prenom} ${nom}`
  expect(lignes(fondatrice, parti)).toEqual([{ label: 'Direction', ancien: `${dit} (${odile.fonction})`, nouveau: null }])
  expect(lignes(parti, fondatrice)).toEqual([{ label: 'Direction', ancien: null, nouveau: `${dit} (${odile.fonction})` }])
  // A member who was not a founder and is entered as one is a change.
  const simple = { ...avant, members: { ...avant.members, physiques: [{ ...odile, estFondateur: false }, ...autres] } }
  expect(lignes(simple, parti).map(({ label, nouveau }) => [label, nouveau])).toEqual([
    ['Direction', null],
    ['Membres fondateurs', dit],
  ])
})

test('[SHEET-14] a new order among the members who stay gives one line', () => {
  const avant = base()
  const apres = { ...avant, indexMembres: avant.indexMembres.map((rang) => ({ ...rang, index: -rang.index })) }
  expect(lignes(avant, apres)).toEqual([
    {
      label: 'Ordre des membres',
      ancien: 'Madame Odile Mittelbrucher, Amis des orgues de Mittelbruch (Association), Monsieur Lucien Obersand',
      nouveau: 'Monsieur Lucien Obersand, Amis des orgues de Mittelbruch (Association), Madame Odile Mittelbrucher',
    },
  ])
})

test('the headings come in a fixed order, whatever changed', () => {
  const tout = changements.reduce((association, [, changer]) => changer(association), base())
  expect(differences(base(), tout).map(({ titre }) => titre)).toEqual([
    'État',
    'Dénomination',
    'Objet et activité',
    'Siège',
    'Contact',
    'Statuts',
    'Direction',
    'Liquidateurs',
    'Membres fondateurs',
    'Numéros et reconnaissance',
    'Dates du registre',
    'Documents',
  ])
})
