import { ajoutOrRetrait } from 'domain/association/differences'
import { formatLongJour } from 'domain/core/jour'
import type { Jour } from 'domain/core/jour'
import { titreDActe } from 'domain/core/nom-document'
import type { OrdonnanceChangements } from 'domain/requetes/depot/ordonnance-changements'
import type { DestinataireDeDecision } from 'domain/requetes/decision/notification'
import { say, type Phrases } from 'domain/requetes/phrases/phrases'
import { textesActes } from 'domain/requetes/textes/court-documents'
import { textesInscription } from 'domain/requetes/textes/inscription'
import type { Block, DocumentPdf } from '../../core/pdf/document.ts'
import { feuille } from '../feuille.ts'
import { jourOrNotGiven, lignesAdresse, orNotGiven } from '../../requetes/printed-parts.ts'
import { blocsRepresentants } from '../../requetes/printed-representants.ts'
import { delivrance, jugeSignature } from '../signatures.ts'
import { type DonneesActe, decidedFin } from './actes-pdf.ts'

export interface DonneesOrdonnance extends DonneesActe {
  notifieeA: DestinataireDeDecision
  /** The changes of a modification; null for another request. */
  changements: OrdonnanceChangements | null
  /** The communication to the prefect, with the answer or the silence (CCL art. 61 to 63); null for a filing that goes to no prefect. */
  prefet: {
    communiqueeLe: Jour
    oppositionJusquau: Jour
    reponseLe: Jour | null
    opposition: { le: Jour; leveeLe: Jour } | null
  } | null
}

/** The prefect's position: opposed, then lifted; not opposed; silent. */
const heardPhrases = (phrases: Phrases, { reponseLe, oppositionJusquau, opposition }: NonNullable<DonneesOrdonnance['prefet']>): string => {
  if (opposition)
    return say(phrases, 'ordonnance-prefet-opposition', {
      date: formatLongJour(opposition.le),
      levee: formatLongJour(opposition.leveeLe),
    })
  return reponseLe
    ? say(phrases, 'ordonnance-prefet-reponse', { date: formatLongJour(reponseLe) })
    : say(phrases, 'ordonnance-prefet-silence', { date: formatLongJour(oppositionJusquau) })
}

const communicationAuPrefet = (phrases: Phrases, prefet: NonNullable<DonneesOrdonnance['prefet']>): Block => {
  const communiquee = say(phrases, 'ordonnance-prefet-communication', { date: formatLongJour(prefet.communiqueeLe) })
  return { kind: 'paragraph', text: `${communiquee} ${heardPhrases(phrases, prefet)}` }
}

/** Lists each change that an order registers, before and after. */
const blocChangements = ({ objets, rubriques }: OrdonnanceChangements): Block => ({
  kind: 'fields',
  fields: [
    { term: textesActes.ordonnance.objets, value: objets.join(', ') },
    ...rubriques.flatMap(({ differences }) =>
      differences.map((difference) => ({
        term: difference.label,
        value: ajoutOrRetrait(difference) ?? textesActes.ordonnance.avantApres(difference.ancien ?? '', difference.nouveau ?? ''),
      })),
    ),
  ],
})

/** Sentences of the law about a request. For a modification, they depend on what it changes. */
const loiPhrases = (quoi: 'conditions' | 'effets', { phrases, type, changements }: DonneesOrdonnance): string =>
  type === 'MODIFICATION'
    ? (changements?.natures ?? ['AUTRE']).map((nature) => say(phrases, `ordonnance-${quoi}-${type}-${nature}`, {})).join(' ')
    : say(phrases, `ordonnance-${quoi}-${type}`, {})

/** The order that grants a filing (CCL art. 60 to 64, 67, 71, 74, 79-I). */
export const ordonnance = (donnees: DonneesOrdonnance): DocumentPdf => {
  const { phrases, type, requete, association, prefet, notifieeA, changements } = donnees
  const { denomination, adresse, dateStatuts } = association.informations
  const { ordonnance: textes, decision } = textesActes
  const recueLe = formatLongJour(requete.deposeeLe)
  return feuille(titreDActe('ORDONNANCE', type), donnees, [
    {
      kind: 'fields',
      fields: [
        { term: textesActes.requete, value: requete.numero },
        { term: textesActes.requeteRecue, value: recueLe },
        { term: textesInscription.denomination, value: denomination },
        { term: textesInscription.siege, value: orNotGiven(lignesAdresse(adresse)) },
        { term: textesInscription.dateStatuts, value: jourOrNotGiven(dateStatuts) },
        ...decidedFin(donnees),
      ],
    },
    { kind: 'heading', text: textes.motifs },
    { kind: 'paragraph', text: say(phrases, `ordonnance-saisine-${type}`, { requete: requete.numero, date: recueLe }) },
    ...(changements ? [blocChangements(changements)] : []),
    { kind: 'paragraph', text: loiPhrases('conditions', donnees) },
    ...(prefet ? [communicationAuPrefet(phrases, prefet)] : []),
    { kind: 'heading', text: textes.dispositif },
    { kind: 'paragraph', text: say(phrases, `ordonnance-dispositif-${type}`, {}) },
    { kind: 'fields', fields: [{ term: textesInscription.numero, value: association.numero }] },
    // A dissolution changes who represents the association: the order names them (CCL art. 48 and 76).
    ...(type === 'DISSOLUTION' ? blocsRepresentants('CERTIFICAT_INSCRIPTION', association) : []),
    {
      kind: 'paragraph',
      text: `${loiPhrases('effets', donnees)} ${say(phrases, `ordonnance-notifiee-${notifieeA}`, {})}`,
    },
    jugeSignature('ORDONNANCE', {
      juge: donnees.signataire,
      date: decision.date,
      le: donnees.dateOrdonnance,
      avec: delivrance(donnees),
    }),
  ])
}
