import { ajouterJours } from 'domain/core/jour'
import { finDuDelai } from 'domain/requetes/delais/delais'
import { expect, test } from 'vitest'
import { attentes } from './requetes.ts'

test('whatever the day of the demonstration, its creations are registered after the last day of the prefect', () => {
  const registered = attentes.flatMap(({ communication, publication }) =>
    communication !== undefined && publication ? [[communication, publication.inscription] as const] : [],
  )
  expect(registered).toHaveLength(3)
  const early = Array.from({ length: 20 * 365 }, (_, day) => ajouterJours('2026-01-01', day)).filter((today) =>
    registered.some(
      ([communication, inscription]) =>
        ajouterJours(today, -inscription) <= finDuDelai('OPPOSITION_PREFET', ajouterJours(today, -communication)).le,
    ),
  )
  expect(early).toEqual([])
})
