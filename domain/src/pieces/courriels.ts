import type { WordedCourriel } from '../core/courriel.ts'
import { formatInstant, formatJour, type Jour } from '../core/jour.ts'
import { textesCourriel } from '../core/textes/courriel.ts'
import { askedCount, askedName, replyCount } from '../requetes/actes/demande-en-mots.ts'
import type { NatureDemande } from '../requetes/demandes/natures-demande.ts'
import { textesLettre } from './textes/lettre.ts'

const { courriel: mots } = textesLettre

interface EnvoiDeDemande {
  nature: NatureDemande
  /** The things asked for; null for a « Demande de précisions ». */
  points: readonly (string | null)[]
  dateRetour: Jour
  numero: string
  denomination: string
  /** Page where the declarant replies without an account. */
  lien: string
}

const sujetDe = ({ nature, points, dateRetour }: EnvoiDeDemande): string => {
  const date = formatJour(dateRetour)
  return nature === 'DEMANDE_PIECES' ? mots.DEMANDE_PIECES(askedCount(points), date) : mots[nature](date)
}

const paragraphes = ({ nature, points, numero, denomination, lien }: EnvoiDeDemande): string[] => [
  ...(nature === 'AVIS_FINS_PAIEMENT' ? [mots.inscrite(denomination)] : []),
  ...(nature === 'DEMANDE_PIECES' ? [mots.demandes(points.map(askedName))] : []),
  [mots.objet(numero, denomination), ...(nature === 'PROJET_REJET' ? [mots.projet] : []), mots.sansCompte].join(' '),
  textesCourriel.voie(mots.lien, lien),
]

/** A demande, with the link to reply (MAIL-05). */
export const courrielDemande = (envoi: EnvoiDeDemande): WordedCourriel => ({ sujet: sujetDe(envoi), paragraphes: paragraphes(envoi) })

/** A reminder, sent some days before the due day. */
export const courrielRappel = (envoi: EnvoiDeDemande): WordedCourriel => ({
  sujet: mots.rappel(formatJour(envoi.dateRetour)),
  paragraphes: paragraphes(envoi),
})

interface FollowUp {
  numero: string
  denomination: string
  /** Page of the request. */
  lien: string
}

type Reply = Parameters<typeof replyCount>[0]

/** Acknowledges a reply. */
export const courrielReponse = ({
  numero,
  denomination,
  instant,
  lien,
  ...reply
}: FollowUp & Reply & { instant: Date }): WordedCourriel => ({
  sujet: mots.recue(numero),
  paragraphes: [
    mots.recuePhrase(formatInstant(instant), replyCount(reply)),
    mots.objet(numero, denomination),
    textesCourriel.voie(mots.suivre, lien),
  ],
})

interface AuGreffe extends FollowUp, Reply {
  nature: NatureDemande
  /** Number of the demande. */
  rang: number
  instant: Date
}

/** Announces a reply to the court. `lien` leads to the court's file. */
export const courrielAuGreffe = ({ nature, rang, numero, denomination, instant, lien, ...reply }: AuGreffe): WordedCourriel => ({
  sujet: mots.greffe.sujet(numero),
  paragraphes: [
    mots.greffe.phrase(textesLettre[nature].titre(rang), formatInstant(instant), replyCount(reply)),
    mots.objet(numero, denomination),
    textesCourriel.voie(mots.greffe.lien, lien),
  ],
})

/** The court no longer expects a reply: it took back the demande, or gave up the project of rejection. */
export const courrielWithoutReponse = ({
  nature,
  le,
  numero,
  denomination,
  lien,
}: FollowUp & { nature: NatureDemande; le: Jour }): WordedCourriel => ({
  sujet: mots.retiree(numero),
  paragraphes: [
    (nature === 'PROJET_REJET' ? mots.abandonPhrase : mots.retireePhrase)(formatJour(le)),
    mots.objet(numero, denomination),
    textesCourriel.voie(mots.suivre, lien),
  ],
})
