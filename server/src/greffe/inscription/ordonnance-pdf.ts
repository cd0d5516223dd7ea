import { ajoutOuRetrait } from 'domain/association/differences'
import { formaterJourEnLettres } from 'domain/core/jour'
import type { JourCalendaire } from 'domain/core/jour'
import { titreDActe } from 'domain/core/nom-document'
import type { ChangementsOrdonnes } from 'domain/requetes/depot/changements-ordonnes'
import type { DestinataireDeDecision } from 'domain/requetes/decision/notification'
import { dire, type Phrases } from 'domain/requetes/phrases/phrases'
import { textesActes } from 'domain/requetes/textes/court-documents'
import { textesInscription } from 'domain/requetes/textes/inscription'
import type { Block, DocumentPdf } from '../../core/pdf/document.ts'
import { feuille } from '../feuille.ts'
import { jourOu, lignesAdresse, ou } from '../../requetes/imprime.ts'
import { blocsRepresentants } from '../../requetes/representants-imprimes.ts'
import { delivrance, signatureDuJuge } from '../signatures.ts'
import { type DonneesActe, finDecidee } from './actes-pdf.ts'

export interface DonneesOrdonnance extends DonneesActe {
  notifieeA: DestinataireDeDecision
  /** The changes of a modification; null for another request. */
  changements: ChangementsOrdonnes | null
  /** The communication to the prefect, with the answer or the silence (CCL art. 61 to 63); null for a filing that goes to no prefect. */
  prefet: {
    communiqueeLe: JourCalendaire
    oppositionJusquau: JourCalendaire
    reponseLe: JourCalendaire | null
    opposition: { le: JourCalendaire; leveeLe: JourCalendaire } | null
  } | null
}

/** The prefect's position: opposed, then lifted; not opposed; silent. */
const entendu = (phrases: Phrases, { reponseLe, oppositionJusquau, opposition }: NonNullable<DonneesOrdonnance['prefet']>): string => {
  if (opposition)
    return dire(phrases, 'ordonnance-prefet-opposition', {
      date: formaterJourEnLettres(opposition.le),
      levee: formaterJourEnLettres(opposition.leveeLe),
    })
  return reponseLe
    ? dire(phrases, 'ordonnance-prefet-reponse', { date: formaterJourEnLettres(reponseLe) })
    : dire(phrases, 'ordonnance-prefet-silence', { date: formaterJourEnLettres(oppositionJusquau) })
}

const communicationAuPrefet = (phrases: Phrases, prefet: NonNullable<DonneesOrdonnance['prefet']>): Block => {
  const communiquee = dire(phrases, 'ordonnance-prefet-communication', { date: formaterJourEnLettres(prefet.communiqueeLe) })
  return { kind: 'paragraph', text: `${communiquee} ${entendu(phrases, prefet)}` }
}

/** Lists each change that an order registers, before and after. */
const blocChangements = ({ objets, rubriques }: ChangementsOrdonnes): Block => ({
  kind: 'fields',
  fields: [
    { term: textesActes.ordonnance.objets, value: objets.join(', ') },
    ...rubriques.flatMap(({ differences }) =>
      differences.map((difference) => ({
        term: difference.label,
        value: ajoutOuRetrait(difference) ?? textesActes.ordonnance.avantApres(difference.ancien ?? '', difference.nouveau ?? ''),
      })),
    ),
  ],
})

/** Sentences of the law about a request. For a modification, they depend on what it changes. */
const selonLaLoi = (quoi: 'conditions' | 'effets', { phrases, type, changements }: DonneesOrdonnance): string =>
  type === 'MODIFICATION'
    ? (changements?.natures ?? ['AUTRE']).map((nature) => dire(phrases, `ordonnance-${quoi}-${type}-${nature}`, {})).join(' ')
    : dire(phrases, `ordonnance-${quoi}-${type}`, {})

/** The order that grants a filing (CCL art. 60 to 64, 67, 71, 74, 79-I). */
export const ordonnance = (donnees: DonneesOrdonnance): DocumentPdf => {
  const { phrases, type, requete, association, prefet, notifieeA, changements } = donnees
  const { denomination, adresse, dateStatuts } = association.informations
  const { ordonnance: textes, decision } = textesActes
  const recueLe = formaterJourEnLettres(requete.deposeeLe)
  return feuille(titreDActe('ORDONNANCE', type), donnees, [
    {
      kind: 'fields',
      fields: [
        { term: textesActes.requete, value: requete.numero },
        { term: textesActes.requeteRecue, value: recueLe },
        { term: textesInscription.denomination, value: denomination },
        { term: textesInscription.siege, value: ou(lignesAdresse(adresse)) },
        { term: textesInscription.dateStatuts, value: jourOu(dateStatuts) },
        ...finDecidee(donnees),
      ],
    },
    { kind: 'heading', text: textes.motifs },
    { kind: 'paragraph', text: dire(phrases, `ordonnance-saisine-${type}`, { requete: requete.numero, date: recueLe }) },
    ...(changements ? [blocChangements(changements)] : []),
    { kind: 'paragraph', text: selonLaLoi('conditions', donnees) },
    ...(prefet ? [communicationAuPrefet(phrases, prefet)] : []),
    { kind: 'heading', text: textes.dispositif },
    { kind: 'paragraph', text: dire(phrases, `ordonnance-dispositif-${type}`, {}) },
    { kind: 'fields', fields: [{ term: textesInscription.numero, value: association.numero }] },
    // A dissolution changes who represents the association: the order names them (CCL art. 48 and 76).
    ...(type === 'DISSOLUTION' ? blocsRepresentants('CERTIFICAT_INSCRIPTION', association) : []),
    {
      kind: 'paragraph',
      text: `${selonLaLoi('effets', donnees)} ${dire(phrases, `ordonnance-notifiee-${notifieeA}`, {})}`,
    },
    signatureDuJuge('ORDONNANCE', {
      juge: donnees.signataire,
      date: decision.date,
      le: donnees.dateOrdonnance,
      avec: delivrance(donnees),
    }),
  ])
}
