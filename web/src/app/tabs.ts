import { textesChrome } from 'domain/core/textes/chrome'
import { useExisting } from './existing.ts'

const { onglets } = textesChrome
const all = [
  { to: '/accueil', label: onglets.accueil },
  { to: '/requete', label: onglets.suivi },
  { to: '/mes-associations', label: onglets.associations },
  { to: '/association', label: onglets.registre },
  { to: '/greffe', label: onglets.greffe, authority: 'GREFFE' },
  { to: '/juge', label: onglets.juge, authority: 'JUGE' },
  { to: '/administration', label: onglets.administration, authority: 'ADMINISTRATION' },
]

/** HEAD-10, HEAD-11: the tabs of a signed-in person. */
export const useTabs = () => useExisting(all)
