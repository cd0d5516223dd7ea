import { textesAssociation } from 'domain/association/textes/common'
import { formatJour } from 'domain/core/jour'
import { phraseDeDecision } from 'domain/requetes/ex-officio/decision-wording'
import { textesDecisionJudiciaire } from 'domain/requetes/textes/decision-judiciaire'
import { textesFusion } from 'domain/requetes/textes/fusion'
import { textesConsequences as textes } from 'domain/requetes/textes/consequences'
import { libelleTypeRequete } from 'domain/requetes/types'
import type { Consequences } from '../../core/acts/ActForm.tsx'
import type { FicheData } from '../../registre/fiche-data.ts'
import { type DecisionSaisie, enVigueurDe, etatAfter, findStoppedRequete } from './decision-form.ts'
import type { FusionSaisie } from './fusion-form.ts'
import type { TransfertSaisie } from './transfer-form.ts'

const { etats } = textesAssociation

const warnedPersonnes = ({ usagers }: FicheData): string => textes.prevenus((usagers ?? []).map(({ prenom, nom }) => `${prenom} ${nom}`))
const nomDe = ({ association }: FicheData): string => association.informations.denomination

/** Confirmation text of a non-conformity: its effects and the persons notified (STAFF-20). */
export const nonConformiteConsequences = ({ texte, declarer }: { texte: string; declarer: boolean }, fiche: FicheData): Consequences => {
  const { etatAssociation } = fiche.derniere
  const { titre, texte: lu, sansEtat, extraits } = textes.nonConformite
  const etat =
    declarer && etatAssociation !== 'NONCONFORME' ? textesDecisionJudiciaire.devient(etats[etatAssociation], etats.NONCONFORME) : sansEtat
  return { title: titre(nomDe(fiche)), lines: [lu(texte), etat, extraits, warnedPersonnes(fiche)] }
}

/** Confirmation text of a decision: new state, stopped request, liquidators, persons notified (STAFF-14). */
export const decisionConsequences = (saisie: DecisionSaisie, fiche: FicheData): Consequences => {
  const { nature, autorite, date, numero, liquidation } = saisie
  if (nature === '') return { title: '', lines: [] }
  const { titre, inscrite, liquidateurs, ensuite } = textes.decision
  const apres = etatAfter(nature, fiche)
  const arretee = findStoppedRequete(fiche, apres)
  const infirmee = nature === 'INFIRMATION' ? enVigueurDe(fiche) : null
  const nombre = liquidation.liquidateurs.length
  return {
    title: titre(nomDe(fiche)),
    lines: [
      inscrite(phraseDeDecision({ nature, autorite, date, numero: numero || null })),
      ...(infirmee ? [textesDecisionJudiciaire.infirmee(phraseDeDecision(infirmee))] : []),
      textesDecisionJudiciaire.devient(etats[fiche.association.etatAssociation], etats[apres]),
      ...(nombre > 0 ? [liquidateurs(nombre)] : []),
      ...(arretee ? [textesDecisionJudiciaire.requeteArretee(arretee.numero, libelleTypeRequete(arretee.type))] : []),
      warnedPersonnes(fiche),
      textes.suiveurs,
      ensuite,
    ],
  }
}

/** Confirmation text of a merger: effect on each association, persons notified (STAFF-12). */
export const fusionConsequences = ({ numeros, dateEffet }: FusionSaisie, fiche: FicheData): Consequences => {
  const { titre, absorbante, absorbee, absorbees, ensuite } = textes.fusion
  return {
    title: titre(nomDe(fiche)),
    lines: [
      ...numeros.map(({ nom, numero }) => absorbee(textesFusion.nommee(nom, numero), formatJour(dateEffet))),
      absorbante(nomDe(fiche)),
      warnedPersonnes(fiche),
      textes.suiveurs,
      absorbees,
      ensuite,
    ],
  }
}

/** Confirmation text of a transfer: receiving court, blocked requests, persons notified (STAFF-13). */
export const transfertConsequences = ({ commune }: TransfertSaisie, fiche: FicheData): Consequences => {
  const { titre, part, reste, ensuite } = textes.transfert
  return { title: titre(nomDe(fiche)), lines: [part(commune?.libelle ?? ''), reste, warnedPersonnes(fiche), ensuite] }
}
