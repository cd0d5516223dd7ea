import { findPersonne } from '../src/compte/sessions.ts'
import { keepPdf } from '../src/core/files/keep-pdf.ts'
import { saveNumerisationDemande } from '../src/numerisation/ask.ts'
import { saveNumerisation } from '../src/numerisation/process.ts'
import { makePdf } from './corpus/corpus.ts'
import type { TestOffice } from './office.ts'
import type { Someone } from './people.ts'

/** Gives an association its digitised paper file, as the clerk's call does. */
export const digitise = async (office: TestOffice, { numero, agent, nom }: { numero: string; agent: Someone; nom: string }) => {
  const fichier = await keepPdf(office.store, await makePdf({ texte: nom }))
  const { db, now } = office
  const personne = await findPersonne(db, agent.session, now())
  if (!personne) throw new Error('the clerk is not signed in')
  await db.transaction().execute((trx) => saveNumerisation(trx, office, { numero, agent: personne, now: now(), nom, fichier }))
}

/** Makes a person wait for a digitisation. */
export const awaitNumerisation = ({ db, now }: TestOffice, association: string, { uuid: compte }: Someone): Promise<void> =>
  db.transaction().execute((trx) => saveNumerisationDemande(trx, { association, compte, now: now() }))

/** A multipart body: the JSON part, then its files. */
export const anEnvoi = (part: string, json: unknown, ...fichiers: (Buffer | undefined)[]): FormData => {
  const body = new FormData()
  body.append(part, new Blob([JSON.stringify(json)], { type: 'application/json' }))
  for (const bytes of fichiers) if (bytes) body.append('fichier', new Blob([new Uint8Array(bytes)]), 'fichier')
  return body
}
