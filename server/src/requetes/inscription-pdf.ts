import { formaterJour } from 'domain/core/jour'
import { textesPersonnes } from 'domain/core/textes-personnes'
import { textesPdf } from 'domain/core/textes-pdf'
import { textesInscription } from 'domain/requetes/textes-inscription'
import type { Block } from '../core/pdf/document.ts'

/** The court, as it heads what it issues. */
export interface TribunalImprime {
  libelle: string
  adresse: string | null
  complementAdresse: string | null
  codePostal: string | null
  commune: string | null
}

/** Where an issued document is checked (design.md §7). */
export interface Verification {
  code: string
  /** `{BASE_URL}/verification/{code}` */
  url: string
}

export interface AdresseImprimee {
  adresse: string | null
  complementAdresse: string | null
  codePostal: string | null
  commune: { libelle: string } | null
  pays: string | null
  domiciliation?: string | null
}

/** A member of the direction as the register shows it to anyone: no telephone, no e-mail (MEMB-24). */
export type MembreImprime =
  | { type: 'physique'; fonction: string | null; nom: string; prenom: string | null; nationalite: string | null; adresse: AdresseImprimee | null }
  | {
      type: 'morale'
      fonction: string | null
      denomination: string
      formeJuridique: string | null
      nomRepresentant: string | null
      prenomRepresentant: string | null
      numeroInscription: string | null
      adresse: AdresseImprimee | null
    }
  /** Taken over from the paper register: only what was written there. */
  | { type: 'reprise'; fonction: string | null; description: string }

const present = (text: string | null | undefined): text is string => (text ?? '').trim() !== ''

export const ou = (value: string | null | undefined): string => (present(value) ? value : textesPdf.nonRenseigne)
export const jourOu = (jour: string | null | undefined): string => (present(jour) ? formaterJour(jour) : textesPdf.nonRenseigne)

/** An address, one line per part; the country only abroad. Empty when nothing is known. */
export const lignesAdresse = (adresse: AdresseImprimee | null): string =>
  [
    present(adresse?.domiciliation) ? textesInscription.domiciliation(adresse.domiciliation) : null,
    adresse?.adresse,
    adresse?.complementAdresse,
    [adresse?.codePostal, adresse?.commune?.libelle].filter(present).join(' '),
    adresse?.pays === textesPersonnes.paysParDefaut ? null : adresse?.pays,
  ]
    .filter(present)
    .join('\n')

export const lignesTribunal = ({ libelle, adresse, complementAdresse, codePostal, commune }: TribunalImprime): string[] => [
  libelle,
  textesPdf.greffe,
  [adresse, complementAdresse, [codePostal, commune].filter(present).join(' ')].filter(present).join(', '),
]

const identite = (membre: MembreImprime): string => {
  switch (membre.type) {
    case 'physique':
      return [membre.nom, membre.prenom].filter(present).join(' ')
    case 'morale': {
      const { denomination, formeJuridique, nomRepresentant, prenomRepresentant, numeroInscription } = membre
      const representant = [nomRepresentant, prenomRepresentant].filter(present).join(' ')
      return [
        denomination,
        formeJuridique,
        present(numeroInscription) ? textesInscription.numeroMorale(numeroInscription) : null,
        textesInscription.representant(ou(representant)),
      ]
        .filter(present)
        .join('\n')
    }
    case 'reprise':
      return membre.description
  }
}

const ligne = (membre: MembreImprime): string[] => [
  ou(membre.fonction),
  identite(membre),
  membre.type === 'morale' ? textesInscription.nationaliteMorale : ou(membre.type === 'physique' ? membre.nationalite : null),
  ou(membre.type === 'reprise' ? null : lignesAdresse(membre.adresse)),
]

/** Who directs, in the order of the register: function, name, nationality, domicile (CPC annex, art. 30-7). */
export const blocsDirection = (direction: MembreImprime[]): Block[] => {
  const { fonction, identite: nom, nationalite, domicile } = textesInscription.colonnes
  return [
    { kind: 'heading', text: textesInscription.direction },
    direction.length === 0
      ? { kind: 'paragraph', text: textesInscription.aucunMembre }
      : {
          kind: 'table',
          columns: [
            { header: fonction, share: 0.19 },
            { header: nom, share: 0.32 },
            { header: nationalite, share: 0.18 },
            { header: domicile, share: 0.31 },
          ],
          rows: direction.map(ligne),
        },
  ]
}

/** Stipulations that limit the direction's powers (CCL art. 64); their absence is said, for it protects third parties too (art. 70). */
export const blocsPouvoirs = (stipulations: boolean, precision: string | null): Block[] => [
  { kind: 'heading', text: textesInscription.pouvoirs },
  stipulations
    ? { kind: 'fields', fields: [{ term: textesInscription.limites, value: ou(precision) }] }
    : { kind: 'paragraph', text: textesInscription.sansLimite },
]

/** The code of an issued document, to read or to scan (design.md §7). */
export const blocVerification = ({ code, url }: Verification): Block => {
  const textes = textesPdf.verification
  return { kind: 'verification', title: textes.titre, text: textes.explication, code: textes.code(code), url, alt: textes.image(url) }
}
