import type { RequeteTableauDeBord } from 'contract/suivi/requetes'

/** How many ended requests « Dernières activités » holds (REQ-05). */
const activitiesAtMost = 5

/** Day a request ended: decided (REQ-04), or taken back, which no decision dates (docs/decisions/0034). */
const endOf = ({ dateOrdonnancement, retireeLe }: RequeteTableauDeBord): string | null => dateOrdonnancement ?? retireeLe

/** What the court awaits from the person, what is in progress, oldest filing first, and the last that ended, newest first (REQ-03 to REQ-05). */
export const splitRequests = (requests: readonly RequeteTableauDeBord[]) => ({
  owed: requests.filter(({ statutsPapier, demandesPieces }) => statutsPapier?.attendus || demandesPieces.length > 0),
  inProgress: requests
    .filter(({ etat }) => etat === 'EN_COURS')
    .toSorted((one, other) => one.datePreEnregistrement.localeCompare(other.datePreEnregistrement)),
  activities: requests
    .filter((request) => endOf(request) !== null)
    .toSorted((one, other) => String(endOf(other)).localeCompare(String(endOf(one))))
    .slice(0, activitiesAtMost),
})
