import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval'
import { tabKey } from './tab-key.ts'

/** The contents of a page's forms, by form name. Values may be anything the browser can clone, files included. */
export type Contents = Record<string, unknown>

/** Account, page, time (milliseconds), and an id that distinguishes two tabs. IndexedDB sorts the keys in this order. */
type Key = [compte: string, path: string, at: number, tab: string]

/** Covers a long weekend, without leaving a person's papers for ever in a browser they no longer use. */
const vieMs = 7 * 24 * 60 * 60 * 1000

/** Prefix of a tab id, for contents kept across a reload: only the same tab may take them back, at once or after a login. */
const rechargement = 'rechargement '
const vieRechargementMs = 60 * 60 * 1000
/** The id of this tab, which survives reloads. */
const thisTab = (): string => {
  const tab = sessionStorage.getItem(tabKey) ?? rechargement + crypto.randomUUID()
  sessionStorage.setItem(tabKey, tab)
  return tab
}

let opened: UseStore | undefined
/** Opened on first use: most visits keep nothing. */
const store = (): UseStore => (opened ??= createStore('registre-saisie', 'saisie'))
const isAlive = ([, , at, tab]: Key) => Date.now() - at < (tab.startsWith(rechargement) ? vieRechargementMs : vieMs)
const isForHere = ([, , , tab]: Key) => !tab.startsWith(rechargement) || tab === thisTab()
/** Content of this account, or content typed in this tab before signing in from it. */
const isOf = (compte: string, [owner, , , tab]: Key) => owner === compte || (owner === '' && tab === thisTab())

/** Holds a lock: two tabs that come back together must not take the same content. */
const alone = <T>(act: () => Promise<T>): Promise<T> => navigator.locks.request('registre-saisie', act) as Promise<T>

/** Saves in this browser what an account was typing on a page. */
export const keep = (compte: string, path: string, contents: Contents): Promise<void> =>
  alone(() => set([compte, path, Date.now(), crypto.randomUUID()] satisfies Key, contents, store()))

/** The key of what this page saved when it was about to be left. */
let leaving: Key | null = null

/** Saves without waiting, because the page is unloading. Empty contents erase the previous save. */
export const keepForReload = (compte: string, path: string, contents: Contents) =>
  void store()('readwrite', (all) => {
    if (leaving !== null) all.delete(leaving)
    leaving = Object.keys(contents).length === 0 ? null : [compte, path, Date.now(), thisTab()]
    if (leaving !== null) all.put(contents, leaving)
    all.transaction.commit()
  })

/** Takes and erases the newest content of a page, for an account or for nobody (''). Empty when there is none. */
export const take = (compte: string, path: string): Promise<Contents> =>
  alone(async () => {
    const mine = (await keys<Key>(store()))
      .filter((key) => isOf(compte, key) && key[1] === path && isAlive(key) && isForHere(key))
      .toSorted(([, , one], [, , other]) => one - other)
    const newest = mine.at(-1)
    if (newest === undefined) return {}
    const contents = await get<Contents>(newest, store())
    // Also delete what this tab saved at earlier reloads: it is older.
    await delMany([newest, ...mine.filter(([, , , tab]) => tab === thisTab())], store())
    return contents ?? {}
  })

/** Erases everything saved in this browser, except the recent content of the account `sauf` when given. */
export const eraseKept = (sauf?: string): Promise<void> =>
  alone(async () => {
    const all = await keys<Key>(store())
    await delMany(
      all.filter((key) => sauf === undefined || !isOf(sauf, key) || !isAlive(key)),
      store(),
    )
  }).catch(() => {
    // A browser without storage has nothing to erase.
  })
