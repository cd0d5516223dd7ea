/** Yields every row of a query that reads one lot after a key. Only one lot is in memory, however long the table. */
export async function* readLots<R, K>(lire: (apres: K | null) => Promise<R[]>, cle: (derniere: R) => K): AsyncGenerator<R[]> {
  let lot = await lire(null)
  for (let derniere = lot.at(-1); derniere !== undefined; derniere = lot.at(-1)) {
    yield lot
    lot = await lire(cle(derniere))
  }
}
