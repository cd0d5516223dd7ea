import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appliquerDroits, estAgent, verifierDroits } from './agent.ts'
import { actesSupport, obstaclesDroits, obstaclesSupport, type ActeSupport, type SituationCompte } from './support.ts'
import { textesSupport } from './textes-support.ts'

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
const permis = (changes: Partial<SituationCompte>, auteur = 'moi') =>
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
  expect(permis(changes)).toEqual(attendu)
})

test('an account that its person closed cannot be reactivated, for nothing is left to reopen', () => {
  expect(obstaclesSupport('REACTIVATION', compte({ etat: 'DESACTIVE', ferme: true }), 'moi')).toEqual([textesSupport.ferme])
})

test('one may neither deactivate oneself, nor change own rights, nor forget own second factor; each says why', () => {
  expect(permis({ secondFacteur: true }, 'elle')).toEqual(['REINITIALISATION', 'FIN_SESSIONS'])
  expect(obstaclesSupport('DESACTIVATION', compte(), 'elle')).toEqual([textesSupport.soiMeme.DESACTIVATION])
})

test('[STAFF-28] rights are given to an account whose address is proved, or that the support opened, and taken back from any', () => {
  const droits = { greffe: true, administration: false }
  expect(obstaclesDroits(droits, compte(), 'moi')).toEqual([])
  expect(obstaclesDroits(droits, compte({ etat: 'INACTIF', aUnMotPasse: false }), 'moi')).toEqual([])
  expect(obstaclesDroits(droits, compte({ etat: 'INACTIF' }), 'moi')).toEqual([textesSupport.adresseNonConfirmee])
  expect(obstaclesDroits(droits, compte({ etat: 'DESACTIVE' }), 'moi')).toEqual([textesSupport.desactive])
  const clerk = compte({ etat: 'DESACTIVE', authorities: ['USAGER', 'GREFFE'] })
  expect(obstaclesDroits({ greffe: false, administration: false }, clerk, 'moi')).toEqual([])
})

test('the last administrator keeps that right, whoever takes it back, and may be given others', () => {
  const derniere = compte({ authorities: ['USAGER', 'ADMINISTRATION'], dernierAdministrateur: true })
  expect(obstaclesDroits({ greffe: false, administration: false }, derniere, 'moi')).toEqual([textesSupport.dernierAdministrateur])
  expect(obstaclesDroits({ greffe: true, administration: true }, derniere, 'moi')).toEqual([])
})

test('[STAFF-28] a clerk has a court, courts are only a clerk’s, and everybody remains a user', () => {
  expect(verifierDroits({ greffe: true, administration: false, tribunaux: [] })).toEqual([
    { field: 'tribunaux', defaultMessage: textesSupport.sansTribunal },
  ])
  expect(verifierDroits({ greffe: false, administration: true, tribunaux: [] })).toEqual([])
  expect(appliquerDroits({ greffe: false, administration: true, tribunaux: ['TJ-COLMAR'] })).toEqual({
    authorities: ['USAGER', 'ADMINISTRATION'],
    tribunaux: [],
  })
  expect(appliquerDroits({ greffe: true, administration: false, tribunaux: ['TJ-B', 'TJ-A', 'TJ-B'] })).toEqual({
    authorities: ['USAGER', 'GREFFE'],
    tribunaux: ['TJ-A', 'TJ-B'],
  })
})

test('a judge has a court as a clerk has; nobody is both, who would sign what they prepared', () => {
  const juge = { greffe: false, juge: true, administration: false, tribunaux: ['TJ-COLMAR'] }
  expect(verifierDroits({ ...juge, tribunaux: [] })).toEqual([{ field: 'tribunaux', defaultMessage: textesSupport.sansTribunal }])
  expect(verifierDroits(juge)).toEqual([])
  expect(verifierDroits({ ...juge, greffe: true })).toEqual([{ field: 'juge', defaultMessage: textesSupport.greffeOuJuge }])
  expect(appliquerDroits(juge)).toEqual({ authorities: ['USAGER', 'JUGE'], tribunaux: ['TJ-COLMAR'] })
  // Given to a proved address only, as any right of the staff.
  expect(obstaclesDroits(juge, compte({ etat: 'INACTIF' }), 'moi')).toEqual([textesSupport.adresseNonConfirmee])
  expect(obstaclesDroits(juge, compte({ etat: 'INACTIF', authorities: ['USAGER', 'JUGE'] }), 'moi')).toEqual([])
})

test('only clerks, judges and administrators are of the staff', () => {
  expect(estAgent(['USAGER'])).toBe(false)
  expect([estAgent(['USAGER', 'GREFFE']), estAgent(['USAGER', 'JUGE']), estAgent(['ADMINISTRATION'])]).toEqual([true, true, true])
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
      const administre = ({ etat, authorities }: SituationCompte) => etat === 'ACTIF' && authorities.includes('ADMINISTRATION')
      for (const { auteur, sujet, acte } of suite) {
        const par = comptes[auteur] as SituationCompte
        const sur = comptes[sujet] as SituationCompte
        if (!administre(par)) continue
        sur.dernierAdministrateur = administre(sur) && comptes.filter(administre).length === 1
        const administration = acte === 'DONNER'
        if (acte === 'DESACTIVATION' || acte === 'REACTIVATION') {
          if (obstaclesSupport(acte, sur, par.uuid).length === 0) sur.etat = acte === 'DESACTIVATION' ? 'DESACTIVE' : 'ACTIF'
        } else if (obstaclesDroits({ greffe: false, administration }, sur, par.uuid).length === 0) {
          sur.authorities = appliquerDroits({ greffe: false, administration, tribunaux: [] }).authorities
        }
        expect(comptes.some(administre)).toBe(true)
      }
    }),
  )
})
