/** A reason that stands for the actions from one place of the menu to another, both included. */
export interface Told {
  reason: string
  from: number
  to: number
}

/** The reasons of a menu, each told once for the actions that follow each other under it. */
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
