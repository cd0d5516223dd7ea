import { expect, test } from 'vitest'
import { Utilisateur } from './compte.ts'

test('[PERM-02] the authorities of a user are USAGER, GREFFE and ADMINISTRATION, and JUGE where the judge signs (decision 76)', () => {
  expect(Utilisateur.shape.authorities.def.element.options).toEqual(['USAGER', 'GREFFE', 'JUGE', 'ADMINISTRATION'])
})
