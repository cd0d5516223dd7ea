import * as z from 'zod/mini'
import { nomsDeListes } from 'domain/core/listes'
import { call } from '../core/call.ts'
import { filtre, pageOf, paging } from '../core/page.ts'
import { LigneDeChangement } from './changements.ts'

const path = '/api/administration/liste/:liste'
const liste = z.enum(nomsDeListes)
const params = z.object({ liste })
const element = z.object({ liste, id: z.string().check(z.maxLength(40)) })
const valeurs = z.record(z.string(), z.string())
const Element = { id: z.string(), nom: z.string(), actif: z.boolean(), valeurs }
const aEcrire = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(1000)))

export const getListe = call({
  method: 'GET',
  path,
  acces: 'administration',
  summary:
    'A reference list, withdrawn elements included: courts, communes of their area, newspapers, countries with nationalities, domains, themes (STAFF-25).',
  params,
  query: z.strictObject({ texte: filtre, ...paging(['nom'], 'nom,asc') }),
  answer: pageOf(z.object(Element)),
})

export const getElement = call({
  method: 'GET',
  path: `${path}/:id`,
  acces: 'administration',
  summary: 'An element of a reference list, its version, and the history of its changes.',
  params: element,
  answer: z.object({ ...Element, version: z.int(), journal: z.array(LigneDeChangement) }),
})

export const ajouterElement = call({
  method: 'POST',
  path,
  acces: 'administration',
  summary: 'Adds an element to a list that may grow: newspapers, countries, domains, themes.',
  params,
  body: z.strictObject({ valeurs: aEcrire }),
  status: 201,
  answer: z.object({ id: z.string() }),
})

export const modifierElement = call({
  method: 'PUT',
  path: `${path}/:id`,
  acces: 'administration',
  summary: 'Corrects an element, or withdraws it from what the forms offer; 409 when somebody else changed it since `version` was read.',
  params: element,
  body: z.strictObject({ valeurs: aEcrire, actif: z.boolean(), version: z.int() }),
  answer: z.object({ version: z.int() }),
})

export const appelsDesListes = { getListe, getElement, ajouterElement, modifierElement }
