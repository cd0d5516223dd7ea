import { registreComite } from '../../association/registre-comite.ts'
import type { Collection, Comite } from '../../association/membres.ts'
import { indexMembres, ordreDesMembres, type OrderedMembre } from '../../association/ordre-membres.ts'
import type { Version } from '../../association/version.ts'
import { equals } from '../../core/equals.ts'
import type { FiledAssociation, Depot } from '../depot/depot.ts'
import { commonOrdres, sortByOrdre } from './ordre-suivi.ts'

/**
 * Rebases a filing from its base version onto the latest version of the register. Values that the declarant left unchanged follow the
 * register; values they changed stay as declared.
 */
export const rebase = (depot: Depot, base: Version, derniere: Version): Depot => {
  const { association } = depot
  if (!association || equals(base, derniere)) return depot
  return {
    ...depot,
    association: rebaseAssociation(association, base, derniere),
    comite: rebaseComite(registreComite(depot.comite, base), base, derniere),
  }
}

type RegistreInformations = Version['informations']

/** Each value: today's in the register if the declarant left it unchanged, otherwise as declared. */
const follow = <D extends object>(dites: D, base: RegistreInformations, derniere: RegistreInformations): D =>
  Object.fromEntries(
    Object.entries(dites).map(([champ, valeur]) => {
      const cle = champ as keyof RegistreInformations
      return [champ, cle in base && equals(valeur, base[cle]) ? derniere[cle] : valeur]
    }),
  ) as D

const rebaseAssociation = (
  { informations, ...jours }: FiledAssociation,
  { informations: base }: Version,
  { informations: derniere }: Version,
): FiledAssociation => ({ ...follow(jours, base, derniere), informations: follow(informations, base, derniere) })

type Membre = Comite[Collection][number]

type Range = Pick<OrderedMembre, 'collection' | 'position' | 'membre'>
const uuidDe = ({ membre }: Range) => membre.uuid

/** The order is a value like any other: when unchanged, it follows the register, and new members take their place in it. */
const sortMembres = (declare: Comite, base: Version, derniere: Version, membres: readonly Range[]): readonly Range[] => {
  const [avant, registre] = [base, derniere].map(({ indexMembres: rangs }) =>
    rangs.toSorted((a, b) => a.index - b.index).map(({ uuid }) => uuid),
  )
  const communs = commonOrdres({ base: avant ?? [], mienne: ordreDesMembres(declare).map(uuidDe), registre: registre ?? [] })
  return equals(communs.mienne, communs.base) ? sortByOrdre(membres, uuidDe, registre ?? []) : membres
}

const rebaseComite = (comite: Comite, base: Version, derniere: Version): Comite => {
  const find = (version: Version, collection: Collection, uuid: string | null) =>
    version.members[collection].find((membre) => membre.uuid === uuid)
  const intact = (collection: Collection, { localUuid: _, ...membre }: Membre): boolean =>
    equals(membre, find(base, collection, membre.uuid))
  const suivis = ordreDesMembres(comite).flatMap(({ collection, position, membre }) => {
    if (!intact(collection, membre)) return [{ collection, position, membre }]
    const actuel = find(derniere, collection, membre.uuid)
    return actuel ? [{ collection, position, membre: { ...actuel, localUuid: null } }] : []
  })
  const venus = derniere.indexMembres.flatMap(({ uuid, collection }) => {
    const membre = find(base, collection, uuid) ? undefined : find(derniere, collection, uuid)
    return membre ? [{ collection, position: Infinity, membre: { ...membre, localUuid: null } }] : []
  })
  const ordre = sortMembres(comite, base, derniere, [...suivis, ...venus])
  const de = (collection: Collection) => ordre.filter((one) => one.collection === collection).map(({ membre }) => membre)
  return {
    physiques: de('physiques') as Comite['physiques'],
    morales: de('morales') as Comite['morales'],
    reprises: de('reprises') as Comite['reprises'],
    indexMembres: indexMembres(ordre),
  }
}
