import { expect, test } from 'vitest'
import { typesActe } from '../actes/actes.ts'
import { etapes, type Etape } from '../actes/situation.ts'
import { etatPublic } from '../etat/etat-public.ts'
import { nextPlace, type Place } from './procedure.ts'
import { demarches } from './demarches.ts'

/** The stages of the other filings: only a creation is published by the court, and the prefect sees only what he may oppose. */
const desAutres = etapes.filter(
  (etape) =>
    ![
      'COMMUNIQUEE_PREFET',
      'OPPOSITION',
      'A_ORDONNER',
      'ATTENTE_PAIEMENT_JAL',
      'PAIEMENT_RECU',
      'AVIS_AU_JOURNAL',
      'AVIS_ENVOYE',
      'PUBLIEE',
    ].includes(etape),
)

test.each(Object.values(demarches))(
  '[STATE-13] $type: a filed request is in progress until it is registered or rejected, for good; until then both stay possible',
  ({ type, procedure }) => {
    const table = procedure(type === 'CREATION' ? [] : ['MEMBRES'])
    const nextPlaces = (place: Place<Etape>) => typesActe.flatMap((acte) => nextPlace(table, place, acte) ?? [])
    const since = (depart: Place<Etape>): Place<Etape>[] => {
      const vues = new Map([[JSON.stringify(depart), depart]])
      for (const place of vues.values()) for (const suivante of nextPlaces(place)) vues.set(JSON.stringify(suivante), suivante)
      return [...vues.values()]
    }
    const places = since({ etape: 'PRE_ENREGISTREE', retours: [] })
    expect(new Set(places.map(({ etape }) => etape))).toEqual(new Set(type === 'CREATION' ? etapes : desAutres))
    for (const place of places) {
      const etats = new Set(since(place).map(({ etape }) => etatPublic(etape)))
      const finie = etatPublic(place.etape)
      expect(etats, place.etape).toEqual(new Set(finie === 'EN_COURS' ? ['EN_COURS', 'INSCRITE', 'REJETEE'] : [finie]))
    }
    // Demandes and replies may alternate as often as needed.
    const demandee: Place<Etape> = { etape: 'ATTENTE_PIECES', retours: ['EXAMEN'] }
    expect(since(demandee)).toContainEqual({ etape: 'EXAMEN', retours: [] })
    expect(nextPlaces({ etape: 'PIECES_RECUES', retours: ['EXAMEN'] })).toContainEqual(demandee)
  },
)
