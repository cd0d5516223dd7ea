/** Kept a year on the device in cookies of preference (exempt of consent, CNIL); nothing goes to localStorage. */
export const keep = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=strict`
}

/** Empty when the device keeps nothing under this name. */
export const kept = (name: string): string => new RegExp(`(?:^|; )${name}=([\\w.]*)`).exec(document.cookie)?.[1] ?? ''
