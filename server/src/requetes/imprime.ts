import type { Version } from 'domain/association/version'
import { directionImprimee, type DirectionImprimee } from 'domain/association/version-imprimee'
import type { Printing } from 'domain/core/fields'
import { formaterJour, formaterJourEnLettres } from 'domain/core/jour'
import { textesPersonnes } from 'domain/core/textes-personnes'
import { textesPdf } from 'domain/core/textes-pdf'
import { textesAttestation } from 'domain/requetes/office/textes-attestation'
import { textesInscription } from 'domain/requetes/textes-inscription'
import type { Block } from '../core/pdf/document.ts'

/** The court, as it heads what it issues. */
export interface TribunalImprime {
  libelle: string
  adresse: string | null
  complementAdresse: string | null
  codePostal: string | null
  commune: string | null
  telephone: string | null
  courriel: string | null
  horaires: string | null
}

/** Where an issued document is checked (design.md §7). */
export interface Verification {
  code: string
  /** `{BASE_URL}/verification/{code}` */
  url: string
}

/** What a document says of who directs and where the association sits, as the version keeps it. */
export type Direction = Pick<Version, 'members' | 'indexMembres'>
type Siege = Version['informations']['adresse']
type Adresse = Omit<Siege, 'domiciliation' | 'commune'> & Partial<Pick<Siege, 'domiciliation'>> & { commune: { libelle: string } }

const present = (text: string | null | undefined): text is string => (text ?? '').trim() !== ''

export const ou = (value: string | null | undefined): string => (present(value) ? value : textesPdf.nonRenseigne)
export const jourOu = (jour: string | null | undefined): string => (present(jour) ? formaterJourEnLettres(jour) : textesPdf.nonRenseigne)

/** An address, one line per part; the country only abroad. Empty when nothing is known. */
export const lignesAdresse = ({ domiciliation, adresse, complementAdresse, codePostal, commune, pays }: Adresse): string =>
  [
    present(domiciliation) ? textesInscription.domiciliation(domiciliation) : null,
    adresse,
    complementAdresse,
    [codePostal, commune.libelle].filter(present).join(' '),
    pays === textesPersonnes.paysParDefaut ? null : pays,
  ]
    .filter(present)
    .join('\n')

export const lignesTribunal = ({ libelle, adresse, complementAdresse, codePostal, commune }: TribunalImprime): string[] => [
  libelle,
  textesPdf.greffe,
  [adresse, complementAdresse, [codePostal, commune].filter(present).join(' ')].filter(present).join(', '),
]

/** How a court is reached, of what an administrator has said of it: one line, or none. */
export const contactDuTribunal = ({ telephone, courriel, horaires }: TribunalImprime): string[] =>
  [[telephone, courriel, horaires].filter(present).join(', ')].filter(present)

type Membres<P extends Printing> = DirectionImprimee<P>['members']

const identiteMorale = ({
  denomination,
  formeJuridique,
  nomRepresentant,
  prenomRepresentant,
  numeroInscription,
}: Membres<'EXTRAIT'>['morales'][number]) => {
  const representant = [nomRepresentant, prenomRepresentant].filter(present).join(' ')
  const numero = present(numeroInscription) ? textesInscription.numeroMorale(numeroInscription) : null
  return [denomination, formeJuridique, numero, textesInscription.representant(ou(representant))].filter(present).join('\n')
}

interface Ligne {
  uuid: string
  ligne: string[]
}

/** In the order of the direction; a member that the order forgets comes last, never nowhere. */
const enOrdre = (lignes: readonly Ligne[], indexMembres: Version['indexMembres']): Ligne[] => {
  const rangs = new Map(indexMembres.map(({ uuid, index }) => [uuid, index]))
  const rang = ({ uuid }: { uuid: string }) => rangs.get(uuid) ?? Number.MAX_SAFE_INTEGER
  return lignes.toSorted((a, b) => rang(a) - rang(b))
}

