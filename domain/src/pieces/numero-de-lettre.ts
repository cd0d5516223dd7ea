/** The number of a demand, as the name of its letter says it; null of any other document (REQ-25, REQ-26). */
export const numeroDansLeNom = (nom: string): number | null => {
  const lu = / n°\u00a0(\d+)/.exec(nom)
  return lu ? Number(lu[1]) : null
}
