import type { RegisteredDirection } from './registered-direction.ts'
import type { Version } from './version.ts'

/** The founders outside the direction once this direction is registered: a founder who leaves it remains a founder (CCL art. 56). */
export const remainingFondateurs = (
  { members: avant, fondateurs }: Version,
  { members: apres }: RegisteredDirection,
): Version['fondateurs'] => {
  const presents = new Set([...apres.physiques, ...apres.morales].map(({ uuid }) => uuid))
  const listDeparted = <M extends { uuid: string; estFondateur: boolean }>(membres: readonly M[]) =>
    membres.filter(({ uuid, estFondateur }) => estFondateur && !presents.has(uuid))
  return {
    physiques: [...fondateurs.physiques, ...listDeparted(avant.physiques).map(({ civilite, nom, prenom }) => ({ civilite, nom, prenom }))],
    morales: [
      ...fondateurs.morales,
      ...listDeparted(avant.morales).map(({ formeJuridique, denomination }) => ({ formeJuridique, denomination })),
    ],
  }
}
