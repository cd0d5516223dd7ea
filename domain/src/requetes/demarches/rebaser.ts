import { comiteDuRegistre } from '../../association/comite-du-registre.ts'
import type { Collection, Comite } from '../../association/membres.ts'
import { indexMembres, ordreDesMembres, type MembreOrdonne } from '../../association/ordre-membres.ts'
import type { Version } from '../../association/version.ts'
import { meme } from '../../core/meme.ts'
import type { AssociationDeposee, Depot } from '../depot/depot.ts'
import { ordresCommuns, ranger } from './ordre-suivi.ts'

/**
 * Rebases a filing from its base version onto the latest version of the register. Values that the declarant left unchanged follow the
 * register; values they changed stay as declared.
 */
export const rebaser = (depot: Depot, base: Version, derniere: Version): Depot => {
  const { association } = depot
  if (!association || meme(base, derniere)) return depot
  return {
    ...depot,
    association: associationRebasee(association, base, derniere),
    comite: comiteRebase(comiteDuRegistre(depot.comite, base), base, derniere),
  }
}

type Lues = Version['informations']

/** Each value: today's in the register if the declarant left it unchanged, otherwise as declared. */
const suivre = <D extends object>(dites: D, base: Lues, derniere: Lues): D =>
  Object.fromEntries(
    Object.entries(dites).map(([champ, valeur]) => {
      const cle = champ as keyof Lues
      return [champ, cle in base && meme(valeur, base[cle]) ? derniere[cle] : valeur]
    }),
  ) as D

const associationRebasee = (
  { informations, ...jours }: AssociationDeposee,
  { informations: base }: Version,
  { informations: derniere }: Version,
): AssociationDeposee => ({ ...suivre(jours, base, derniere), informations: suivre(informations, base, derniere) })

type Membre = Comite[Collection][number]

type Range = Pick<MembreOrdonne, 'collection' | 'position' | 'membre'>
const uuidDe = ({ membre }: Range) => membre.uuid

/** The order is a value like any other: when unchanged, it follows the register, and new members take their place in it. */
const rangesSelon = (declare: Comite, base: Version, derniere: Version, membres: readonly Range[]): readonly Range[] => {
  const [avant, registre] = [base, derniere].map(({ indexMembres: rangs }) =>
    rangs.toSorted((a, b) => a.index - b.index).map(({ uuid }) => uuid),
  )
  const communs = ordresCommuns({ base: avant ?? [], mienne: ordreDesMembres(declare).map(uuidDe), registre: registre ?? [] })
  return meme(communs.mienne, communs.base) ? ranger(membres, uuidDe, registre ?? []) : membres
}

const comiteRebase = (comite: Comite, base: Version, derniere: Version): Comite => {
  const trouver = (version: Version, collection: Collection, uuid: string | null) =>
    version.members[collection].find((membre) => membre.uuid === uuid)
  const intact = (collection: Collection, { localUuid: _, ...membre }: Membre): boolean =>
    meme(membre, trouver(base, collection, membre.uuid))
  const suivis = ordreDesMembres(comite).flatMap(({ collection, position, membre }) => {
    if (!intact(collection, membre)) return [{ collection, position, membre }]
    const actuel = trouver(derniere, collection, membre.uuid)
    return actuel ? [{ collection, position, membre: { ...actuel, localUuid: null } }] : []
  })
  const venus = derniere.indexMembres.flatMap(({ uuid, collection }) => {
    const membre = trouver(base, collection, uuid) ? undefined : trouver(derniere, collection, uuid)
    return membre ? [{ collection, position: Infinity, membre: { ...membre, localUuid: null } }] : []
  })
  const ordre = rangesSelon(comite, base, derniere, [...suivis, ...venus])
  const de = (collection: Collection) => ordre.filter((one) => one.collection === collection).map(({ membre }) => membre)
  return {
    physiques: de('physiques') as Comite['physiques'],
    morales: de('morales') as Comite['morales'],
    reprises: de('reprises') as Comite['reprises'],
    indexMembres: indexMembres(ordre),
  }
}
