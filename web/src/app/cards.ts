import { textesAccueil } from 'domain/app/textes-accueil'
import { useExisting } from './existing.ts'

const { cartes } = textesAccueil
const all = [
  { to: '/association', ...cartes.registre },
  { to: '/creation', ...cartes.creation },
  { to: '/requete', ...cartes.suivi },
  { to: '/mes-associations', ...cartes.associations },
  { to: '/greffe', ...cartes.greffe, authority: 'GREFFE' },
  { to: '/administration', ...cartes.administration, authority: 'ADMINISTRATION' },
]

/** The cards of the home page, in the order of spec 1 §2. */
export const useCards = () => useExisting(all)
