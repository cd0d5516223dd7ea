import { textesCheck } from 'domain/app/textes/check'
import { ligneDefect } from '../../core/actes.ts'
import type { Db } from '../../core/database.ts'
import type { Bilan } from './bilan.ts'
import { readLots } from './in-batches.ts'
import { type CleLigne, lignesAfter, vanishedSujets } from './sql.ts'

const { journal } = textesCheck

/**
 * Recomputes the chain of every subject, line by line. Each line is compared with the stored previous one, so that every fault is reported
 * at its own place.
 */
export async function* checkChaines(db: Db, bilan: Bilan): AsyncGenerator<string> {
  let sujet = ''
  let previous = { rang: 0, chaine: '' }
  for await (const lot of readLots(
    (apres: CleLigne | null) => lignesAfter(db, apres),
    (derniere) => derniere,
  )) {
    for (const ligne of lot) {
      bilan.lignes += 1
      const celuiCi = `${ligne.sujet}/${ligne.sujet_id}`
      if (celuiCi !== sujet) previous = { rang: 0, chaine: '' }
      sujet = celuiCi
      const ou = [ligne.sujet, ligne.sujet_id] as const
      if (ligne.rang !== previous.rang + 1) yield journal.manque(...ou, previous.rang + 1)
      else {
        const defaut = ligneDefect(previous.chaine, ligne)
        if (defaut) yield (defaut === 'TEXTE' ? journal.texte : journal.ligne)(...ou, ligne.rang)
      }
      previous = ligne
    }
  }
  for (const { sujet: de, id } of await vanishedSujets(db)) yield journal.sansSujet(de, id)
}
