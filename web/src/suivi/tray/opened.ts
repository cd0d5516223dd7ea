let last: string | null = null

/** The file looked at last: the tray gives it the focus again, as it was left. */
export const rememberOpened = (numero: string) => {
  last = numero
}

/** Told once: what is looked at anew begins at its title. */
export const takeOpened = (): string | null => {
  const opened = last
  last = null
  return opened
}
