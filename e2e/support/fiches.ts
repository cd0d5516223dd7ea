import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'
import type { listerAssociations } from 'contract/registre/registre'
import { callAs } from './api.ts'

export type Fiche = Answer<typeof getAssociation>

export const ficheOf = async (token: string, numero: string): Promise<Fiche> =>
  (await callAs(token, 'GET', `/api/association/${numero}`)).json as Fiche

/** The first sheet of a search that matches, for this person. The demonstration's special states have the first numbers. */
export const findFiche = async (token: string, search: string, wanted: (fiche: Fiche) => boolean): Promise<Fiche> => {
  const { json } = await callAs(token, 'GET', `/api/association?${search}&sort=numero,asc&size=50`)
  for (const { numero } of (json as Answer<typeof listerAssociations>).content) {
    const fiche = await ficheOf(token, numero)
    if (wanted(fiche)) return fiche
  }
  throw new Error(`no sheet is as wanted among ${search}`)
}

export const aStrasbourg = 'tribunal=TJ-STRASBOURG&etats=INSCRITE'
export const aMulhouse = 'tribunal=TJ-MULHOUSE&etats=INSCRITE'
/** Away from the associations of the demonstration accounts, and from the sheets that other journeys compare. */
export const aThionville = 'tribunal=TJ-THIONVILLE&etats=INSCRITE'
