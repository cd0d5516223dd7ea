import type { RequeteTableauDeBord } from 'contract/suivi/requetes'

/** How many ended requests « Dernières activités » holds (REQ-05). */
const activitiesAtMost = 5

/** Day a request ended: the decision (REQ-04), or the withdrawal, which has no decision date (docs/decisions/0034). */
const endOf = ({ dateOrdonnancement, retireeLe }: RequeteTableauDeBord): string | null => dateOrdonnancement ?? retireeLe

/** Splits requests: those that expect an action, those in progress (oldest first), the last ended (newest first) (REQ-03 to REQ-05). */
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
