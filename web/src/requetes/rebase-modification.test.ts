import { aMembrePhysique } from 'domain/association/exemples'
import { makeVersion } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import type { TypedMembre } from './parties/membres/saisie-membres.ts'
import { rebaseModification } from './rebase-modification.ts'
import { saisieInitiale, type SaisieModification } from './saisie-modification.ts'
import type { KnownAssociation } from '../association/known-association.ts'

const une = makeVersion()
type Physique = (typeof une.members.physiques)[number]

/** The initial values of the form on a version of the association. */
const openWith = (version = 1, informations = {}, physiques: readonly Physique[] = une.members.physiques): SaisieModification =>
  saisieInitiale({
    association: {
      ...une,
      numero: 'STR000001',
      version,
      informations: { ...une.informations, ...informations },
      members: { ...une.members, physiques },
      indexMembres: [...physiques, ...une.members.morales].map(({ uuid }, index) => ({
        uuid,
        collection: physiques.some((membre) => membre.uuid === uuid) ? 'physiques' : 'morales',
        index,
      })),
    } as unknown as KnownAssociation,
    tribunal: { id: 'TJ-STRASBOURG', libelle: 'Strasbourg' },
  })(null)

const [odile, lucien] = une.members.physiques as [Physique, Physique]
const base = openWith()
const rebaseSaisie = (mienne: SaisieModification, registre: SaisieModification) =>
  rebaseModification({ base, mienne, registre }, '2026-11-21')
const typed = (informations: Partial<SaisieModification['association']['informations']>): SaisieModification => ({
  ...base,
  association: { informations: { ...base.association.informations, ...informations } },
})
const with_ = (uuid: string, changer: (saisi: TypedMembre) => TypedMembre): SaisieModification => ({
  ...base,
  direction: base.direction.map((saisi) => (saisi.membre.uuid === uuid ? changer(saisi) : saisi)),
})
const fonction = (fonctionDite: string) => (saisi: TypedMembre) =>
  ({ ...saisi, membre: { ...saisi.membre, fonction: fonctionDite } }) as TypedMembre
const markRemoved = (saisi: TypedMembre): TypedMembre => ({ ...saisi, supprime: true })

test.each([
  ['left unchanged follows the register', {}, { objet: 'Danser.' }, 'Danser.', []],
  ['changed in the form only stays', { objet: 'Jouer.' }, {}, 'Jouer.', []],
  ['changed identically on both sides is no conflict', { objet: 'Danser.' }, { objet: 'Danser.' }, 'Danser.', []],
  ['changed differently on both sides is a conflict', { objet: 'Jouer.' }, { objet: 'Danser.' }, 'Jouer.', ['objet']],
])('[MEMB-11] an information %s', (_what, mienne, registre, objet, conflits) => {
  const repris = rebaseSaisie(typed(mienne), openWith(2, registre))
  expect(repris.association.informations.objet).toBe(objet)
  expect(repris.conflits.map(({ champ }) => champ)).toEqual(conflits)
  expect(repris.version).toBe(2)
})

const ailleurs = openWith(2, {}, [{ ...odile, fonction: 'Membre' }, lucien])
const sansOdile = openWith(2, {}, [lucien])
const fonctions = ({ direction }: SaisieModification) =>
  direction.map(({ membre, supprime: quitte, conflit }) => [
    membre.uuid,
    'fonction' in membre && membre.fonction,
    ...(quitte ? ['quitte'] : []),
    ...(conflit ? ['conflit'] : []),
  ])
const autres = [
  ['physiques-1', 'Secrétaire'],
  ['morales-0', 'Trésorier(ère)'],
]

test.each([
  ['left unchanged follows the register', base, ailleurs, [['physiques-0', 'Membre'], ...autres]],
  ['left unchanged leaves with the register', base, sansOdile, autres],
  [
    'changed in the form only stays changed',
    with_('physiques-0', fonction('Trésorier(ère)')),
    openWith(2),
    [['physiques-0', 'Trésorier(ère)'], ...autres],
  ],
  [
    'removed in the form only still leaves',
    with_('physiques-0', markRemoved),
    openWith(2),
    [['physiques-0', 'Président(e)', 'quitte'], ...autres],
  ],
  ['removed on both sides is gone', with_('physiques-0', markRemoved), sansOdile, autres],
  [
    'changed on both sides is a conflict',
    with_('physiques-0', fonction('Trésorier(ère)')),
    ailleurs,
    [['physiques-0', 'Trésorier(ère)', 'conflit'], ...autres],
  ],
  [
    'removed in the form and changed in the register is a conflict',
    with_('physiques-0', markRemoved),
    ailleurs,
    [['physiques-0', 'Président(e)', 'quitte', 'conflit'], ...autres],
  ],
  [
    'changed in the form and removed from the register is a conflict',
    with_('physiques-0', fonction('Membre')),
    sansOdile,
    [['physiques-0', 'Membre', 'conflit'], ...autres],
  ],
])('[MEMB-09] [MEMB-11] a member %s', (_what, mienne, registre, attendus) => {
  const within = (un: unknown[], autre: unknown[]) => String(un[0]).localeCompare(String(autre[0]))
  expect(fonctions(rebaseSaisie(mienne, registre)).toSorted(within)).toEqual(attendus.toSorted(within))
})

test('a member added in the register takes their place there, and a member typed in the form stays', () => {
  const venue = { ...aMembrePhysique({ nom: 'Rappolt' }), uuid: 'venue' } as unknown as Physique
  const typee: TypedMembre = { collection: 'physiques', membre: aMembrePhysique({ uuid: null, localUuid: 'ici', nom: 'Zorn' }) }
  const repris = rebaseSaisie({ ...base, direction: [...base.direction, typee] }, openWith(2, {}, [odile, lucien, venue]))
  expect(repris.direction.map(({ membre }) => membre.uuid)).toEqual(['physiques-0', 'physiques-1', 'venue', 'morales-0', null])
})

const [un, deux, trois] = base.direction.map(({ membre }) => membre.uuid) as [string, string, string]
const reorder = (saisie: SaisieModification, ...ordre: string[]): SaisieModification => ({
  ...saisie,
  direction: ordre.flatMap((uuid) => saisie.direction.filter(({ membre }) => membre.uuid === uuid)),
})
test.each([
  ['left unchanged follows the register', [un, deux, trois], [trois, un, deux], [trois, un, deux], null],
  ['changed in the form only stays', [deux, un, trois], [un, deux, trois], [deux, un, trois], null],
  ['changed identically on both sides is no conflict', [deux, un, trois], [deux, un, trois], [deux, un, trois], null],
  ['changed differently on both sides is a conflict', [deux, un, trois], [trois, un, deux], [deux, un, trois], [trois, un, deux]],
])('[MEMB-11] the order of members %s', (_what, mienne, registre, attendu, aChoisir) => {
  const repris = rebaseSaisie(reorder(base, ...mienne), reorder(openWith(2), ...registre))

  expect(repris.direction.map(({ membre }) => membre.uuid)).toEqual(attendu)
  expect(repris.ordreEnConflit).toEqual(aChoisir && { registre: aChoisir, le: '2026-11-21' })
})
