import type { RequeteTableauDeBord } from 'contract/suivi/requetes'

/** How many decisions « Dernières activités » holds (REQ-05). */
const activitiesAtMost = 5

/** What is in progress, oldest filing first, and the last decisions, newest first (REQ-03 to REQ-05). */
export const splitRequests = (requests: readonly RequeteTableauDeBord[]) => ({
  inProgress: requests
    .filter(({ etat }) => etat === 'EN_COURS')
    .toSorted((one, other) => one.datePreEnregistrement.localeCompare(other.datePreEnregistrement)),
  activities: requests
    .filter(({ dateOrdonnancement }) => dateOrdonnancement !== null)
    .toSorted((one, other) => String(other.dateOrdonnancement).localeCompare(String(one.dateOrdonnancement)))
    .slice(0, activitiesAtMost),
})
