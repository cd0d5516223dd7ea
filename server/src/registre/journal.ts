import type { Answered } from 'contract/core/call'
import type { lireJournal as call } from 'contract/registre/journal'
import { type ContenuActe, direActe, direTexte } from 'domain/registre/dire-acte'
import { getAssociationDuRessort } from '../association/greffe-sql.ts'
import { actesDe } from '../core/actes.ts'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { nomsDesComptes } from '../compte/sql.ts'

const comptesDe = (contenu: ContenuActe): string[] => (typeof contenu['compte'] === 'string' ? [contenu['compte']] : [])

/** The journal of an association in words; 404 to the clerks of other courts. */
export const lireJournal = async (db: Db, agent: Personne, numero: string): Promise<Answered<typeof call>> => {
  await getAssociationDuRessort(db, agent, numero)
  const actes = await actesDe(db, 'association', numero)
  const lus = actes.map((acte) => ({ ...acte, contenu: acte.contenu as ContenuActe }))
  const noms = await nomsDesComptes(
    db,
    lus.flatMap(({ auteur, contenu }) => [...(auteur === null ? [] : [auteur]), ...comptesDe(contenu)]),
  )
  const nomDe = (compte: unknown): string | null => (typeof compte === 'string' ? (noms.get(compte) ?? null) : null)
  return lus
    .map(({ rang, instant, auteur, type, contenu, texte }) => ({
      rang,
      instant: instant.toISOString(),
      auteur: nomDe(auteur),
      ...direActe(type, contenu, nomDe),
      texte: direTexte(type, texte),
    }))
    .toReversed()
}
