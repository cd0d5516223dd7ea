import type { EditablePage } from 'domain/app/editable-pages'
import type { LoginForm } from '../compte/login-form.ts'
import type { Answer } from '../core/call.ts'
import type { getConstantes } from '../core/reference.ts'
import type { verifierExtrait } from '../extrait/extrait.ts'
import type { DemandeDePieces } from '../pieces/pieces.ts'
import type { getMessages } from './messages.ts'
import type { getPage } from './pages.ts'

/** A server-rendered page, with the data it is rendered from. */
export type FirstPage =
  | { name: 'front-door' }
  /** `address`: where a browser without JavaScript starts the sign-in. */
  | { name: 'start-login'; address: string }
  /** `refused`: the sign-in came back without an authorisation code. */
  | { name: 'callback'; refused: boolean }
  /** `signedIn`: read from the browser's cookie. With JavaScript, the application ends the session by itself. */
  | { name: 'logout'; signedIn: boolean }
  /** `email`: the address a mailed link carries. */
  | { name: 'creation'; email: string }
  | { name: 'site-map' }
  | { name: 'text'; id: EditablePage; text: Answer<typeof getPage> }
  | ({ name: 'login' } & LoginForm)
  /** A demande of the court, shown to anybody who holds its code. */
  | { name: 'reply'; address: { requete: string; piece: string }; demand: DemandeDePieces }
  /** No demande has this code. `minutes`: how long to wait before another try, after too many tries. */
  | { name: 'no-reply'; minutes: number | null }
  | { name: 'verification'; empty: boolean }
  | { name: 'verdict'; code: string; found: Answer<typeof verifierExtrait> | null }

/** Data that every page shows around its content. */
export interface Surroundings {
  /** Path of the page, used to mark its own link as the current one. */
  path: string
  constantes: Answer<typeof getConstantes>
  messages: Answer<typeof getMessages>['messages']
  /** Version of the server, which also serves the authentication pages. */
  version: string
}

/** The data a page was rendered from, sent with it so that the application can hydrate it. */
export interface PaintedFrom {
  page: FirstPage
  around: Surroundings
}

/** The tab's title, already HTML-escaped, and the body's HTML. */
export interface Painted {
  title: string
  body: string
  /** Whether the application hydrates this HTML. */
  hydrated: boolean
}

/** The only interface between the site's build and the server. */
export type Render = (page: FirstPage, around: Surroundings) => Promise<Painted>
