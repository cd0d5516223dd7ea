import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDroits, isAgent, checkDroits } from './agent.ts'
import { actesSupport, obstaclesDroits, obstaclesSupport, type ActeSupport, type SituationCompte } from './support.ts'
import { textesSupport } from './textes/support.ts'

const compte = (changes: Partial<SituationCompte> = {}): SituationCompte => ({
  uuid: 'elle',
  etat: 'ACTIF',
  ferme: false,
  authorities: ['USAGER'],
  aUnMotPasse: true,
  secondFacteur: false,
  dernierAdministrateur: false,
  ...changes,
})
const allowedActes = (changes: Partial<SituationCompte>, auteur = 'moi') =>
  actesSupport.filter((acte) => obstaclesSupport(acte, compte(changes), auteur).length === 0)

test.each<[string, Partial<SituationCompte>, ActeSupport[]]>([
  ['not yet active', { etat: 'INACTIF' }, ['RENVOI_ACTIVATION', 'DESACTIVATION', 'FIN_SESSIONS', 'DROITS']],
  ['active', {}, ['REINITIALISATION', 'DESACTIVATION', 'FIN_SESSIONS', 'DROITS']],
  [
    'with a second factor',
    { secondFacteur: true },
    ['REINITIALISATION', 'DESACTIVATION', 'FIN_SESSIONS', 'RETRAIT_SECOND_FACTEUR', 'DROITS'],
  ],
  ['deactivated', { etat: 'DESACTIVE' }, ['REACTIVATION', 'FIN_SESSIONS', 'DROITS']],
  ['of the last administrator', { dernierAdministrateur: true }, ['REINITIALISATION', 'FIN_SESSIONS', 'DROITS']],
])('[STAFF-27] what the support may do to an account %s', (_, changes, attendu) => {
  expect(allowedActes(changes)).toEqual(attendu)
})

test('an account closed by its person cannot be reactivated', () => {
  expect(obstaclesSupport('REACTIVATION', compte({ etat: 'DESACTIVE', ferme: true }), 'moi')).toEqual([textesSupport.ferme])
})

test('administrators cannot deactivate their own account, change their rights or remove their second factor; each refusal says why', () => {
  expect(allowedActes({ secondFacteur: true }, 'elle')).toEqual(['REINITIALISATION', 'FIN_SESSIONS'])
  expect(obstaclesSupport('DESACTIVATION', compte(), 'elle')).toEqual([textesSupport.soiMeme.DESACTIVATION])
})

test('[STAFF-28] rights can be given to an account with a confirmed address or opened by the support, and taken back from any account', () => {
  const droits = { greffe: true, administration: false }
  expect(obstaclesDroits(droits, compte(), 'moi')).toEqual([])
  expect(obstaclesDroits(droits, compte({ etat: 'INACTIF', aUnMotPasse: false }), 'moi')).toEqual([])
  expect(obstaclesDroits(droits, compte({ etat: 'INACTIF' }), 'moi')).toEqual([textesSupport.adresseNonConfirmee])
  expect(obstaclesDroits(droits, compte({ etat: 'DESACTIVE' }), 'moi')).toEqual([textesSupport.desactive])
  const clerk = compte({ etat: 'DESACTIVE', authorities: ['USAGER', 'GREFFE'] })
  expect(obstaclesDroits({ greffe: false, administration: false }, clerk, 'moi')).toEqual([])
})

test('nobody can take the administration from the last administrator, who may get other rights', () => {
  const derniere = compte({ authorities: ['USAGER', 'ADMINISTRATION'], dernierAdministrateur: true })
  expect(obstaclesDroits({ greffe: false, administration: false }, derniere, 'moi')).toEqual([textesSupport.dernierAdministrateur])
  expect(obstaclesDroits({ greffe: true, administration: true }, derniere, 'moi')).toEqual([])
})

