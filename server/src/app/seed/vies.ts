import type { Office } from '../../core/door.ts'
import type { Comptes } from './comptes.ts'
import { semerInstantane, semerNonConformites, semerNumerisations, semerRejet, semerRequeteSans, semerRetrait } from './etats.ts'
import type { Modele } from './fichiers.ts'
import { semerHistoires } from './histoires.ts'
import { deposantDe, rattacherCamille, rattacherUsagers, semerAttentes } from './rattachements.ts'
import { premieresAssociations } from './sql.ts'
import { semerUsagers } from './usagers.ts'

/**
 * Gives some associations of the demonstration a life: users, several versions, digitisations, non-conformities, invitations, requests.
 * Camille Weber acts for the first ones of Strasbourg, one of Colmar and one of Mulhouse.
 */
export const semerVies = async (office: Office, comptes: Comptes, modeles: readonly Modele[]): Promise<void> => {
  const { db, now } = office
  const { camille, jean, strasbourg, colmar } = comptes
  const usagers = await semerUsagers(db, now())
  const salle = { db, bureau: office, now: now(), camille, usagers }
  const aStrasbourg = await premieresAssociations(db, 'TJ-STRASBOURG', 'INSCRITE', 40)
  const aColmar = await premieresAssociations(db, 'TJ-COLMAR', 'INSCRITE', 20)
  const aMulhouse = await premieresAssociations(db, 'TJ-MULHOUSE', 'INSCRITE', 4)
  const dissoutes = await premieresAssociations(db, 'TJ-STRASBOURG', 'DISSOUTE', 1)
  const [premiere, deuxieme, troisieme, invitante, demandee, enCours, introuvable, nonConforme, disponible, ...suivantes] = aStrasbourg
  if (!premiere || !deuxieme || !troisieme || !invitante || !demandee || !enCours || !introuvable || !nonConforme || !disponible)
    throw new Error('the register is too small for a demonstration')
  await rattacherCamille(salle, [premiere, deuxieme, troisieme, ...dissoutes, ...aColmar.slice(0, 1), ...aMulhouse.slice(0, 1)])
  await rattacherUsagers(salle, [invitante, ...aStrasbourg.slice(5), ...aColmar.slice(1), ...aMulhouse.slice(1)])

  const deposant = (numero: string) => (numero === premiere ? camille : deposantDe(usagers, numero))
  await semerHistoires({ office, agent: strasbourg, modeles, deposant }, [premiere, disponible, ...suivantes])
  await semerHistoires({ office, agent: colmar, modeles, deposant }, aColmar.slice(1))

  const greffe = { office, agent: strasbourg }
  await semerInstantane(greffe, disponible)
  await semerNonConformites(greffe, [troisieme, nonConforme])
  await semerNumerisations(greffe, {
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
  await semerAttentes(salle, { sienne: premiere, invitante, demandee }, modeles)
  await semerRejet({ ...greffe, modeles }, { numero: deuxieme, par: camille })
  await semerRetrait({ ...greffe, modeles }, { numero: troisieme, par: camille })
  // Of Mulhouse, so that the queues shown to the demonstration's clerks stay as they are.
  for (const [rang, numero] of aMulhouse.slice(0, 2).entries())
    await semerRequeteSans({ ...greffe, modeles }, { numero, par: rang === 0 ? camille : deposant(numero) })
}
