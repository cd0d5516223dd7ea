let last: string | null = null

/** Remembers the last request opened, so that the tray can focus its row again. */
export const rememberOpened = (numero: string) => {
  last = numero
}

/** Returns the remembered number once, then null: a later visit starts at the page title. */
export const takeOpened = (): string | null => {
  const opened = last
  last = null
  return opened
}
