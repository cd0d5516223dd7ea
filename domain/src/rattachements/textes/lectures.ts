import { formatLongInstant } from '../../core/jour.ts'

const fiches = (nombre: number): string => `${nombre} ${nombre > 1 ? 'fiches' : 'fiche'}`

/** Shown to an account that reads many sheets naming persons (docs/decisions/0116). */
export const textesLectures = {
  captcha: (parHeure: number) => `Vous avez consulté ${fiches(parHeure)} en une heure. Pour continuer, recopiez les caractères de l'image.`,
  epuisees: (parJour: number, jusqua: Date) =>
    `Vous avez consulté ${fiches(parJour)} en vingt-quatre heures, le maximum pour un compte. Vous pourrez en consulter d'autres le ${formatLongInstant(jusqua)}.`,
  titre: 'Vérification avant de continuer',
  continuer: 'Continuer la consultation',
} as const
