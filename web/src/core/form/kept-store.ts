import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval'
import { tabKey } from './tab-key.ts'

/** What the forms of a page held, by the name each gave itself; values of any kind that the browser can copy, files too. */
export type Contents = Record<string, unknown>

/** Whose, on which page, when (milliseconds), and what tells two tabs apart. The browser sorts them in this order. */
type Key = [compte: string, path: string, at: number, tab: string]

/** Long enough for a long weekend; nobody's papers stay for ever in a browser they do not come back to. */
const vieMs = 7 * 24 * 60 * 60 * 1000

/** Kept for a page being loaded again: only for the tab that does, which comes back at once or after a login. */
const rechargement = 'rechargement '
const vieRechargementMs = 60 * 60 * 1000
/** What tells this tab from the others, reloads included. */
const thisTab = (): string => {
  const tab = sessionStorage.getItem(tabKey) ?? rechargement + crypto.randomUUID()
  sessionStorage.setItem(tabKey, tab)
  return tab
}

let opened: UseStore | undefined
/** Opened when first needed: most visits keep nothing. */
const store = (): UseStore => (opened ??= createStore('registre-saisie', 'saisie'))
const isAlive = ([, , at, tab]: Key) => Date.now() - at < (tab.startsWith(rechargement) ? vieRechargementMs : vieMs)
const isForHere = ([, , , tab]: Key) => !tab.startsWith(rechargement) || tab === thisTab()
/** An account's own; and what nobody in particular typed in this very tab, before signing in from there. */
const isOf = (compte: string, [owner, , , tab]: Key) => owner === compte || (owner === '' && tab === thisTab())

/** Two tabs that come back at once must not take the same content. */
const alone = <T>(act: () => Promise<T>): Promise<T> => navigator.locks.request('registre-saisie', act) as Promise<T>

/** Keeps in this browser what an account was typing on a page. */
export const keep = (compte: string, path: string, contents: Contents): Promise<void> =>
  alone(() => set([compte, path, Date.now(), crypto.randomUUID()] satisfies Key, contents, store()))

/** What this page has kept of itself when it was about to be left. */
let leaving: Key | null = null

/** Keeps it without waiting for anything, the page being on its way out; with nothing in it, erases what it had kept so. */
export const keepForReload = (compte: string, path: string, contents: Contents) =>
  void store()('readwrite', (all) => {
    if (leaving !== null) all.delete(leaving)
    leaving = Object.keys(contents).length === 0 ? null : [compte, path, Date.now(), thisTab()]
    if (leaving !== null) all.put(contents, leaving)
    all.transaction.commit()
  })

/** Gives back the newest content of an account, or of nobody, on a page, and erases it; empty when there is none. */
export const take = (compte: string, path: string): Promise<Contents> =>
  alone(async () => {
    const mine = (await keys<Key>(store()))
      .filter((key) => isOf(compte, key) && key[1] === path && isAlive(key) && isForHere(key))
      .toSorted(([, , one], [, , other]) => one - other)
    const newest = mine.at(-1)
    if (newest === undefined) return {}
    const contents = await get<Contents>(newest, store())
    // What this tab kept at earlier reloads is older than what it goes on with.
    await delMany([newest, ...mine.filter(([, , , tab]) => tab === thisTab())], store())
    return contents ?? {}
  })

/** Erases everything kept in this browser, or everything but what belongs to `sauf`; and what is too old, whoever it belongs to. */
export const eraseKept = (sauf?: string): Promise<void> =>
  alone(async () => {
    const all = await keys<Key>(store())
    await delMany(
      all.filter((key) => sauf === undefined || !isOf(sauf, key) || !isAlive(key)),
      store(),
    )
  }).catch(() => {
    // A browser that stores nothing has nothing to erase.
  })
