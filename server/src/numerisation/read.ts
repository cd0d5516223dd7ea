import type { FastifyRequest } from 'fastify'
import { findAssociation } from '../association/sql.ts'
import type { Download, Office } from '../core/door.ts'
import type { Personne } from '../core/personne.ts'
import { log } from '../core/securite.ts'
import { notFound } from '../core/server-errors.ts'
import { isOfCercle, lecteurDe } from '../rattachements/lecteur.ts'
import { numerisationsDe } from './sql.ts'

type Here = Pick<Office, 'db' | 'now' | 'store'> & { user: Personne; request: FastifyRequest }

/** The digitised file, for the attached users, the court and the demandeurs; 404 for others (docs/decisions/0010, DIGIT-11). */
export const readNumerisation = async (
  { db, now, store, user, request }: Here,
  { numero, nom }: { numero: string; nom: string },
): Promise<Download> => {
  const association = await findAssociation(db, numero)
  const [numerisation] = await numerisationsDe(db, user.uuid, [numero])
  if (!association || !numerisation?.sha256 || numerisation.nom !== nom) throw notFound()
  const lisible = numerisation.demandeeLe !== null || isOfCercle(await lecteurDe(db, user, association))
  if (!lisible) throw notFound()
  // A paper file holds data that was never online, so each reading is recorded (threat T22).
  await log(db, now(), { type: 'NUMERISATION_LUE', compte: user.uuid, adresse: request.ip, detail: { association: numero } })
  const { stream, taille } = await store.read(numerisation.sha256)
  return { download: stream, type: 'application/pdf', nom, taille }
}