test('[STAFF-28] a clerk needs a court, only a clerk has courts, and everybody remains a user', () => {
  expect(checkDroits({ greffe: true, administration: false, tribunaux: [] })).toEqual([
    { field: 'tribunaux', defaultMessage: textesSupport.sansTribunal },
  ])
  expect(checkDroits({ greffe: false, administration: true, tribunaux: [] })).toEqual([])
  expect(applyDroits({ greffe: false, administration: true, tribunaux: ['TJ-COLMAR'] })).toEqual({
    authorities: ['USAGER', 'ADMINISTRATION'],
    tribunaux: [],
  })
  expect(applyDroits({ greffe: true, administration: false, tribunaux: ['TJ-B', 'TJ-A', 'TJ-B'] })).toEqual({
    authorities: ['USAGER', 'GREFFE'],
    tribunaux: ['TJ-A', 'TJ-B'],
  })
})

test('a judge needs a court as a clerk does; nobody is both, since they would sign what they prepared', () => {
  const juge = { greffe: false, juge: true, administration: false, tribunaux: ['TJ-COLMAR'] }
  expect(checkDroits({ ...juge, tribunaux: [] })).toEqual([{ field: 'tribunaux', defaultMessage: textesSupport.sansTribunal }])
  expect(checkDroits(juge)).toEqual([])
  expect(checkDroits({ ...juge, greffe: true })).toEqual([{ field: 'juge', defaultMessage: textesSupport.greffeOuJuge }])
  expect(applyDroits(juge)).toEqual({ authorities: ['USAGER', 'JUGE'], tribunaux: ['TJ-COLMAR'] })
  // As any right of the staff, it is given to a confirmed address only.
  expect(obstaclesDroits(juge, compte({ etat: 'INACTIF' }), 'moi')).toEqual([textesSupport.adresseNonConfirmee])
  expect(obstaclesDroits(juge, compte({ etat: 'INACTIF', authorities: ['USAGER', 'JUGE'] }), 'moi')).toEqual([])
})

test('only clerks, judges and administrators belong to the staff', () => {
  expect(isAgent(['USAGER'])).toBe(false)
  expect([isAgent(['USAGER', 'GREFFE']), isAgent(['USAGER', 'JUGE']), isAgent(['ADMINISTRATION'])]).toEqual([true, true, true])
})

test('whatever administrators do to each other, one active administrator always remains', () => {
  const pas = fc.record({
    auteur: fc.nat(3),
    sujet: fc.nat(3),
    acte: fc.constantFrom('DESACTIVATION', 'REACTIVATION', 'DONNER', 'RETIRER'),
  })
  fc.assert(
    fc.property(fc.array(pas, { maxLength: 40 }), (suite) => {
      const comptes = ['a', 'b', 'c', 'd'].map((uuid, rang) =>
        compte({ uuid, authorities: rang < 3 ? ['USAGER', 'ADMINISTRATION'] : ['USAGER'] }),
      )
      const administers = ({ etat, authorities }: SituationCompte) => etat === 'ACTIF' && authorities.includes('ADMINISTRATION')
      for (const { auteur, sujet, acte } of suite) {
        const par = comptes[auteur] as SituationCompte
        const sur = comptes[sujet] as SituationCompte
        if (!administers(par)) continue
        sur.dernierAdministrateur = administers(sur) && comptes.filter(administers).length === 1
        const administration = acte === 'DONNER'
        if (acte === 'DESACTIVATION' || acte === 'REACTIVATION') {
          if (obstaclesSupport(acte, sur, par.uuid).length === 0) sur.etat = acte === 'DESACTIVATION' ? 'DESACTIVE' : 'ACTIF'
        } else if (obstaclesDroits({ greffe: false, administration }, sur, par.uuid).length === 0) {
          sur.authorities = applyDroits({ greffe: false, administration, tribunaux: [] }).authorities
        }
        expect(comptes.some(administers)).toBe(true)
      }
    }),
  )
})
