/** A reason that applies to the actions of indices `from` to `to` in the menu, both included. */
export interface Told {
  reason: string
  from: number
  to: number
}

/** The reasons of a menu, each listed once per run of consecutive actions that share it. */
export const sharedReasons = (reasonsOf: readonly (readonly string[])[]): Told[] => {
  const told: Told[] = []
  for (const [place, reasons] of reasonsOf.entries()) {
    for (const reason of reasons) {
      const above = told.find((each) => each.reason === reason && each.to === place - 1)
      if (above) above.to = place
      else told.push({ reason, from: place, to: place })
    }
  }
  return told
}
