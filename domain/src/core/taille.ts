import { textes } from './textes/common.ts'

/** A size in octets as people read it: `3,00 Mo`, base 1024, two decimals in every unit (CONST-18, ANNEX-35). */
export const formatTaille = (octets: number): string => {
  const unites = textes.unitesTaille
  let valeur = octets
  let rang = 0
  // 1 023,999 Ko would round to 1024,00 Ko: such a value belongs to the next unit.
  while (rang < unites.length - 1 && Number(valeur.toFixed(2)) >= 1024) {
    valeur /= 1024
    rang += 1
  }
  return `${valeur.toFixed(2).replace('.', ',')}\u00A0${unites[rang]}`
}
