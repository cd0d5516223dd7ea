import type { DossierData } from '../dossier/dossier.ts'

type Line = DossierData['journal'][number]

/** True when `line` continues the group: same clerk, same day, a conforming check without text. */
const follows = (last: Line | undefined, { type, auteur, le, texte }: Line): boolean =>
  last !== undefined &&
  type === 'CONFORMITE' &&
  last.type === type &&
  last.auteur === auteur &&
  last.le === le &&
  last.texte === null &&
  texte === null

/** The lines of the journal in order, with consecutive conforming checks grouped. */
export const groupLines = (journal: readonly Line[]): [Line, ...Line[]][] => {
  const groups: [Line, ...Line[]][] = []
  for (const line of journal) {
    const group = groups.at(-1)
    if (group && follows(group.at(-1), line)) group.push(line)
    else groups.push([line])
  }
  return groups
}
