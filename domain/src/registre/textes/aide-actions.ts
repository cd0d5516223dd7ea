import { textesActionExtrait } from '../../extrait/textes/action.ts'
import { textesNumerisation } from '../../numerisation/textes/common.ts'

/** Why some actions on an association are unavailable (SHEET-11, SHEET-12, SHEET-13). */
export const textesAideActions = {
  pourquoi: 'Pourquoi certaines actions sont-elles indisponibles ?',
  titre: 'Actions indisponibles',
  aucune: 'Toutes les actions sont disponibles.',
  actions: {
    extrait: textesActionExtrait.generer,
    modification: 'Déclarer une modification',
    dissolution: 'Déclarer la dissolution',
    radiation: 'Demander la radiation',
    numerisation: textesNumerisation.demander,
    rattachement: 'Demander mon rattachement',
  },
  impossible: "Cette démarche n'est pas possible pour le moment",
} as const
