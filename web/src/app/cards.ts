import { textesAccueil } from 'domain/app/textes/accueil'
import { cardIcons } from './card-icons.ts'
import { useExisting } from './existing.ts'

const { cartes } = textesAccueil

interface HomeCard {
  id: keyof typeof cardIcons
  to: string
  search?: Record<string, string>
  authority?: string
}

const all: HomeCard[] = [
  { id: 'registre', to: '/association' },
  { id: 'creation', to: '/creation' },
  { id: 'suivi', to: '/requete' },
  { id: 'associations', to: '/mes-associations' },
  // This link opens the register, which then says what to do there (ATTACH-01).
  { id: 'rattachement', to: '/association', search: { rattachement: 'true' } },
  { id: 'greffe', to: '/greffe', authority: 'GREFFE' },
  { id: 'juge', to: '/juge', authority: 'JUGE' },
  { id: 'administration', to: '/administration', authority: 'ADMINISTRATION' },
]

/** The cards of the home page, in the order of HOME-01 and HOME-02. */
export const useCards = () => useExisting(all).map((card) => ({ ...card, ...cartes[card.id], icon: cardIcons[card.id] }))
