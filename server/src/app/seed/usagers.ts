import type { Db } from '../../core/database.ts'
import { seedCompte } from './comptes.ts'
import { randomOf } from './random.ts'
import { personne } from './invent.ts'

/** Invented users of associations, beside the accounts of the README; their password is the same. */
export const usagerCount = 8

export interface Usager {
  uuid: string
  email: string
  civilite: 'M' | 'MME'
  prenom: string
  nom: string
}

const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z-]/g, '')
    .toLowerCase()

/** The invented user of a rank. */
export const seedUsager = async (db: Db, instant: Date, rang: number): Promise<Usager> => {
  const qui = personne(randomOf(`usager/${rang}`))
  const compte = { ...qui, email: `${letters(qui.prenom)}.${letters(qui.nom)}.${rang}@exemple.fr` }
  return { ...compte, uuid: await seedCompte(db, instant, { ...compte, authorities: ['USAGER'], tribunaux: [] }) }
}

export const seedUsagers = (db: Db, instant: Date): Promise<Usager[]> =>
  Promise.all(Array.from({ length: usagerCount }, (_, rang) => seedUsager(db, instant, rang)))
