import { jourDeParis } from 'domain/core/jour'
import type { Civilite } from 'domain/core/personne'
import { hashMotPasse } from '../../compte/mot-passe.ts'
import { assignAgent, findCompteByEmail, insertCompte } from '../../compte/sql.ts'
import { recordActe } from '../../core/actes.ts'
import type { Db } from '../../core/database.ts'
import type { Authority, Personne } from '../../core/personne.ts'

const motPasse = 'Demonstration-2026'

interface CompteDemonstration {
  email: string
  civilite: Civilite
  prenom: string
  nom: string
  authorities: Authority[]
  tribunaux: string[]
}

/** The demonstration accounts that the README lists. */
const comptes = {
  camille: { email: 'camille.weber@exemple.fr', civilite: 'MME', prenom: 'Camille', nom: 'Weber', authorities: ['USAGER'], tribunaux: [] },
  jean: { email: 'jean.muller@exemple.fr', civilite: 'M', prenom: 'Jean', nom: 'Muller', authorities: ['USAGER'], tribunaux: [] },
  strasbourg: {
    email: 'greffe.strasbourg@exemple.fr',
    civilite: 'MME',
    prenom: 'Aloïse',
    nom: 'Greffenacker',
    authorities: ['USAGER', 'GREFFE'],
    tribunaux: ['TJ-STRASBOURG'],
  },
  colmar: {
    email: 'greffe.colmar@exemple.fr',
    civilite: 'M',
    prenom: 'Norbert',
    nom: 'Greffenmatt',
    authorities: ['USAGER', 'GREFFE'],
    tribunaux: ['TJ-COLMAR'],
  },
  juge: {
    email: 'juge.strasbourg@exemple.fr',
    civilite: 'MME',
    prenom: 'Clothilde',
    nom: 'Richterberg',
    authorities: ['USAGER', 'JUGE'],
    tribunaux: ['TJ-STRASBOURG'],
  },
  administration: {
    email: 'administration@exemple.fr',
    civilite: 'MME',
    prenom: 'Hermine',
    nom: 'Adminbrunn',
    authorities: ['USAGER', 'ADMINISTRATION'],
    tribunaux: [],
  },
} as const satisfies Record<string, CompteToSeed>

/** The list of accounts that `npm start` prints. */
export const annonceDesComptes = (): string =>
  [`Comptes de démonstration (mot de passe : ${motPasse}) :`, ...Object.values(comptes).map(({ email }) => `  ${email}`)].join('\n')

export type Comptes = Record<keyof typeof comptes, Personne>

/** Creates the missing accounts, already active. */
export const seedComptes = async (db: Db, instant: Date): Promise<Comptes> => {
  const personnes = await Promise.all(
    Object.entries(comptes).map(async ([cle, compte]): Promise<[string, Personne]> => [
      cle,
      { ...compte, session: '', aujourdhui: jourDeParis(instant), uuid: await seedCompte(db, instant, compte) },
    ]),
  )
  return Object.fromEntries(personnes) as Comptes
}

type CompteToSeed = { readonly [K in keyof CompteDemonstration]: Readonly<CompteDemonstration[K]> }

/** Creates an active account, unless its address has one. Returns its uuid. */
export const seedCompte = async (
  db: Db,
  instant: Date,
  { email, civilite, prenom, nom, authorities, tribunaux }: CompteToSeed,
): Promise<string> => {
  const there = await findCompteByEmail(db, email)
  if (there) return there.uuid
  const empreinte = await hashMotPasse(motPasse)
  const infos = { email, civilite, prenom, nom, adresse: null, complementAdresse: null, codePostal: null, ville: null }
  return db.transaction().execute(async (trx) => {
    const uuid = await insertCompte(trx, instant, infos, empreinte, { etat: 'ACTIF', authorities: [...authorities] })
    if (!uuid) throw new Error(`${email} was created meanwhile`)
    await assignAgent(trx, uuid, tribunaux)
    await recordActe(trx, { sujet: 'compte', sujetId: uuid, type: 'CREATION', instant, auteur: null })
    return uuid
  })
}
