import { changement, type Difference, entrees } from './changement.ts'
import { type ReadableMembres, membresInWords, type MembreInWords, reprisesInWords } from './membres-in-words.ts'
import { rubriques } from './rubriques-membre.ts'
import { textesDifferences as textes } from './textes/differences.ts'
import { textesLecture } from './textes/lecture.ts'
import type { Version } from './version.ts'

interface Direction extends Pick<Version, 'indexMembres'> {
  members: ReadableMembres
}

/** Members who left, members who came, then the changes of those who stayed. A member keeps its uuid through versions. */
export const differencesDirection = (avant: Direction, apres: Direction, label: string = textes.rubriques.direction): Difference[] => {
  const [anciens, nouveaux] = [membresInWords(avant.members), membresInWords(apres.members)]
  const parUuid = new Map(anciens.map((membre) => [membre.uuid, membre]))
  const presents = new Set(nouveaux.map(({ uuid }) => uuid))
  const enMots = ({ fonction, identite }: MembreInWords): string => textes.membre(fonction, identite)
  const restes = nouveaux.flatMap((nouveau) => {
    const ancien = parUuid.get(nouveau.uuid)
    return ancien ? [{ ancien, nouveau }] : []
  })
  return [
    ...anciens.filter(({ uuid }) => !presents.has(uuid)).map((membre) => ({ label, ancien: enMots(membre), nouveau: null })),
    ...nouveaux.filter(({ uuid }) => !parUuid.has(uuid)).map((membre) => ({ label, ancien: null, nouveau: enMots(membre) })),
    ...restes.flatMap(({ ancien, nouveau }) => membreChangements(ancien, nouveau)),
    ...ordre(avant, apres, restes),
    ...entrees(textesLecture.repris, reprisesInWords(avant.members), reprisesInWords(apres.members)),
  ]
}

const membreChangements = (ancien: MembreInWords, nouveau: MembreInWords): Difference[] => {
  const de = (champ: string): string => textes.de(nouveau.identite, champ)
  return rubriques.flatMap(([rubrique, { label }]) => changement(de(label), ancien.dit[rubrique], nouveau.dit[rubrique]))
}

/** The order of the members who stayed, as one line when it changed (MEMB-03). */
const ordre = (avant: Direction, apres: Direction, restes: readonly { nouveau: MembreInWords }[]): Difference[] => {
  const noms = new Map(restes.map(({ nouveau }) => [nouveau.uuid, nouveau.identite]))
  const rangs = ({ indexMembres }: Direction): string[] =>
    indexMembres.toSorted((a, b) => a.index - b.index).flatMap(({ uuid }) => (noms.has(uuid) ? [uuid] : []))
  const [avants, apresLes] = [rangs(avant), rangs(apres)]
  const enMots = (uuids: readonly string[]): string => uuids.map((uuid) => noms.get(uuid)).join(', ')
  return changement(textes.ordre, enMots(avants), enMots(apresLes))
}
