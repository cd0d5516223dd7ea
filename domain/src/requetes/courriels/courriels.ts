import type { WordedCourriel } from '../../core/courriel.ts'
import { formatJour, formatReception, jourDeParis } from '../../core/jour.ts'
import type { Jour } from '../../core/jour.ts'
import { textesCourriel } from '../../core/textes/courriel.ts'
import { keptUntil } from '../depot/brouillon.ts'
import { openRecoursPhrases } from '../actes/delai-de-recours.ts'
import { phraseDEtat } from '../etat/etat-public.ts'
import type { Situation } from '../actes/situation.ts'
import { statutsPapier } from '../etat/statuts-papier.ts'
import { textesAvis } from '../textes/avis.ts'
import { textesBrouillon } from '../textes/brouillon.ts'
import { textesCourrielsRequete as mots } from '../textes/courriels.ts'
import { textesRejet } from '../textes/rejet.ts'
import { textesRequetes } from '../textes/common.ts'
import { libelleTypeRequete, type TypeRecours, type TypeRequete } from '../types.ts'

interface Accuse {
  type: TypeRequete
  numero: string
  denomination: string
  dateReception: Date
  situation: Situation
  tribunal: string
  /** Postal address on one line; null when unknown. */
  adresse: string | null
  documents: readonly { nom: string; sha256: string }[]
  /** Page of the request. */
  lien: string
}

/** Acknowledgement of a filing. For a creation, it recalls the signed paper statutes (MAIL-08, FINAL-04). */
export const courrielAccuse = (accuse: Accuse): WordedCourriel => ({
  sujet: mots.accuse(accuse.numero, formatReception(accuse.dateReception)),
  paragraphes: [
    phraseDEtat(accuse.situation, accuse.dateReception, jourDeParis(accuse.dateReception)),
    [mots.association(accuse.denomination), mots.tribunal(accuse.tribunal), ...(accuse.adresse ? [mots.adresse(accuse.adresse)] : [])].join(
      '\n',
    ),
    ...(statutsPapier(accuse.type, accuse.situation)?.attendus ? [mots.statutsSignes(accuse.numero)] : []),
    textesCourriel.voie(mots.suivre, accuse.lien),
    [mots.empreintes, ...accuse.documents.map(({ nom, sha256 }) => mots.empreinte(nom, sha256))].join('\n'),
  ],
})

interface Recepisse {
  numero: string
  denomination: string
  dateReception: Date
  delivreLe: Jour
  tribunal: string
  /** Page of the request, where it is read. */
  lien: string
  /** Page that verifies its authenticity. */
  verification: string
}

/** Mail to the person who filed and to the declarant: the receipt (MAIL-08, CPC annex art. 30-1). */
export const courrielRecepisse = (recepisse: Recepisse): WordedCourriel => ({
  sujet: mots.recepisse(recepisse.numero),
  paragraphes: [
    mots.recepisseDelivre(recepisse.tribunal, formatJour(recepisse.delivreLe), formatReception(recepisse.dateReception)),
    mots.association(recepisse.denomination),
    textesCourriel.voie(mots.recepisseALire, recepisse.lien),
    textesCourriel.voie(mots.verification, recepisse.verification),
  ],
})

interface SentAvis {
  numero: string
  denomination: string
  tribunal: string
  le: Jour
  journal: string
  /** Page of the request, where it is read. */
  lien: string
}

/** Mail to the person who filed and to the declarant: the notice was sent to the newspaper (CPC annex art. 30-10). */
export const courrielAvis = ({ numero, denomination, tribunal, le, journal, lien }: SentAvis): WordedCourriel => ({
  sujet: textesAvis.courriel.sujet(numero),
  paragraphes: [
    textesAvis.courriel.envoye(tribunal, formatJour(le), journal),
    mots.association(denomination),
    textesCourriel.voie(textesAvis.courriel.aLire, lien),
  ],
})

interface Brouillon {
  id: string
  type: TypeRequete
  association: string | null
  denomination: string
  enregistreLe: Date
}

/** Mail: an unused draft will be deleted (retention V3). `site` is the address of the portal. */
export const courrielBrouillon = ({ enregistreLe, ...brouillon }: Brouillon, site: string): WordedCourriel => {
  const fin = formatJour(keptUntil(enregistreLe))
  return {
    sujet: textesBrouillon.courriel.sujet(fin),
    paragraphes: [
      textesBrouillon.courriel.avertissement(
        textesBrouillon.ligne(libelleTypeRequete(brouillon.type), brouillon.denomination),
        formatJour(jourDeParis(enregistreLe)),
        fin,
      ),
      textesCourriel.voie(textesBrouillon.courriel.reprendre, `${site}/accueil`),
    ],
  }
}

interface Rejet {
  numero: string
  denomination: string
  rejeteeLe: Jour
  recours: TypeRecours
  /** Page where the order and the notification are read. */
  lien: string
}

/** Mail to the person who filed and to the declarant: the rejection (MAIL-08). */
export const courrielRejet = ({ numero, denomination, rejeteeLe, recours, lien }: Rejet): WordedCourriel => ({
  sujet: mots.decision(numero),
  paragraphes: [
    [textesRejet.courriel.rejetee(formatJour(rejeteeLe)), textesRejet.courriel.motifs, ...openRecoursPhrases(recours)].join(' '),
    mots.association(denomination),
    textesCourriel.voie(textesRejet.courriel.documents, lien),
  ],
})

interface Retrait {
  numero: string
  denomination: string
  retireeLe: Jour
  par: { prenom: string; nom: string }
  /** Page of the request. */
  lien: string
}

/** Mail to the person who filed and to the declarant, whichever of them withdrew the request (MAIL-08). */
export const courrielRetrait = ({ numero, denomination, retireeLe, par, lien }: Retrait): WordedCourriel => ({
  sujet: mots.retrait(numero),
  paragraphes: [
    `${textesRequetes.retireePar(formatJour(retireeLe), `${par.prenom} ${par.nom}`)} ${mots.retraitEffet}`,
    mots.association(denomination),
    textesCourriel.voie(mots.suivre, lien),
  ],
})
