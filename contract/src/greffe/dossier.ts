import * as z from 'zod/mini'
import { typesActe } from 'domain/requetes/actes/actes'
import { greffeActes } from 'domain/requetes/procedure/obstacles'
import { etapes } from 'domain/requetes/actes/situation'
import { demeures } from 'domain/requetes/decision/notified-decision'
import { TribunalDepot } from 'domain/requetes/depot/read-depot'
import { etatsRequete, typesRequete } from 'domain/requetes/types'
import { NomProche } from '../association/noms-proches.ts'
import { call } from '../core/call.ts'
import { describedAnnexe, paramsAnnexe } from '../suivi/annexe.ts'
import { CodeDeControle, DossierControle } from './controles.ts'
import { paramsRequete } from '../requetes/numero.ts'
import { StatedEcheance, StatedHorloge } from './queue.ts'
import { CourrielRefuse, DocumentRequete } from '../suivi/requetes.ts'
import { StatutsPapier } from '../suivi/situation.ts'

export { listerFile } from './queue.ts'

const text = z.string()
const orNull = z.nullable(text)

const Rubriques = z.array(z.object({ titre: text, differences: z.array(z.object({ label: text, ancien: orNull, nouveau: orNull })) }))

/** The content of the request compared with what the register says today (STAFF-24), in words. */
const Comparaison = z.object({
  /** Changes that registering the request today would make. */
  change: Rubriques,
  inchange: z.array(z.object({ titre: text, champs: z.array(z.object({ label: text, valeur: text })) })),
  /** Changes of the register since the form was opened; null when there are none. */
  depuis: z.nullable(z.object({ le: text, change: Rubriques })),
})

const AnnexeDuDossier = z.object({
  ...describedAnnexe,
  mime: text,
  /** Each kind of active content in the PDF, once. The clerk sees them before the file is shown (threat T5). */
  contenusActifs: z.array(text),
})

export const getDossier = call({
  method: 'GET',
  path: '/api/greffe/requete/:numero',
  acces: 'tribunal',
  summary: 'One request as its court sees it: content, annexes, journal, delays, and the obstacles to each act.',
  params: paramsRequete,
  answer: z.object({
    numero: text,
    type: z.enum(typesRequete),
    /** The name the request gives the association; the register's when the request gives none. */
    denomination: text,
    version: z.number(),
    etape: z.enum(etapes),
    etat: z.enum(etatsRequete),
    tribunal: z.object({ id: text, libelle: text }),
    datePreEnregistrement: text,
    issuTeleservice: z.boolean(),
    dateOrdonnancement: orNull,
    association: orNull,
    agent: z.nullable(z.object({ uuid: text, prenom: text, nom: text, le: text })),
    /** Whether the prefect is informed of it before the decision. */
    auPrefet: z.boolean(),
    /** Its current situation, folded from its acts on the server: the browser folds nothing. */
    situation: z.object({
      horloges: z.array(StatedHorloge),
      /** The nearest of them, or a late reply. */
      echeance: z.nullable(StatedEcheance),
      deposeeLe: text,
      communiqueeLe: orNull,
      oppositionJusquau: orNull,
      reponseLe: orNull,
      opposeeLe: orNull,
      leveeLe: orNull,
      statutsRecusLe: orNull,
      statutsRenvoyesLe: orNull,
      projetRejetLe: orNull,
      observationsJusquau: orNull,
      observationsLe: orNull,
      avisEnvoye: z.nullable(z.object({ le: text, journal: text })),
      decideeLe: orNull,
      retrait: z.nullable(z.object({ le: text, par: z.object({ prenom: text, nom: text }) })),
      corrigibles: z.array(z.number()),
    }),
    /**
     * For a decision with a delay of appeal: how it was notified and until when it may be appealed, in words.
     * `demeure`: where its addressee lives.
     */
    notification: z.nullable(z.object({ phrase: text, enregistree: z.boolean(), demeure: z.enum(demeures) })),
    statutsPapier: StatutsPapier,
    /** The filing as it was sent, read under the rules of its day. */
    depot: TribunalDepot,
    annexes: z.array(AnnexeDuDossier),
    /** Checks left to the clerk; null once the request is decided. */
    verifications: z.nullable(
      z.object({
        /** Null for a creation, which is not in the register yet. */
        comparaison: z.nullable(Comparaison),
        /** The associations of the same place with a close name (CCL art. 57); null when the name does not change. */
        nomsProches: z.nullable(z.array(NomProche)),
        /** True for a radiation without a publication of the dissolution more than 365 days old (ANNEX-13). */
        publicationManquante: z.boolean(),
        /** The day of the dissolution in the register, when a radiation declares another. */
        autreDateDissolution: z.nullable(text),
      }),
    ),
    /** Whether the judge signs what the clerk prepares (docs/decisions/0076). `parLeJuge`: whether this reader is the judge. */
    circuit: z.boolean(),
    parLeJuge: z.boolean(),
    /** The decision sent to the judge, in words while it awaits a signature. `obstacles`: why the judge cannot sign; for a judge only. */
    projet: z.nullable(
      z.object({
        le: text,
        sens: z.enum(['INSCRIPTION', 'REJET']),
        par: z.object({ prenom: text, nom: text }),
        recours: text,
        destinataire: text,
        lrar: z.boolean(),
        motifs: z.array(z.object({ article: text, motif: text })),
        obstacles: z.array(text),
      }),
    ),
    /** The points checked before the registration, with the latest verdict of a clerk on each. */
    controles: z.array(DossierControle),
    /** The documents the court has issued on it, oldest first. */
    documents: z.array(DocumentRequete),
    /** The mails about it that a mail server refused. `demande`: the demande must then go by post. */
    courrielsRefuses: z.array(z.extend(CourrielRefuse, { demande: z.boolean() })),
    /** `texte`: the ground given; null without one, or once erased. `corrige`: the `rang` of the line that a correction names. */
    journal: z.array(
      z.object({
        rang: z.number(),
        type: z.enum(typesActe),
        instant: text,
        auteur: orNull,
        le: orNull,
        texte: orNull,
        corrige: z.nullable(z.number()),
        /** The checks that this verdict is about. */
        controles: z.array(CodeDeControle),
      }),
    ),
    /** In office at some time since the filing. One of those in office on the day of the decision renders it. */
    /** The clerks of the same court, who may take the file over. */
    collegues: z.array(z.object({ uuid: text, prenom: text, nom: text })),
    signataires: z.array(z.object({ id: z.number(), prenom: text, nom: text, qualite: text, debut: text, fin: orNull })),
    /** Why each act of the court cannot be done (empty: it can). */
    obstacles: z.record(z.enum(greffeActes), z.array(text)),
  }),
})

export const lireAnnexe = call({
  method: 'GET',
  path: '/api/greffe/requete/:numero/annexe/:rang/:nom',
  acces: 'tribunal',
  summary: 'The bytes of one annexe of a request of the clerk’s courts.',
  params: paramsAnnexe,
  produces: ['application/pdf', 'image/jpeg', 'image/png'],
})
