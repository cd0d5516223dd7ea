import * as z from 'zod/mini'
import { optionalCode, optionalLigne } from 'domain/core/texte'
import { textes } from 'domain/core/textes/common'
import { call } from './call.ts'

const nom = optionalLigne(100)
// As typed: a foreign or unfinished postal code matches nothing, and is not an error.
const codePostal = optionalCode(12)
const names = z.array(z.string())

const JournalLegal = z.object({ id: z.int(), libelle: z.string(), departement: z.string() })

/** A commune of the official list; the court ids are null outside Alsace-Moselle. */
export const FoundCommune = z.object({
  id: z.int(),
  codeInsee: z.string(),
  libelle: z.string(),
  codePostaux: z.array(z.string()),
  tribunalJudiciaire: z.nullable(z.string()),
  tribunalProximite: z.nullable(z.string()),
})

/** A commune as a search returns it. `ancienne`: the former or delegated commune that matched, when the commune's own name does not. */
const CommuneProposee = z.extend(FoundCommune, { ancienne: z.nullable(z.string()) })

/**
 * Sizes are in bytes. `tailleMax` limits all the files of one sending, `tailleFichierMax` each file,
 * `tailleRattachementMax` all the files of a request for attachment.
 */
export const getConstantes = call({
  method: 'GET',
  path: '/api/constantes',
  acces: 'public',
  summary: 'Settings and short reference lists every page needs',
  answer: z.object({
    mimeAcceptes: z.array(z.string()),
    tailleMax: z.int(),
    tailleFichierMax: z.int(),
    tailleRattachementMax: z.int(),
    journaux: z.array(JournalLegal),
    tribunaux: z.array(z.object({ id: z.string(), libelle: z.string() })),
    environnement: z.string(),
    /** Where the mailbox of the demonstration is open. `publique`: on the internet, as every page then says. */
    demonstration: z.enum(['non', 'locale', 'publique']),
    /** An address, or a path of this site when it begins with a slash. */
    lienCGU: z.string(),
    lienFAQ: z.string(),
    conformiteAccessibilite: z.enum(['totalement', 'partiellement', 'non']),
    courrielSupport: z.string(),
    telephoneSupport: z.string(),
  }),
})

export const findCommunes = call({
  method: 'GET',
  path: '/api/commune/autocomplete',
  acces: 'public',
  summary: 'Communes of the courts’ area, or of all France with horsCompetence=true, by beginnings of words, postal code and court',
  query: z.strictObject({
    nom,
    codePostal,
    tribunal: optionalLigne(40),
    horsCompetence: z._default(z.stringbool({ truthy: ['true'], falsy: ['false'], error: textes.valeurInvalide }), false),
  }),
  answer: z.array(CommuneProposee),
})

export const findCommunesEnum = call({
  method: 'GET',
  path: '/api/commune/autocomplete-enum',
  acces: 'public',
  summary: 'Names and postal codes of communes of all France, where only the text is kept',
  query: z.strictObject({ nom, codePostal }),
  answer: z.array(z.pick(FoundCommune, { libelle: true, codePostaux: true })),
})

export const findPays = call({
  method: 'GET',
  path: '/api/pays/autocomplete',
  acces: 'public',
  summary: 'Names of countries by beginnings of words',
  query: z.strictObject({ nom }),
  answer: names,
})

export const findNationalites = call({
  method: 'GET',
  path: '/api/nationalites/autocomplete',
  acces: 'public',
  summary: 'Names of nationalities by beginnings of words',
  query: z.strictObject({ nom }),
  answer: names,
})

export const findActivites = call({
  method: 'GET',
  path: '/api/activites',
  acces: 'public',
  summary: 'The activity domains and their themes, withdrawn ones included: a theme’s code begins with its domain’s (ASSO-09)',
  answer: z.array(z.object({ code: z.string(), libelle: z.string(), anciens: names, actif: z.boolean() })),
})
