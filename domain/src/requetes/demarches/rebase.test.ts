import { expect, test } from 'vitest'
import { aMembrePhysique } from '../../association/exemples.ts'
import { unchangedComite, aDissolutionDepot, aModificationDepot, makeVersion } from '../examples/filings.ts'
import { rebase } from './rebase.ts'

const base = makeVersion()
const informations = (autrement: object) => ({ informations: { ...base.informations, ...autrement } })

test('on its base version, a filing stays as declared; a dissolution does not declare the association', () => {
  expect(rebase(aModificationDepot(), base, base)).toEqual(aModificationDepot())
  const autre = makeVersion(informations({ reference: 'W671000001' }))
  expect(rebase(aDissolutionDepot(), base, autre)).toEqual(aDissolutionDepot())
})

test('unchanged values follow the register, changed values stay as declared', () => {
  const derniere = makeVersion(informations({ reference: 'W671000001', adresseCourriel: 'tribunal@exemple.fr', dateStatuts: '2026-11-03' }))
  const { association } = rebase(aModificationDepot(), base, derniere)
  expect(association?.informations).toMatchObject({ reference: 'W671000001', adresseCourriel: 'nouvelle@exemple.fr' })
  expect(association?.dateStatuts).toBe('2026-11-03')
})

test('members added by the court since come last, those it removed leave, those the declarant changed stay changed', () => {
  const [premiere, seconde] = base.members.physiques
  if (!premiere || !seconde) throw new Error('the example has two persons')
  const reprise = { uuid: 'reprise-1', description: 'Comité de 1912' }
  const derniere = makeVersion({
    members: { ...base.members, physiques: [premiere], reprises: [reprise] },
    indexMembres: [
      ...base.indexMembres.filter(({ uuid }) => uuid !== seconde.uuid),
      { uuid: 'reprise-1', collection: 'reprises', index: 2 },
    ],
  })
  const comite = unchangedComite(base)
  const depot = aModificationDepot({
    comite: {
      ...comite,
      physiques: [
        { ...premiere, localUuid: null, fonction: 'Secrétaire' },
        { ...seconde, localUuid: null },
        aMembrePhysique({ localUuid: 'n', nom: 'Neuhaus' }),
      ],
    },
  })
  const suivi = rebase(depot, base, derniere).comite
  expect(suivi.physiques.map(({ nom, fonction }) => [nom, fonction])).toEqual([
    [premiere.nom, 'Secrétaire'],
    ['Neuhaus', 'Président(e)'],
  ])
  expect(suivi.reprises.map(({ description }) => description)).toEqual(['Comité de 1912'])
  expect(suivi.indexMembres.at(-1)?.uuid).toBe('reprise-1')
})

test('an unchanged order of members follows the register, a changed one stays as declared', () => {
  const rang = ({ uuid }: { uuid: string | null }) => uuid
  const [premier, ...suivants] = base.indexMembres.map(({ uuid, collection }) => ({ uuid, collection }))
  if (!premier) throw new Error('the example has members')
  const range = (membres: (typeof premier)[]) => membres.map((membre, index) => ({ ...membre, index }))
  const derniere = makeVersion({ indexMembres: range([...suivants, premier]) })
  expect(rebase(aModificationDepot(), base, derniere).comite.indexMembres.map(rang)).toEqual(derniere.indexMembres.map(rang))
  const declare = range([premier, ...suivants].toReversed()).map((membre) => ({ ...membre, localUuid: null }))
  const depot = aModificationDepot({ comite: { ...unchangedComite(base), indexMembres: declare } })
  expect(rebase(depot, base, derniere).comite.indexMembres.map(rang)).toEqual(declare.map(rang))
})
