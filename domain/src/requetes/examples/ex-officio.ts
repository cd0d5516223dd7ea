import type { Version } from '../../association/version.ts'
import { desInformations, aComite, aMembrePhysique } from '../../association/exemples.ts'
import { unchangedComite } from './filings.ts'
import type { DecisionJudiciaire } from '../ex-officio/decision-judiciaire.ts'
import type { Fusion } from '../ex-officio/fusion.ts'
import type { Rectification } from '../ex-officio/rectification.ts'
import type { Transfert } from '../transfert/transfert.ts'

type InformationsPart = Rectification['informations']
const champs = Object.keys(desInformations()) as (keyof InformationsPart)[]

/** A rectification of the object of a version; without a version, of an association without known values. */
export const aRectification = (avant: Version | null = null, autrement: Partial<InformationsPart> = {}): Rectification => {
  const dites = avant
    ? (Object.fromEntries(champs.map((champ) => [champ, avant.informations[champ]])) as InformationsPart)
    : desInformations()
  return {
    informations: { ...dites, objet: 'Chanter, et faire chanter.', ...autrement },
    dateConstitutive: avant?.informations.dateConstitutive ?? null,
    dateStatuts: avant?.informations.dateStatuts ?? null,
    comite: avant ? unchangedComite(avant) : aComite(),
    motif: "Erreur de copie de l'acte",
  }
}

/** A court dissolves an association and names its liquidators. */
export const aDecision = (autrement: Partial<DecisionJudiciaire> = {}): DecisionJudiciaire => ({
  nature: 'DISSOLUTION',
  autorite: 'le tribunal judiciaire de Strasbourg',
  sousType: 'JUDICIAIRE',
  date: '2026-10-12',
  numero: '26/00123',
  motif: "Liquidation judiciaire clôturée pour insuffisance d'actif",
  liquidation: {
    commentaireLiquidation: null,
    liquidateurs: {
      ...aComite(),
      physiques: [aMembrePhysique({ localUuid: 'liquidateur-1', nom: 'Abwickler', fonction: 'Liquidateur', estFondateur: false })],
      morales: [],
      reprises: [],
      indexMembres: [{ uuid: null, localUuid: 'liquidateur-1', collection: 'physiques', index: 0 }],
    },
  },
  ...autrement,
})

/** A decision without liquidators. */
export const withoutLiquidation = (nature: DecisionJudiciaire['nature'], autrement: Partial<DecisionJudiciaire> = {}): DecisionJudiciaire =>
  aDecision({ nature, liquidation: null, ...autrement })

/** A merger that took effect a month after its agreement. */
export const aFusion = (numeros: string[]): Fusion => ({ numeros, dateTraite: '2026-09-01', dateEffet: '2026-10-01' })

/** A head office moved to Colmar by decision of the members. */
export const aTransfert = (commune: Transfert['commune'], autrement: Partial<Transfert> = {}): Transfert => ({
  adresse: '4 rue des Clefs',
  complementAdresse: null,
  codePostal: '68000',
  commune,
  dateDecision: '2026-10-03',
  ...autrement,
})
