import type { getReglages } from 'contract/app/reglages'
import type { Answer } from 'contract/core/call'
import { formatMo, parseMo } from 'domain/app/taille-en-mo'
import { textesReglages } from 'domain/app/textes/reglages'
import { checkReglages } from 'domain/app/check-reglages'
import type { ErreurChamp } from 'domain/core/erreurs'
import type { Format, Reglages } from 'domain/core/reglages'
import { textes } from 'domain/core/textes/common'

export type SettingsRead = Answer<typeof getReglages>

export const sizes = ['tailleFichierMax', 'tailleMax', 'tailleRattachementMax'] as const
type Size = (typeof sizes)[number]

/** The values of the form. Sizes are text, in Mo. */
export type Values = Record<Size, string> & {
  formats: Format[]
  environnement: string
  lienCGU: string
  lienFAQ: string
  circuitSignature: string[]
  notificationEnLigne: string[]
}

export const valuesOf = ({
  formats,
  environnement,
  lienCGU,
  lienFAQ,
  circuitSignature,
  notificationEnLigne,
  ...read
}: SettingsRead): Values => ({
  tailleFichierMax: formatMo(read.tailleFichierMax),
  tailleMax: formatMo(read.tailleMax),
  tailleRattachementMax: formatMo(read.tailleRattachementMax),
  formats,
  environnement,
  lienCGU,
  lienFAQ,
  circuitSignature,
  notificationEnLigne,
})

/** Converts a size to octets. An unchanged size keeps its exact octets, which the two decimals of the field may have rounded. */
const octets = (field: Size, typed: string, read: SettingsRead): number | null =>
  typed === formatMo(read[field]) ? read[field] : parseMo(typed)

export const settingsOf = (values: Values, read: SettingsRead): Reglages => ({
  ...values,
  tailleFichierMax: octets('tailleFichierMax', values.tailleFichierMax, read) ?? 0,
  tailleMax: octets('tailleMax', values.tailleMax, read) ?? 0,
  tailleRattachementMax: octets('tailleRattachementMax', values.tailleRattachementMax, read) ?? 0,
})

/** Applies the server's rules to the typed values. Invalid sizes and empty fields are reported first. */
export const checkSettings = (values: Values, read: SettingsRead): ErreurChamp[] => {
  const notSizes = sizes.filter((field) => octets(field, values[field], read) === null)
  const empty = (['environnement', 'lienCGU', 'lienFAQ'] as const).filter((field) => values[field].trim() === '')
  if (notSizes.length + empty.length > 0)
    return [
      ...notSizes.map((field) => ({ field, defaultMessage: textesReglages.refus.pasUneTaille })),
      ...empty.map((field) => ({ field, defaultMessage: textes.champObligatoire })),
    ]
  return checkReglages(settingsOf(values, read), read)
}
