import type { Hands } from './hands.ts'

/**
 * Counts the entries: a value typed, a choice, a file, a paste. Pressing a button does not count, except for the helpers that fill in
 * something: press those with `chosen`.
 */
export const counted = (hands: Hands) => {
  let entries = 0
  const one =
    <A extends unknown[]>(act: (...args: A) => Promise<void>) =>
    (...args: A): Promise<void> => {
      entries += 1
      return act(...args)
    }
  return {
    entries: () => entries,
    hands: {
      press: hands.press,
      type: one(hands.type),
      select: one(hands.select),
      pick: one(hands.pick),
      choose: one(hands.choose),
      attach: one(hands.attach),
    } satisfies Hands,
    chosen: one(hands.press),
  }
}
