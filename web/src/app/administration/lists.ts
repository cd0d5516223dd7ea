import type { getListe } from 'contract/app/listes'
import type { Answer } from 'contract/core/call'
import { champsDe, departements, type NomDeListe, type Valeurs } from 'domain/core/listes'
import { textesListes } from 'domain/core/textes/listes'
import { courtOptions } from '../../core/form/court-options.ts'

export type ElementRow = Answer<typeof getListe>['content'][number]

interface Court {
  id: string
  libelle: string
}

export const labelOf = (champ: string): string => (textesListes.champs as Record<string, string>)[champ] ?? champ

/** Formats a field's value: the name of a court, not its id. Null for the other fields. */
export const sayValue = (champ: string, value: unknown, courts: readonly Court[]): string | null => {
  if (champ === 'tribunal') return courts.find(({ id }) => id === value)?.libelle ?? null
  return champ === 'departement' ? ((textesListes.departements as Record<string, string>)[String(value)] ?? null) : null
}

/** The details of an element shown beside its name. */
export const detailOf = (liste: NomDeListe, { nom, valeurs }: ElementRow, courts: readonly Court[]): string =>
  champsDe(liste)
    .map(([champ]) => sayValue(champ, valeurs[champ], courts) ?? valeurs[champ] ?? '')
    .filter((said) => said !== '' && said !== nom)
    .join(', ')

export const optionsOf = (parmi: 'departements' | 'tribunaux', courts: readonly Court[]) =>
  parmi === 'tribunaux' ? courtOptions(courts) : departements.map((one) => ({ value: one, label: textesListes.departements[one] }))

export const emptyValues = (liste: NomDeListe): Valeurs => Object.fromEntries(champsDe(liste).map(([champ]) => [champ, '']))
