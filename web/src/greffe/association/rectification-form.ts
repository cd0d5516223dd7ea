import type { Sent } from 'contract/core/call'
import { rectifier } from 'contract/greffe/ex-officio'
import { differences, type ChangedRubrique } from 'domain/association/differences'
import { type RepriseEtat, unknownAnswer } from 'domain/association/creation-reprise'
import { type UnknownChamp, unknowns } from 'domain/association/unknowns'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { equals } from 'domain/core/equals'
import { canSetEtat, Rectification, rectifiedVersion } from 'domain/requetes/ex-officio/rectification'
import { comparedVersion } from 'domain/requetes/ex-officio/compared-version'
import { checkRectification } from 'domain/requetes/ex-officio/check-rectification'
import { comiteOf } from '../../association/comite-of.ts'
import { knownAssociation, knownVersion } from '../../association/known-association.ts'
import { today } from '../../core/today.ts'
import { readCachedActivites } from '../../requetes/parties/association/activites.ts'
import { toSaisieAssociation, informationsSaisies, type SaisieInformations } from '../../requetes/parties/association/saisie-association.ts'
import { tribunalDe } from '../../requetes/parties/commune-saisie.ts'
import { toComite, toDirection, type TypedMembre } from '../../requetes/parties/membres/saisie-membres.ts'
import type { FicheData } from '../../registre/fiche-data.ts'

/** Unknown values set by a checkbox. The state has a select field instead. */
type CheckedInconnu = Exclude<UnknownChamp, 'etatAssociation'>

/** Form values of a rectification. */
export interface RectificationSaisie {
  informations: SaisieInformations
  dateConstitutive: string
  dateStatuts: string
  direction: TypedMembre[]
  /** Values still unknown. Empty when all are known. */
  nonRepris: Partial<Record<CheckedInconnu, boolean>>
  /** Empty when the state is known. */
  etatAssociation: string
  motif: string
}

/** Initial values, from the register. */
export const rectificationSaisie = ({ association, juridiction }: FicheData): RectificationSaisie => {
  const known = knownAssociation(association)
  const { dateConstitutive, dateStatuts } = known.informations
  return {
    ...toSaisieAssociation(known.informations, juridiction.id),
    dateConstitutive: dateConstitutive ?? '',
    dateStatuts: dateStatuts ?? '',
    direction: toDirection(comiteOf(known)),
    nonRepris: Object.fromEntries(known.nonRepris.flatMap((inconnu) => (inconnu === 'etatAssociation' ? [] : [[inconnu, true]]))),
    etatAssociation: canSetEtat(known) ? unknownAnswer : '',
    motif: '',
  }
}

/** Form values with `registre`, the register's values they were last based on. */
export interface RectificationEnCours extends RectificationSaisie {
  registre: RectificationSaisie
}

export const formulaire = (registre: RectificationSaisie): RectificationEnCours => ({ ...registre, registre })

/** Rebases the form on a newer register: untouched fields take the new value, corrected ones keep theirs. */
export const follow = (base: RectificationSaisie, mienne: RectificationSaisie, registre: RectificationSaisie): RectificationSaisie => {
  const retain = <O extends object>(avant: O, saisi: O, apres: O): O =>
    Object.fromEntries(
      Object.entries(saisi).map(([champ, valeur]) => [
        champ,
        equals(valeur, avant[champ as keyof O]) ? apres[champ as keyof O] : (valeur as unknown),
      ]),
    ) as O
  return {
    ...retain(base, mienne, registre),
    informations: retain(base.informations, mienne.informations, registre.informations),
  }
}

/** Maps error paths to form fields: the list of members is `membres`, not `comite`. */
export const renameField = (field: string): string => field.replace(/^rectification\./, '').replace(/^comite\b/, 'membres')

export const toRectification = ({
  informations,
  dateConstitutive,
  dateStatuts,
  direction,
  nonRepris,
  etatAssociation,
  motif,
}: RectificationSaisie): Sent<typeof rectifier>['body']['rectification'] => ({
  informations: informationsSaisies(informations) as Sent<typeof rectifier>['body']['rectification']['informations'],
  dateConstitutive,
  dateStatuts,
  comite: toComite(direction),
  nonRepris: unknowns.filter((inconnu) => inconnu !== 'etatAssociation' && nonRepris[inconnu] === true),
  ...(etatAssociation !== '' && etatAssociation !== unknownAnswer && { etatAssociation: etatAssociation as RepriseEtat }),
  motif,
})

/** All errors that the browser can detect. */
export const inspect = (saisie: RectificationSaisie, { association, juridiction }: FicheData): ErreurChamp[] => {
  const lue = Rectification.safeParse(toRectification(saisie))
  if (!lue.success) return erreursDeZod(lue.error.issues).map(({ field, ...same }) => ({ ...same, field: renameField(field) }))
  const competent = tribunalDe(saisie.informations.adresse.commune)
  const siegeDuRessort = competent === null ? null : competent === juridiction.id
  return checkRectification(lue.data, {
    avant: knownAssociation(association),
    siegeDuRessort,
    activites: readCachedActivites(),
    aujourdhui: today(),
  })
}

/** Differences with the register, in words. The reason is ignored. Null while a field is invalid. */
export const findChanges = (saisie: RectificationSaisie, { association }: FicheData): ChangedRubrique[] | null => {
  const lue = Rectification.safeParse(toRectification({ ...saisie, motif: '-' }))
  if (!lue.success) return null
  const avant = knownVersion(knownAssociation(association))
  const apres = rectifiedVersion(lue.data, avant, (liste, rang) => `nouveau ${liste} ${rang}`)
  return differences(comparedVersion(avant), comparedVersion(apres))
}
