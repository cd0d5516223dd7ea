import type { Sent } from 'contract/core/call'
import { inscrireDecision } from 'contract/greffe/ex-officio'
import { restoredEtat } from 'domain/association/conformite'
import type { EtatAssociation } from 'domain/association/etats'
import { Liquidation } from 'domain/association/liquidation'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import type { LimitesFichiers } from 'domain/core/fichier'
import { registreObstacles } from 'domain/requetes/actes/registre-etat'
import { decisionEnVigueur, type DecisionEnVigueur } from 'domain/requetes/ex-officio/decision-en-vigueur'
import { type NatureDecision, naturesDecision, natureDefinitions } from 'domain/requetes/ex-officio/natures-decision'
import { obstaclesDecision } from 'domain/requetes/ex-officio/obstacles-decision'
import { checkDecisionJudiciaire } from 'domain/requetes/ex-officio/check-decision-judiciaire'
import { checkLiquidation } from 'domain/requetes/checks/check-liquidation'
import { checkFile } from '../../core/form/file/check-file.ts'
import { today } from '../../core/today.ts'
import { toComite, type TypedMembre } from '../../requetes/parties/membres/saisie-membres.ts'
import { knownAssociation } from '../../association/known-association.ts'
import type { FicheData } from '../../registre/fiche-data.ts'
import type { Work } from './court-data.ts'

/** Form values of a decision. */
export interface DecisionSaisie {
  nature: NatureDecision | ''
  sousType: string
  autorite: string
  date: string
  numero: string
  motif: string
  liquidation: { commentaireLiquidation: string; liquidateurs: TypedMembre[] }
  reserve: boolean
  fichier: File | null
}

export const emptyDecision = (nature: NatureDecision | ''): DecisionSaisie => ({
  nature,
  sousType: '',
  autorite: '',
  date: '',
  numero: '',
  motif: '',
  liquidation: { commentaireLiquidation: '', liquidateurs: [] },
  reserve: false,
  fichier: null,
})

const versionsDe = ({ associationRehydrateVisibles }: Pick<FicheData, 'associationRehydrateVisibles'>) =>
  associationRehydrateVisibles.flatMap(({ association, evenement }) =>
    association ? [{ ...association, decision: evenement?.office?.decision ?? null }] : [],
  )

/** The decision that an infirmation would undo, null without any. */
export const enVigueurDe = (fiche: FicheData): DecisionEnVigueur | null => decisionEnVigueur(versionsDe(fiche))

/** Natures allowed in this state, and the reasons that exclude the others. An infirmation gives no reason. */
export const findPossibleNatures = (fiche: FicheData) => {
  const situation = { avant: fiche.association, infirmable: enVigueurDe(fiche) !== null }
  const refus = (nature: NatureDecision) => obstaclesDecision(nature, situation)
  return {
    permises: naturesDecision.filter((nature) => refus(nature).length === 0),
    raisons: [...new Set(naturesDecision.filter((nature) => nature !== 'INFIRMATION').flatMap(refus))],
  }
}

/** State of the association after the decision. */
export const etatAfter = (nature: NatureDecision, fiche: FicheData): EtatAssociation => {
  const { etat } = natureDefinitions[nature]
  const enVigueur = enVigueurDe(fiche)
  if (etat !== null || !enVigueur) return etat ?? fiche.association.etatAssociation
  const avant = versionsDe(fiche).filter(({ ordre }) => ordre < enVigueur.ordre)
  const { informations } = fiche.association
  // An association struck off may have been dissolved earlier, so keep that date. A dissolution by a court is undone with its date.
  const dateDissolution = enVigueur.nature === 'RADIATION_79_1' ? informations.dateDissolution : null
  return restoredEtat(
    avant.map(({ etatAssociation }) => etatAssociation),
    { ...informations, dateDissolution, dateRadiation: null },
  )
}

/** The current request, if this state would stop it; else null. */
export const findStoppedRequete = ({ requeteEnCours }: FicheData, etatDuRegistre: EtatAssociation) => {
  if (!requeteEnCours?.numero || !requeteEnCours.type) return null
  const { numero, type } = requeteEnCours
  return registreObstacles({ type, etatDuRegistre }).length > 0 ? { numero, type } : null
}

/** Maps error paths to form fields. An error on the whole liquidation goes to its comment field. */
export const renameField = (field: string): string =>
  field.replace(/^decision\./, '').replace(/^liquidation\.liquidation$/, 'liquidation.commentaireLiquidation')

/** JSON part of the call. The liquidation is null when the nature has none. */
export const partDe = (saisie: DecisionSaisie, version: number): Sent<typeof inscrireDecision>['part'] => {
  const { liquidation, reserve, fichier, nature, sousType, ...dit } = saisie
  const { commentaireLiquidation, liquidateurs } = liquidation
  const liquidee = nature !== '' && natureDefinitions[nature].liquidee
  const decision = {
    ...dit,
    nature,
    sousType,
    liquidation: liquidee ? { commentaireLiquidation, liquidateurs: toComite(liquidateurs) } : null,
  }
  return { version, reserve, nom: fichier?.name ?? '-', decision } as Sent<typeof inscrireDecision>['part']
}

/** All errors that the browser can detect, including the declared type and size of the file. */
export const checkSaisie = (
  saisie: DecisionSaisie,
  { court: { version, inscriteLe }, fiche }: Pick<Work, 'court' | 'fiche'>,
  limites: LimitesFichiers,
): ErreurChamp[] => {
  const avant = knownAssociation(fiche.association)
  const part = partDe(saisie, version)
  const lue = inscrireDecision.multipart.schema.safeParse(part)
  // Check the liquidation even when other fields are invalid, so that all errors show at once.
  const liquidation = Liquidation.safeParse(part.decision.liquidation)
  const manques = liquidation.success ? checkLiquidation(liquidation.data, avant) : []
  const contexte = { avant, inscriteLe, enVigueur: enVigueurDe(fiche), aujourdhui: today() }
  const dites = lue.success ? checkDecisionJudiciaire(lue.data.decision, contexte) : [...erreursDeZod(lue.error.issues), ...manques]
  return [...dites.map((erreur) => ({ ...erreur, field: renameField(erreur.field) })), ...checkFile(saisie.fichier, limites)]
}
