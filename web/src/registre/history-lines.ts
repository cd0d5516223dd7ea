import type { LigneHistorique } from 'contract/registre/historique'
import { nomDeVersion } from 'domain/association/nom-de-version'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { textesHistorique as textes } from 'domain/registre/textes/historique'
import { phraseDeDecision } from 'domain/requetes/ex-officio/decision-wording'
import { textesDecisionJudiciaire } from 'domain/requetes/textes/decision-judiciaire'
import { libelleSousTypeRequete, libelleTypeRequete } from 'domain/requetes/types'

/** One line of the history, in words. */
export interface HistoryLine {
  key: string
  title: string
  facts: string[]
  /** Numbers of the associations to link to. */
  associations: readonly string[]
  /** Status shown by a badge, in colour and in text (SHEET-28 to SHEET-30). */
  mark: 'affichee' | 'enCours' | 'rejetee' | 'retiree' | null
  /** The version of this line, null for a request without one. */
  version: LigneHistorique['association']
}

const jour = (instant: string): string => formatJour(jourDeParis(new Date(instant)))

const typeOf = ({ typeRequete, sousTypes }: LigneHistorique): string =>
  typeRequete === null ? '' : textes.type(libelleTypeRequete(typeRequete), sousTypes.map(libelleSousTypeRequete))

/** Changes made by an event of the court, in words (ENT-24). */
const eventFacts = ({ evenement }: LigneHistorique): string[] => {
  if (evenement === null) return []
  const { ajoutDocument, suppressionDocument, modificationDocument, transfert, fusionnees, fusionCorrigee, office } = evenement
  const decision = office?.decision
  return [
    ...(decision ? [phraseDeDecision(decision)] : []),
    ...(decision && decision.infirme !== null ? [textesDecisionJudiciaire.infirme(decision.infirme)] : []),
    ...(ajoutDocument ? [textes.ajoutDocument(ajoutDocument.nom)] : []),
    ...(suppressionDocument ? [textes.suppressionDocument(suppressionDocument.nom)] : []),
    ...(modificationDocument
      ? [
          modificationDocument.activation.nouvelle
            ? textes.activation(modificationDocument.nom)
            : textes.desactivation(modificationDocument.nom),
        ]
      : []),
    ...(transfert ? [textes.transfert(transfert.numero)] : []),
    ...(fusionnees ? [textes.fusionnees(fusionnees.numeros)] : []),
    ...(fusionCorrigee ? [textes.fusionCorrigee(fusionCorrigee.numeros)] : []),
  ]
}

/** Numbers of the merged associations (STAFF-12), or its number at another court (STAFF-13). */
const named = ({ evenement }: LigneHistorique): readonly string[] => [
  ...(evenement?.transfert ? [evenement.transfert.numero] : []),
  ...(evenement?.absorption ? [evenement.absorption.numero] : []),
  ...(evenement?.fusionnees?.numeros ?? []),
  ...(evenement?.fusionCorrigee?.numeros ?? []),
]

/** Scope of an ex officio act, or its type and scope when the event differs from the type. */
const exOfficioFacts = (line: LigneHistorique): string[] => {
  if (line.typeRequete === null) return []
  return [line.typeRequete === line.type ? textes.porteSur(line.sousTypes.map(libelleSousTypeRequete)) : typeOf(line)]
}

/** How the request ended: decision or withdrawal. */
const decisionFacts = ({ requete }: LigneHistorique): string[] => [
  ...(requete?.dateOrdonnancement ? [textes.decision(formatJour(requete.dateOrdonnancement))] : []),
  ...(requete?.retireeLe ? [textes.retrait(formatJour(requete.retireeLe))] : []),
]

const markOf = (requete: LigneHistorique['requete']): HistoryLine['mark'] => {
  if (requete?.resultat !== 'REJETEE') return 'enCours'
  return requete.retireeLe === null ? 'rejetee' : 'retiree'
}

const ofVersion = (line: LigneHistorique, version: NonNullable<LigneHistorique['association']>, shown: number): HistoryLine => {
  const { ordre, etatAssociation: etat } = version
  const { type, typeRequete, requete, dateCreation, evenement: details } = line
  const nom = type === null ? '' : nomDeVersion({ evenement: type, etat, typeRequete, details })
  return {
    key: `version ${ordre}`,
    title: textes.version(ordre, jour(dateCreation), nom),
    facts: [
      ...(requete ? [textes.parRequete(typeOf(line), requete.numero, jour(requete.datePreEnregistrement))] : exOfficioFacts(line)),
      ...decisionFacts(line),
      ...eventFacts(line),
    ],
    associations: named(line),
    mark: ordre === shown ? 'affichee' : null,
    version,
  }
}

const ofRequest = (line: LigneHistorique): HistoryLine => {
  const { requete, dateCreation } = line
  const date = jour(dateCreation)
  return {
    key: requete?.numero ?? dateCreation,
    // Readers without access to the request see only its day.
    title: requete ? textes.requete(requete.numero, date, typeOf(line)) : textes.requeteDu(date),
    facts: decisionFacts(line),
    associations: [],
    mark: markOf(requete),
    version: null,
  }
}

/** Lines of the history, in the order given. `shown` is the ordre of the version on screen (SHEET-14, SHEET-15, SHEET-21). */
export const historyLines = (lines: readonly LigneHistorique[], shown: number): HistoryLine[] =>
  lines.map((line) => (line.association ? ofVersion(line, line.association, shown) : ofRequest(line)))
