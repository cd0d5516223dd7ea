import { prefectures } from '../../core/donnees/prefectures.ts'

/** Name and address of the prefecture of a département, one item per line. */
export const prefectureDe = (departement: string): readonly string[] => {
  const lignes = prefectures[departement]
  if (!lignes) throw new RangeError(`No prefecture known for the department ${departement}`)
  return lignes
}
