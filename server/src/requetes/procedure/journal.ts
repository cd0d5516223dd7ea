import '../tables.ts'
import '../../compte/tables.ts'
import '../../core/core-tables.ts'
import { Acte } from 'domain/requetes/actes/actes'
import type { Db } from '../../core/database.ts'

/** One line of a request's journal: the act as the domain reads it, who recorded it and when. */
export interface Ligne {
  rang: number
  instant: Date
  /** Account; null for the system. */
  compte: string | null
  /** First name and name of that account. */
  auteur: string | null
  acte: Acte
  /** The reason given; null when there is none or once erased. */
  texte: string | null
}

/** Parses a stored act into its present shape. Drops what only the verifier reads, such as the SHA-256 of a deposit. */
export const parseActe = (stocke: unknown): Acte => Acte.parse(stocke)

/** Returns the journals of several requests, each with its oldest line first. */
export const journauxDe = async (db: Db, numeros: readonly string[]): Promise<Map<string, Ligne[]>> => {
  const journaux = new Map<string, Ligne[]>(numeros.map((numero) => [numero, []]))
  if (numeros.length === 0) return journaux
  const rows = await db
    .selectFrom('acte')
    .leftJoin('compte', 'compte.uuid', 'acte.auteur')
    .select([
      'acte.sujet_id as numero',
      'acte.rang',
      'acte.instant',
      'acte.auteur as compte',
      'acte.contenu',
      'acte.texte',
      'compte.prenom',
      'compte.nom',
    ])
    .where('acte.sujet', '=', 'requete')
    .where('acte.sujet_id', 'in', numeros)
    .orderBy('acte.rang')
    .execute()
  for (const { numero, rang, instant, compte, contenu, texte, prenom, nom } of rows) {
    const auteur = prenom === null ? null : `${prenom} ${nom}`
    journaux.get(numero)?.push({ rang, instant, compte, auteur, acte: parseActe(contenu), texte })
  }
  return journaux
}

export const journalDe = async (db: Db, numero: string): Promise<Ligne[]> => (await journauxDe(db, [numero])).get(numero) ?? []
