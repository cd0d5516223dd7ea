import type { Utilisateur } from 'contract/compte/compte'
import { differences, type ChangedRubrique } from 'domain/association/differences'
import { type AnnouncedChangement, changements, changementsFaits, piecesDesChangements } from 'domain/requetes/depot/changements'
import { piecesToComplete, type Conseil } from 'domain/requetes/depot/completude'
import type { ErreurChamp } from 'domain/core/erreurs'
import type { LimitesFichiers } from 'domain/core/fichier'
import { formatJour } from 'domain/core/jour'
import { modification } from 'domain/requetes/demarches/modification'
import { versionDeModification } from 'domain/requetes/demarches/next-version'
import { textesModification } from 'domain/requetes/textes/modification'
import { manquesDirection } from 'domain/requetes/checks/check-direction'
import { checkRenouvellement } from 'domain/requetes/checks/check-renouvellement'
import { comiteOf } from '../association/comite-of.ts'
import { knownVersion } from '../association/known-association.ts'
import { today } from '../core/today.ts'
import { applyRegles } from './demarche/apply-regles.ts'
import { datesAfterDepot } from './parties/annexes/annexe-jointe.ts'
import { tribunalDe } from './parties/commune-saisie.ts'
import {
  toSaisieAssociation,
  informationsSaisies,
  type ConflitInformation,
  type SaisieAssociation,
} from './parties/association/saisie-association.ts'
import { declarantInitial } from './parties/declarant/saisie-declarant.ts'
import { toComite, toDirection, type ConflitOrdre, type TypedMembre } from './parties/membres/saisie-membres.ts'
import type { TargetAssociation, SaisieOnAssociation } from './on-association.tsx'

/** The values of the form of a modification. */
export interface SaisieModification extends SaisieOnAssociation {
  /** The changes that the person announces. They decide the documents asked for and the groups folded. */
  changements: Record<AnnouncedChangement, boolean>
  association: SaisieAssociation
  direction: TypedMembre[]
  renouvellementComite: boolean
  /** The fields changed differently by the register and the form, until the person chooses (MEMB-11). */
  conflits: ConflitInformation[]
  ordreEnConflit: ConflitOrdre | null
}

const rien = Object.fromEntries(changements.map((changement) => [changement, false])) as Record<AnnouncedChangement, boolean>

/** The initial values, from the register. */
export const saisieInitiale =
  ({ association, tribunal }: TargetAssociation) =>
  (utilisateur: Utilisateur | null): SaisieModification => ({
    version: association.version,
    declarant: declarantInitial(utilisateur),
    changements: rien,
    association: toSaisieAssociation(association.informations, tribunal.id),
    direction: toDirection(comiteOf(association)),
    renouvellementComite: false,
    conflits: [],
    ordreEnConflit: null,
    annexes: [],
    prises: {},
    commentaire: '',
  })

const enConflit = (field: string, le: string): ErreurChamp => ({ field, defaultMessage: textesModification.conflit(formatJour(le)) })

/** An error per unsettled conflict: those of the association, then those of its members. */
const listConflits = ({ conflits }: SaisieModification): ErreurChamp[] =>
  conflits.map(({ champ, le }) => enConflit(`association.informations.${champ}`, le))
const listMembreConflits = ({ direction, ordreEnConflit }: SaisieModification): ErreurChamp[] => [
  ...(ordreEnConflit ? [{ field: 'membres.ordre', defaultMessage: textesModification.conflitOrdre(formatJour(ordreEnConflit.le)) }] : []),
  ...direction.flatMap((saisi) => (saisi.conflit ? [enConflit(`membres.${saisi.membre.uuid}`, saisi.conflit.le)] : [])),
]

/** The rules of a modification, applied to its form. */
export const modificationRegles = ({ association, tribunal }: TargetAssociation) => {
  const { dateStatuts, dateConstitutive, dateInscriptionJAL, dateDissolutionJAL, dateDissolution, dateRadiation } = association.informations
  const dates = datesAfterDepot({ dateStatuts, dateConstitutive })
  const selon = applyRegles<SaisieModification>({
    type: 'MODIFICATION',
    association: { numero: association.numero, avant: association },
    parties: ({ version, association: dite, direction, renouvellementComite, annexes }) => ({
      version,
      association: {
        informations: informationsSaisies(dite.informations),
        ...dates(annexes),
        dateInscriptionJAL,
        dateDissolutionJAL,
        dateDissolution,
        dateRadiation,
      },
      comite: toComite(direction),
      renouvellementComite,
    }),
    isSiegeInRessort: ({ association: { informations } }) => {
      const competent = tribunalDe(informations.adresse.commune)
      return competent === null ? null : competent === tribunal.id
    },
  })
  return {
    ...selon,
    dates,
    check: (etape: string, saisie: SaisieModification, limites: LimitesFichiers) => [
      ...selon.check(etape, saisie, limites),
      ...(etape === 'association' ? listConflits(saisie) : []),
      ...(etape === 'membres' ? listMembreConflits(saisie) : []),
    ],
    /** The errors of the members step (MEMB-16, MEMB-37). */
    missingDirection: (saisie: SaisieModification) => {
      const comite = toComite(saisie.direction)
      const { renouvellementComite } = saisie
      return [
        ...manquesDirection(comite),
        ...checkRenouvellement({ comite, renouvellementComite }, association),
        ...listMembreConflits(saisie),
      ]
    },
    /** The documents that the changes ask for: those announced before step 1 and those made in the form. */
    conseils: (saisie: SaisieModification): Conseil[] => {
      const lu = modification.schema.safeParse(selon.toDepot(saisie))
      const faits = lu.success ? changementsFaits(modification.sousTypes(lu.data, association)) : []
      const tous = changements.filter((changement) => saisie.changements[changement] || faits.includes(changement))
      return piecesToComplete(
        'MODIFICATION',
        piecesDesChangements(
          tous,
          saisie.annexes.map(({ annexe }) => annexe),
        ),
      )
    },
    /** The changes that the registration will make, in words; null while the form does not match the schema. */
    changesOf: (saisie: SaisieModification): ChangedRubrique[] | null => {
      const lu = modification.schema.safeParse(selon.toDepot(saisie))
      if (!lu.success) return null
      const avant = knownVersion(association)
      const identifiants = {
        membre: (liste: string, rang: number) => `nouveau ${liste} ${rang}`,
        documents: [],
        remplaces: [],
        le: today(),
      }
      const apres = versionDeModification(lu.data, avant, identifiants)
      return differences({ ...avant, motifEtat: null, documents: [] }, { ...apres, motifEtat: null, documents: [] })
    },
  }
}
