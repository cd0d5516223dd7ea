import { addJours } from 'domain/core/jour'
import { delaiFin } from 'domain/requetes/delais/delais'
import { expect, test } from 'vitest'
import { attentes } from './requetes.ts'

test('whatever the day of the demonstration, its creations are registered after the last day of the prefect', () => {
  const registered = attentes.flatMap(({ communication, publication }) =>
    communication !== undefined && publication ? [[communication, publication.inscription] as const] : [],
  )
  expect(registered).toHaveLength(3)
  const early = Array.from({ length: 20 * 365 }, (_, day) => addJours('2026-01-01', day)).filter((today) =>
    registered.some(
      ([communication, inscription]) => addJours(today, -inscription) <= delaiFin('OPPOSITION_PREFET', addJours(today, -communication)).le,
    ),
  )
  expect(early).toEqual([])
})
