import type { Hands } from './hands.ts'

/**
 * Hands that count their entries: a control changed, a choice, a file, a paste. A button pressed is none, but for the helpers, which
 * say something in the person's place: those are pressed by `chosen`.
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
