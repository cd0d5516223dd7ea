import fc from 'fast-check'
import { expect, test } from 'vitest'
import { obstaclesSuccession } from './succession.ts'
import type { Voie } from './voies.ts'

test('[ATTACH-21, SHEET-12] managers get the three steps; others are advised to ask for an attachment only if they may', () => {
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
