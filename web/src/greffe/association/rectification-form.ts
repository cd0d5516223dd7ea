import type { Sent } from 'contract/core/call'
import { rectifier } from 'contract/greffe/ex-officio'
import { differences, type RubriqueChangee } from 'domain/association/differences'
import { type EtatRepris, nonConnu } from 'domain/association/creation-reprise'
import { type Inconnu, inconnus } from 'domain/association/inconnus'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { meme } from 'domain/core/meme'
import { etatADire, Rectification, versionRectifiee } from 'domain/requetes/office/rectification'
import { versionComparee } from 'domain/requetes/office/version-comparee'
import { verifierRectification } from 'domain/requetes/office/verifier-rectification'
import { comiteOf } from '../../association/comite-of.ts'
import { knownAssociation, knownVersion } from '../../association/known-association.ts'
import { today } from '../../core/today.ts'
import { activitesLues } from '../../requetes/parties/association/activites.ts'
import {
  associationDuRegistre,
  informationsSaisies,
  type SaisieInformations,
} from '../../requetes/parties/association/saisie-association.ts'
import { tribunalDe } from '../../requetes/parties/commune-saisie.ts'
import { comiteSaisi, directionDuRegistre, type MembreSaisi } from '../../requetes/parties/membres/saisie-membres.ts'
import type { FicheData } from '../../registre/fiche-data.ts'

/** Unknown values set by a checkbox. The state has a select field instead. */
type InconnuCoche = Exclude<Inconnu, 'etatAssociation'>

/** Form values of a rectification. */
export interface RectificationSaisie {
  informations: SaisieInformations
  dateConstitutive: string
  dateStatuts: string
  direction: MembreSaisi[]
  /** Values still unknown. Empty when all are known. */
  nonRepris: Partial<Record<InconnuCoche, boolean>>
  /** Empty when the state is known. */
  etatAssociation: string
  motif: string
}

/** Initial values, from the register. */
export const rectificationSaisie = ({ association, juridiction }: FicheData): RectificationSaisie => {
  const known = knownAssociation(association)
  const { dateConstitutive, dateStatuts } = known.informations
  return {
    ...associationDuRegistre(known.informations, juridiction.id),
    dateConstitutive: dateConstitutive ?? '',
    dateStatuts: dateStatuts ?? '',
    direction: directionDuRegistre(comiteOf(known)),
    nonRepris: Object.fromEntries(known.nonRepris.flatMap((inconnu) => (inconnu === 'etatAssociation' ? [] : [[inconnu, true]]))),
    etatAssociation: etatADire(known) ? nonConnu : '',
    motif: '',
  }
}

/** Form values with `registre`, the register's values they were last based on. */
export interface RectificationEnCours extends RectificationSaisie {
  registre: RectificationSaisie
}

export const formulaire = (registre: RectificationSaisie): RectificationEnCours => ({ ...registre, registre })

/** Rebases the form on a newer register: untouched fields take the new value, corrected ones keep theirs. */
export const suivre = (base: RectificationSaisie, mienne: RectificationSaisie, registre: RectificationSaisie): RectificationSaisie => {
  const garder = <O extends object>(avant: O, saisi: O, apres: O): O =>
    Object.fromEntries(
      Object.entries(saisi).map(([champ, valeur]) => [
        champ,
        meme(valeur, avant[champ as keyof O]) ? apres[champ as keyof O] : (valeur as unknown),
      ]),
    ) as O
  return {
    ...garder(base, mienne, registre),
    informations: garder(base.informations, mienne.informations, registre.informations),
  }
}

/** Maps error paths to form fields: the list of members is `membres`, not `comite`. */
export const renommer = (field: string): string => field.replace(/^rectification\./, '').replace(/^comite\b/, 'membres')

export const rectificationDite = ({
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
  comite: comiteSaisi(direction),
  nonRepris: inconnus.filter((inconnu) => inconnu !== 'etatAssociation' && nonRepris[inconnu] === true),
  ...(etatAssociation !== '' && etatAssociation !== nonConnu && { etatAssociation: etatAssociation as EtatRepris }),
  motif,
})

/** All errors that the browser can detect. */
export const verifier = (saisie: RectificationSaisie, { association, juridiction }: FicheData): ErreurChamp[] => {
  const lue = Rectification.safeParse(rectificationDite(saisie))
  if (!lue.success) return erreursDeZod(lue.error.issues).map(({ field, ...same }) => ({ ...same, field: renommer(field) }))
  const competent = tribunalDe(saisie.informations.adresse.commune)
  const siegeDuRessort = competent === null ? null : competent === juridiction.id
  return verifierRectification(lue.data, {
    avant: knownAssociation(association),
    siegeDuRessort,
    activites: activitesLues(),
    aujourdhui: today(),
  })
}

/** Differences with the register, in words. The reason is ignored. Null while a field is invalid. */
export const ceQuiChange = (saisie: RectificationSaisie, { association }: FicheData): RubriqueChangee[] | null => {
  const lue = Rectification.safeParse(rectificationDite({ ...saisie, motif: '-' }))
  if (!lue.success) return null
  const avant = knownVersion(knownAssociation(association))
  const apres = versionRectifiee(lue.data, avant, (liste, rang) => `nouveau ${liste} ${rang}`)
  return differences(versionComparee(avant), versionComparee(apres))
}