const direction = (rows: string[][], columns: Extract<Block, { kind: 'table' }>['columns']): Block[] => [
  { kind: 'heading', text: textesInscription.direction },
  rows.length === 0 ? { kind: 'paragraph', text: textesInscription.aucunMembre } : { kind: 'table', columns, rows },
]

/** Who directs: function and name, and no home address (CPC annex, art. 30-10; docs/decisions/0115). */
export const blocsDirigeants = (printing: Exclude<Printing, 'ATTESTATION_INSCRIPTION'>, version: Direction): Block[] => {
  const { colonnes } = textesInscription
  const { members, indexMembres } = directionImprimee(printing, version)
  const lignes = [
    ...members.physiques.map(({ uuid, fonction, nom, prenom }) => ({
      uuid,
      ligne: [ou(fonction), ou([nom, prenom].filter(present).join(' '))],
    })),
    ...members.morales.map((membre) => ({ uuid: membre.uuid, ligne: [ou(membre.fonction), identiteMorale(membre)] })),
    // Taken over from the paper register as one text, which may hold a home address.
    ...members.reprises.map(({ uuid }) => ({ uuid, ligne: [ou(null), textesInscription.repris] })),
  ]
  return direction(
    enOrdre(lignes, indexMembres).map(({ ligne }) => ligne),
    [
      { header: colonnes.fonction, share: 0.35 },
      { header: colonnes.identite, share: 0.65 },
    ],
  )
}

/**
 * Who directs, as an attestation proves it: function, name, nationality, domicile, and the day each was entered in their present function
 * (CCL art. 69; CPC annex, art. 30-7); no telephone, no e-mail (MEMB-24).
 */
export const blocsDirectionAttestee = (version: Direction, inscritsLe: ReadonlyMap<string, string | null>): Block[] => {
  const { colonnes } = textesInscription
  const { inscritLe, avantReprise } = textesAttestation
  const { members, indexMembres } = directionImprimee('ATTESTATION_INSCRIPTION', version)
  const lignes = [
    ...members.physiques.map(({ uuid, fonction, nom, prenom, nationalite, adresse }) => ({
      uuid,
      ligne: [ou(fonction), ou([nom, prenom].filter(present).join(' ')), ou(nationalite), ou(lignesAdresse(adresse))],
    })),
    ...members.morales.map((membre) => ({
      uuid: membre.uuid,
      ligne: [ou(membre.fonction), identiteMorale(membre), textesInscription.nationaliteMorale, ou(lignesAdresse(membre.adresse))],
    })),
    // Taken over from the paper register: only what was written there.
    ...members.reprises.map(({ uuid, description }) => ({ uuid, ligne: [ou(null), description, ou(null), ou(null)] })),
  ]
  const rows = enOrdre(lignes, indexMembres).map(({ uuid, ligne }) => {
    const jour = inscritsLe.get(uuid)
    return [...ligne, jour ? formaterJour(jour) : avantReprise]
  })
  return direction(rows, [
    { header: colonnes.fonction, share: 0.17 },
    { header: colonnes.identite, share: 0.26 },
    { header: colonnes.nationalite, share: 0.17 },
    { header: colonnes.domicile, share: 0.26 },
    { header: inscritLe, share: 0.14 },
  ])
}

/** Stipulations that limit the direction's powers (CCL art. 64); their absence is said, for it protects third parties too (art. 70). */
export const blocsPouvoirs = ({
  stipulations,
  precisionStipulation,
}: Pick<Version['informations'], 'stipulations' | 'precisionStipulation'>): Block[] => [
  { kind: 'heading', text: textesInscription.pouvoirs },
  stipulations
    ? { kind: 'fields', fields: [{ term: textesInscription.limites, value: ou(precisionStipulation) }] }
    : { kind: 'paragraph', text: textesInscription.sansLimite },
]

/** The code of an issued document, to read or to scan (design.md §7). */
export const blocVerification = ({ code, url }: Verification): Block => {
  const textes = textesPdf.verification
  return { kind: 'verification', title: textes.titre, text: textes.explication, code: textes.code(code), url, alt: textes.image(url) }
}
