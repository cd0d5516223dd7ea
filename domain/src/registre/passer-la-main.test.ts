import fc from 'fast-check'
import { expect, test } from 'vitest'
import { obstaclesSuccession } from './passer-la-main.ts'
import type { Voie } from './voies.ts'

test('[ATTACH-21, SHEET-12] who administers has the three steps; nobody else is sent to ask for an attachment unless they may, whatever they are to the association', () => {
  const etats = ['NON_RATTACHE', 'EN_COURS', 'INVITATION_EN_COURS', 'RATTACHE'] as const
  fc.assert(
    fc.property(
      fc.constantFrom(...etats),
      fc.boolean(),
      fc.boolean(),
      fc.subarray<Voie>(['rattachement', 'accepter']),
      (etat, administre, gestionnaires, ouvertes) => {
        const voies = new Set(ouvertes)
        const raisons = obstaclesSuccession(
          { administre, gestionnaires, rattachement: { etat, gestion: false, depot: false, depuis: null } },
          voies,
        )
        expect(raisons.length === 0).toBe(administre)
        const demander = voies.has('rattachement') && etat === 'NON_RATTACHE'
        if (!administre) expect(/Demandez votre rattachement/.test(raisons.join(' '))).toBe(demander)
      },
    ),
  )
})
