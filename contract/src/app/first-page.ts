import type { PageEditable } from 'domain/app/pages-editables'
import type { LoginForm } from '../compte/login-form.ts'
import type { Answer } from '../core/call.ts'
import type { getConstantes } from '../core/reference.ts'
import type { verifierExtrait } from '../extrait/extrait.ts'
import type { DemandeDePieces } from '../pieces/pieces.ts'
import type { getMessages } from './messages.ts'
import type { getPage } from './pages.ts'

/** A page that the server paints whole, with what it knows of it. */
export type FirstPage =
  | { name: 'front-door' }
  /** `address`: where a sign-in begins for who has no script. */
  | { name: 'start-login'; address: string }
  /** `refused`: the sign-in came back without what it was for. */
  | { name: 'callback'; refused: boolean }
  /** `signedIn`: what the browser's cookie says; with a script the application ends the session by itself. */
  | { name: 'logout'; signedIn: boolean }
  /** `email`: the address a mailed link names. */
  | { name: 'creation'; email: string }
  | { name: 'site-map' }
  | { name: 'text'; id: PageEditable; text: Answer<typeof getPage> }
  | ({ name: 'login' } & LoginForm)
  /** A demand of the court for the holder of its code, whoever they are. */
  | { name: 'reply'; address: { requete: string; piece: string }; demand: DemandeDePieces }
  /** No demand bears this code; `minutes` to wait before another try, when there were too many. */
  | { name: 'no-reply'; minutes: number | null }
  | { name: 'verification'; empty: boolean }
  | { name: 'verdict'; code: string; found: Answer<typeof verifierExtrait> | null }

/** What surrounds every page. */
export interface Surroundings {
  /** The path of the page: its own link is the current one. */
  path: string
  constantes: Answer<typeof getConstantes>
  messages: Answer<typeof getMessages>['messages']
  /** Of the server, which is the service of authentication too. */
  version: string
}

/** What the page was painted from, given with it to the application that goes on from there. */
export interface PaintedFrom {
  page: FirstPage
  around: Surroundings
}

/** The title of the tab, its signs already escaped, and what the body shows. */
export interface Painted {
  title: string
  body: string
  /** Whether the application goes on from this very tree. */
  hydrated: boolean
}

/** What the site's build gives to the server: all that the two have in common. */
export type Render = (page: FirstPage, around: Surroundings) => Promise<Painted>
