import { genererExtrait as genererExtraitCall, verifierExtrait } from 'contract/extrait/extrait'
import { estDecision } from 'domain/association/delivrances'
import { titresDelivrance } from 'domain/extrait/titres'
import type { Door } from '../core/door.ts'
import { notFound } from '../core/server-errors.ts'
import { rubriquesChangees } from './changements.ts'
import { genererExtrait } from './generer.ts'
import { findDecisionSuivante, findDelivrance, findDelivranceSurRequete } from './sql.ts'

/** The code as it is kept, from what was read on paper: a copied O is a zero, an I or an L a one, groups of four or not. */
const codeLu = (code: string): string => {
  const letters = code.toUpperCase().replaceAll('-', '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return letters.replaceAll(/.{4}(?=.)/g, '$&-')
}

export const extraitRoutes = (door: Door): void => {
  door.serve(genererExtraitCall, ({ params }, { user, ...office }) => genererExtrait(office, user, params.numero))

  door.serve(verifierExtrait, async ({ params }, { db }) => {
    const code = codeLu(params.code)
    const surRequete = await findDelivranceSurRequete(db, code)
    if (surRequete) {
      const { type, delivreLe } = surRequete
      const titre = titresDelivrance[type]
      return { ...surRequete, titre, delivreLe: delivreLe.toISOString(), aJour: true, changements: [], decisionSuivante: null }
    }
    const found = await findDelivrance(db, code)
    if (!found) throw notFound()
    const { version, derniere, delivreLe, ...same } = found
    const decision = estDecision(same.type)
    // A version that changed nothing of what is read leaves the document current; a decision does not expire.
    const changements = version === derniere || decision ? [] : await rubriquesChangees(db, same.numero, version)
    return {
      ...same,
      titre: titresDelivrance[same.type],
      delivreLe: delivreLe.toISOString(),
      aJour: changements.length === 0,
      changements,
      decisionSuivante: decision ? await findDecisionSuivante(db, same.numero, version) : null,
    }
  })
}
