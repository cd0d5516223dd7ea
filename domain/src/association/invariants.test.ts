import { expect, test } from 'vitest'
import { aComite } from './exemples.ts'
import { versionDeCreation } from '../requetes/demarches/version-creation.ts'
import { aCreationDepot } from '../requetes/examples/filings.ts'
import { type ComparedAssociation, differences } from './differences.ts'
import { invariants } from './invariants.ts'

const base = (): ComparedAssociation => {
  const version = versionDeCreation(aCreationDepot({ comite: aComite() }), {
    membre: (collection, position) => `${collection}-${position}`,
    documents: [],
    remplaces: [],
  })
  return {
    ...version,
    motifEtat: null,
    members: { ...version.members, reprises: [{ uuid: 'r1', description: 'Le comité de 1912' }] },
    documents: [{ uuid: 'd1', nom: 'statuts.pdf', type: 'STATUTS', actif: true }],
  }
}
const lignes = (avant: ComparedAssociation, apres: ComparedAssociation): string[] =>
  invariants(avant, apres).flatMap(({ titre, champs }) => champs.map(({ label, valeur }) => `${titre}, ${label} : ${valeur}`))
const lostLignes = (apres: ComparedAssociation): string[] => {
  const restes = new Set(lignes(base(), apres))
  return lignes(base(), base()).filter((ligne) => !restes.has(ligne))
}

test('two equal versions give every declared value, under the headings of the changes, and no empty one', () => {
  const dits = lignes(base(), base())
  expect(dits).toContain('Dénomination, Dénomination : Association chorale de Mittelbruch')
  expect(dits).toContain('Direction, Madame Odile Mittelbrucher : Président(e)')
  expect(dits).toContain('Direction, Repris du registre papier : Le comité de 1912')
  expect(dits).toContain('Documents, Documents : statuts.pdf')
  expect(dits.some((ligne) => ligne.includes('RNA'))).toBe(false)
  expect(differences(base(), base())).toEqual([])
})

test.each<[string, (un: ComparedAssociation) => ComparedAssociation, RegExp]>([
  ['a field', (un) => ({ ...un, informations: { ...un.informations, objet: 'Danser.' } }), /^Objet et activité, Objet : /],
  [
    'one thing of a member',
    (un) => ({
      ...un,
      members: {
        ...un.members,
        physiques: un.members.physiques.map((membre, rang) => (rang === 0 ? { ...membre, telephone: '03 88 99 99 99' } : membre)),
      },
    }),
    /^Direction, Madame Odile Mittelbrucher : /,
  ],
  [
    'a text of the paper register',
    (un) => ({ ...un, members: { ...un.members, reprises: [] } }),
    /^Direction, Repris du registre papier : /,
  ],
  ['a document no longer in force', (un) => ({ ...un, documents: un.documents.map((one) => ({ ...one, actif: false })) }), /^Documents, /],
])('what changed is not among what does not: %s', (_, changer, perdue) => {
  const apres = changer(base())
  expect(lostLignes(apres)).toEqual([expect.stringMatching(perdue)])
  expect(differences(base(), apres)).toHaveLength(1)
})

test('a new value is not listed as unchanged', () => {
  const un = base()
  const apres = { ...un, informations: { ...un.informations, reference: 'W671234567' } }
  expect(lignes(un, apres)).toEqual(lignes(un, un))
})
