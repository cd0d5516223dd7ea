/** Keeps a preference on the device for a year, in a cookie that needs no consent (CNIL). localStorage is not used. */
export const keep = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=strict`
}

/** Empty when the device has no such cookie. */
export const kept = (name: string): string => new RegExp(`(?:^|; )${name}=([\\w.]*)`).exec(document.cookie)?.[1] ?? ''
