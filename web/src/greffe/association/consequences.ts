import { textesAssociation } from 'domain/association/textes/common'
import { formaterJour } from 'domain/core/jour'
import { phraseDeDecision } from 'domain/requetes/office/dire-decision'
import { textesDecisionJudiciaire } from 'domain/requetes/textes/decision-judiciaire'
import { textesFusion } from 'domain/requetes/textes/fusion'
import { textesSuites as textes } from 'domain/requetes/textes/suites'
import { libelleTypeRequete } from 'domain/requetes/types'
import type { Consequences } from '../../core/acts/ActForm.tsx'
import type { FicheData } from '../../registre/fiche-data.ts'
import { type DecisionSaisie, enVigueurDe, etatApres, requeteArretee } from './decision-form.ts'
import type { FusionSaisie } from './fusion-form.ts'
import type { TransfertSaisi } from './transfer-form.ts'

const { etats } = textesAssociation

const prevenus = ({ usagers }: FicheData): string => textes.prevenus((usagers ?? []).map(({ prenom, nom }) => `${prenom} ${nom}`))
const nomDe = ({ association }: FicheData): string => association.informations.denomination

/** Confirmation text of a non-conformity: its effects and the persons notified (STAFF-20). */
export const consequencesDuReleve = ({ texte, declarer }: { texte: string; declarer: boolean }, fiche: FicheData): Consequences => {
  const { etatAssociation } = fiche.derniere
  const { titre, texte: lu, sansEtat, extraits } = textes.nonConformite
  const etat =
    declarer && etatAssociation !== 'NONCONFORME' ? textesDecisionJudiciaire.devient(etats[etatAssociation], etats.NONCONFORME) : sansEtat
  return { title: titre(nomDe(fiche)), lines: [lu(texte), etat, extraits, prevenus(fiche)] }
}

/** Confirmation text of a decision: new state, stopped request, liquidators, persons notified (STAFF-14). */
export const consequencesDeLaDecision = (saisie: DecisionSaisie, fiche: FicheData): Consequences => {
  const { nature, autorite, date, numero, liquidation } = saisie
  if (nature === '') return { title: '', lines: [] }
  const { titre, inscrite, liquidateurs, ensuite } = textes.decision
  const apres = etatApres(nature, fiche)
  const arretee = requeteArretee(fiche, apres)
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
      prevenus(fiche),
      textes.suiveurs,
      ensuite,
    ],
  }
}

/** Confirmation text of a merger: effect on each association, persons notified (STAFF-12). */
export const consequencesDeLaFusion = ({ numeros, dateEffet }: FusionSaisie, fiche: FicheData): Consequences => {
  const { titre, absorbante, absorbee, absorbees, ensuite } = textes.fusion
  return {
    title: titre(nomDe(fiche)),
    lines: [
      ...numeros.map(({ nom, numero }) => absorbee(textesFusion.nommee(nom, numero), formaterJour(dateEffet))),
      absorbante(nomDe(fiche)),
      prevenus(fiche),
      textes.suiveurs,
      absorbees,
      ensuite,
    ],
  }
}

/** Confirmation text of a transfer: receiving court, blocked requests, persons notified (STAFF-13). */
export const consequencesDuTransfert = ({ commune }: TransfertSaisi, fiche: FicheData): Consequences => {
  const { titre, part, reste, ensuite } = textes.transfert
  return { title: titre(nomDe(fiche)), lines: [part(commune?.libelle ?? ''), reste, prevenus(fiche), ensuite] }
}
