import { textesVerifier } from 'domain/app/textes/verifier'
import { defautDeLigne } from '../../core/actes.ts'
import type { Db } from '../../core/database.ts'
import type { Bilan } from './bilan.ts'
import { parLots } from './par-lots.ts'
import { type CleLigne, lignesApres, sujetsDisparus } from './sql.ts'

const { journal } = textesVerifier

/**
 * Recomputes the chain of every subject, line by line. Each line is compared with the stored previous one, so that every fault is reported
 * at its own place.
 */
export async function* verifierChaines(db: Db, bilan: Bilan): AsyncGenerator<string> {
  let sujet = ''
  let previous = { rang: 0, chaine: '' }
  for await (const lot of parLots(
    (apres: CleLigne | null) => lignesApres(db, apres),
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
        const defaut = defautDeLigne(previous.chaine, ligne)
        if (defaut) yield (defaut === 'TEXTE' ? journal.texte : journal.ligne)(...ou, ligne.rang)
      }
      previous = ligne
    }
  }
  for (const { sujet: de, id } of await sujetsDisparus(db)) yield journal.sansSujet(de, id)
}
