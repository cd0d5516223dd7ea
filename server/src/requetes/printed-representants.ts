import { unknownsOf } from 'domain/association/unknowns-of'
import { phraseDeQualite } from 'domain/association/representation'
import { type QualiteRepresentant, representantsDe } from 'domain/association/representants'
import type { ReadableSort } from 'domain/association/successeur'
import { textesLecture } from 'domain/association/textes/lecture'
import { textesRepresentation } from 'domain/association/textes/representation'
import type { Version } from 'domain/association/version'
import { printedDirection, type PrintedDirection } from 'domain/association/printed-version'
import type { Printing } from 'domain/core/fields'
import { formatJour } from 'domain/core/jour'
import { textesAttestation } from 'domain/requetes/textes/attestation'
import { textesInscription } from 'domain/requetes/textes/inscription'
import type { Block } from '../core/pdf/document.ts'
import { lignesAdresse, orNotGiven, present } from './printed-parts.ts'

/** The part of a version that a document prints about the representatives of the association, with the reason of its state. */
export type PrintedAssociation = Pick<
  Version,
  'etatAssociation' | 'nonRepris' | 'informations' | 'members' | 'indexMembres' | 'liquidationAssociation'
> &
  ReadableSort

type Membres<P extends Printing> = PrintedDirection<P>['members']

const identiteMorale = ({
  denomination,
  formeJuridique,
  nomRepresentant,
  prenomRepresentant,
  numeroInscription,
}: Membres<'EXTRAIT'>['morales'][number]) => {
  const representant = [nomRepresentant, prenomRepresentant].filter(present).join(' ')
  const numero = present(numeroInscription) ? textesLecture.numeroInscription(numeroInscription) : null
  return [denomination, formeJuridique, numero, textesLecture.representant(orNotGiven(representant))].filter(present).join('\n')
}

interface Ligne {
  uuid: string
  ligne: string[]
}

/** Sorts the rows in the order of the direction. A member missing from the order comes last and is never dropped. */
const enOrdre = (lignes: readonly Ligne[], indexMembres: Version['indexMembres']): Ligne[] => {
  const rangs = new Map(indexMembres.map(({ uuid, index }) => [uuid, index]))
  const rang = ({ uuid }: { uuid: string }) => rangs.get(uuid) ?? Number.MAX_SAFE_INTEGER
  return lignes.toSorted((a, b) => rang(a) - rang(b))
}

/** Lists the representatives under their capacity, with why they act, or says why there are none. */
const blocs = (
  version: PrintedAssociation,
  qualite: QualiteRepresentant | null,
  rows: string[][],
  columns: Extract<Block, { kind: 'table' }>['columns'],
): Block[] => {
  const phrase = phraseDeQualite(version)
  return [
    { kind: 'heading', text: qualite === null ? textesInscription.representation : textesInscription.qualites[qualite] },
    ...(phrase === null ? [] : [{ kind: 'paragraph', text: phrase } as const]),
    ...(rows.length === 0
      ? phrase === null
        ? [{ kind: 'paragraph', text: textesLecture.aucunMembre } as const]
        : []
      : [{ kind: 'table', columns, rows } as const]),
  ]
}

/** Lists the representatives of the association: function and name, without home address (CPC annex art. 30-10; docs/decisions/0115). */
export const blocsRepresentants = (printing: Exclude<Printing, 'ATTESTATION_INSCRIPTION'>, version: PrintedAssociation): Block[] => {
  const { colonnesMembres: colonnes } = textesLecture
  const { qualite, ...liste } = representantsDe(version)
  const { members, indexMembres } = printedDirection(printing, liste)
  const lignes = [
    ...members.physiques.map(({ uuid, fonction, nom, prenom }) => ({
      uuid,
      ligne: [orNotGiven(fonction), orNotGiven([nom, prenom].filter(present).join(' '))],
    })),
    ...members.morales.map((membre) => ({ uuid: membre.uuid, ligne: [orNotGiven(membre.fonction), identiteMorale(membre)] })),
    // Taken over from the paper register as one text, which may hold a home address.
    ...members.reprises.map(({ uuid }) => ({ uuid, ligne: [orNotGiven(null), textesInscription.repris] })),
  ]
  return blocs(
    version,
    qualite,
    enOrdre(lignes, indexMembres).map(({ ligne }) => ligne),
    [
      { header: colonnes.fonction, share: 0.35 },
      { header: colonnes.identite, share: 0.65 },
    ],
  )
}

/**
 * Lists the representatives of the association as an attestation proves them: function, name, nationality, domicile, and the day each was
 * entered in their present function (CCL art. 69; CPC annex art. 30-7). It prints no telephone and no e-mail (MEMB-24).
 */
export const attestedRepresentantsBlocs = (version: PrintedAssociation, inscritsLe: ReadonlyMap<string, string | null>): Block[] => {
  const { colonnesMembres: colonnes } = textesLecture
  const { inscritLe, avantReprise } = textesAttestation
  const { qualite, ...liste } = representantsDe(version)
  const { members, indexMembres } = printedDirection('ATTESTATION_INSCRIPTION', liste)
  const lignes = [
    ...members.physiques.map(({ uuid, fonction, nom, prenom, nationalite, adresse }) => ({
      uuid,
      ligne: [
        orNotGiven(fonction),
        orNotGiven([nom, prenom].filter(present).join(' ')),
        orNotGiven(nationalite),
        orNotGiven(lignesAdresse(adresse)),
      ],
    })),
    ...members.morales.map((membre) => ({
      uuid: membre.uuid,
      ligne: [
        orNotGiven(membre.fonction),
        identiteMorale(membre),
        textesLecture.nationaliteMorale,
        orNotGiven(lignesAdresse(membre.adresse)),
      ],
    })),
    // Taken over from the paper register: only the text written there.
    ...members.reprises.map(({ uuid, description }) => ({
      uuid,
      ligne: [orNotGiven(null), description, orNotGiven(null), orNotGiven(null)],
    })),
  ]
  const rows = enOrdre(lignes, indexMembres).map(({ uuid, ligne }) => {
    const jour = inscritsLe.get(uuid)
    return [...ligne, jour ? formatJour(jour) : avantReprise]
  })
  return blocs(version, qualite, rows, [
    { header: colonnes.fonction, share: 0.17 },
    { header: colonnes.identite, share: 0.26 },
    { header: colonnes.nationalite, share: 0.17 },
    { header: colonnes.domicile, share: 0.26 },
    { header: inscritLe, share: 0.14 },
  ])
}

/**
 * Lists the stipulations that limit the direction's powers (CCL art. 64). Their absence is stated too, since it protects third parties
 * (CCL art. 70). Nothing is printed when the direction no longer acts.
 */
export const blocsPouvoirs = (
  version: PrintedAssociation,
  { stipulations, precisionStipulation }: Pick<Version['informations'], 'stipulations' | 'precisionStipulation'>,
): Block[] => {
  if (representantsDe(version).qualite !== 'DIRECTION') return []
  return [
    { kind: 'heading', text: textesInscription.pouvoirs },
    stipulations
      ? { kind: 'fields', fields: [{ term: textesInscription.limites, value: orNotGiven(precisionStipulation) }] }
      : {
          kind: 'paragraph',
          text: unknownsOf(version).includes('stipulations') ? textesRepresentation.limitesNonReprises : textesInscription.sansLimite,
        },
  ]
}
