import type { Db } from '../../core/database.ts'
import { semerCompte } from './comptes.ts'
import { hasardDe } from './hasard.ts'
import { personne } from './inventer.ts'

/** Invented users of associations, beside the accounts of the README; their password is the same. */
export const combienDUsagers = 8

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
export const semerUsager = async (db: Db, instant: Date, rang: number): Promise<Usager> => {
  const qui = personne(hasardDe(`usager/${rang}`))
  const compte = { ...qui, email: `${letters(qui.prenom)}.${letters(qui.nom)}.${rang}@exemple.fr` }
  return { ...compte, uuid: await semerCompte(db, instant, { ...compte, authorities: ['USAGER'], tribunaux: [] }) }
}

export const semerUsagers = (db: Db, instant: Date): Promise<Usager[]> =>
  Promise.all(Array.from({ length: combienDUsagers }, (_, rang) => semerUsager(db, instant, rang)))
