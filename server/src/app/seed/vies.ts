import type { Office } from '../../core/door.ts'
import type { Comptes } from './comptes.ts'
import { seedInstantane, seedNonConformites, seedNumerisations, seedRejet, seedRequeteWithoutVersion, seedRetrait } from './etats.ts'
import type { Modele } from './fichiers.ts'
import { seedStories } from './stories.ts'
import { deposantDe, attachCamille, attachUsagers, seedAttentes } from './rattachements.ts'
import { firstAssociations } from './sql.ts'
import { seedUsagers } from './usagers.ts'

/**
 * Gives some associations of the demonstration a life: users, several versions, digitisations, non-conformities, invitations, requests.
 * Camille Weber acts for the first ones of Strasbourg, one of Colmar and one of Mulhouse.
 */
export const seedVies = async (office: Office, comptes: Comptes, modeles: readonly Modele[]): Promise<void> => {
  const { db, now } = office
  const { camille, jean, strasbourg, colmar } = comptes
  const usagers = await seedUsagers(db, now())
  const salle = { db, bureau: office, now: now(), camille, usagers }
  const aStrasbourg = await firstAssociations(db, 'TJ-STRASBOURG', 'INSCRITE', 40)
  const aColmar = await firstAssociations(db, 'TJ-COLMAR', 'INSCRITE', 20)
  const aMulhouse = await firstAssociations(db, 'TJ-MULHOUSE', 'INSCRITE', 4)
  const dissoutes = await firstAssociations(db, 'TJ-STRASBOURG', 'DISSOUTE', 1)
  const [premiere, deuxieme, troisieme, invitante, demandee, enCours, introuvable, nonConforme, disponible, ...suivantes] = aStrasbourg
  if (!premiere || !deuxieme || !troisieme || !invitante || !demandee || !enCours || !introuvable || !nonConforme || !disponible)
    throw new Error('the register is too small for a demonstration')
  await attachCamille(salle, [premiere, deuxieme, troisieme, ...dissoutes, ...aColmar.slice(0, 1), ...aMulhouse.slice(0, 1)])
  await attachUsagers(salle, [invitante, ...aStrasbourg.slice(5), ...aColmar.slice(1), ...aMulhouse.slice(1)])

  const deposant = (numero: string) => (numero === premiere ? camille : deposantDe(usagers, numero))
  await seedStories({ office, agent: strasbourg, modeles, deposant }, [premiere, disponible, ...suivantes])
  await seedStories({ office, agent: colmar, modeles, deposant }, aColmar.slice(1))

  const greffe = { office, agent: strasbourg }
  await seedInstantane(greffe, disponible)
  await seedNonConformites(greffe, [troisieme, nonConforme])
  await seedNumerisations(greffe, {
    enCours: [
      { numero: deuxieme, par: camille },
      { numero: enCours, par: jean },
    ],
    disponibles: [
      { numero: premiere, par: camille },
      { numero: disponible, par: deposant(disponible) },
    ],
    introuvables: [{ numero: introuvable, par: deposant(introuvable) }],
  })
  await seedAttentes(salle, { sienne: premiere, invitante, demandee }, modeles)
  await seedRejet({ ...greffe, modeles }, { numero: deuxieme, par: camille })
  await seedRetrait({ ...greffe, modeles }, { numero: troisieme, par: camille })
  // Of Mulhouse, so that the queues shown to the demonstration's clerks stay as they are.
  for (const [rang, numero] of aMulhouse.slice(0, 2).entries())
    await seedRequeteWithoutVersion({ ...greffe, modeles }, { numero, par: rang === 0 ? camille : deposant(numero) })
}
