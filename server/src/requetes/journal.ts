import './tables.ts'
import '../compte/tables.ts'
import '../core/core-tables.ts'
import { Acte } from 'domain/requetes/actes'
import type { Db } from '../core/database.ts'

/** One line of a request's journal: the act as the domain reads it, who recorded it and when. */
export interface Ligne {
  rang: number
  instant: Date
  /** First name and name; null for the system. */
  auteur: string | null
  acte: Acte
}

/** A stored act, in today's shape: what it keeps beside, such as the imprint of a deposit, is for the verifier. */
export const lireActe = (stocke: unknown): Acte => Acte.parse(stocke)

/** The journals of several requests, each oldest line first. */
export const journauxDe = async (db: Db, numeros: readonly string[]): Promise<Map<string, Ligne[]>> => {
  const journaux = new Map<string, Ligne[]>(numeros.map((numero) => [numero, []]))
  if (numeros.length === 0) return journaux
  const rows = await db
    .selectFrom('acte')
    .leftJoin('compte', 'compte.uuid', 'acte.auteur')
    .select(['acte.sujet_id as numero', 'acte.rang', 'acte.instant', 'acte.contenu', 'compte.prenom', 'compte.nom'])
    .where('acte.sujet', '=', 'requete')
    .where('acte.sujet_id', 'in', numeros)
    .orderBy('acte.rang')
    .execute()
  for (const { numero, rang, instant, contenu, prenom, nom } of rows) {
    const auteur = prenom === null ? null : `${prenom} ${nom}`
    journaux.get(numero)?.push({ rang, instant, auteur, acte: lireActe(contenu) })
  }
  return journaux
}

export const journalDe = async (db: Db, numero: string): Promise<Ligne[]> => (await journauxDe(db, [numero])).get(numero) ?? []
