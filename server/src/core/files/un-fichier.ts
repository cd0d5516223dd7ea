import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { type LimitesFichiers, verifierFichier } from 'domain/core/fichier'
import { textes } from 'domain/core/textes'
import type * as z from 'zod/mini'
import { examinerTous } from './examiner.ts'
import type { ReceivedFiling } from './multipart.ts'
import type { FichierConserve } from './sql.ts'

interface Multipart<S extends z.ZodMiniType> {
  name: string
  schema: S
}

/** What was sent with one file, and that file once opened; `erreurs` of both at once, those of the file under `fichier`. */
export interface EnvoiDUnFichier<S extends z.ZodMiniType> {
  donnees: z.output<S> | null
  fichier: FichierConserve | null
  erreurs: ErreurChamp[]
}

/** Reads a body of one JSON part and one file by the call's own schema and the content of the file. */
export const lireUnFichier = async <S extends z.ZodMiniType>(
  { name, schema }: Multipart<S>,
  recu: ReceivedFiling,
  limites: LimitesFichiers,
  person: string,
): Promise<EnvoiDUnFichier<S>> => {
  const [examen = null] = await examinerTous(recu.fichiers, limites, person)
  const refus = verifierFichier(examen, limites)
  const lu = schema.safeParse(recu.json)
  const erreurs = lu.success ? [] : erreursDeZod(lu.error.issues)
  return {
    donnees: lu.success ? lu.data : null,
    fichier: examen && 'mime' in examen && !refus ? examen : null,
    erreurs: [
      ...erreurs.map((erreur) => (erreur.field ? erreur : { field: name, defaultMessage: textes.champObligatoire })),
      ...(refus ? [{ field: 'fichier', defaultMessage: refus }] : []),
    ],
  }
}
