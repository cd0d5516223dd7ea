import type { Answered } from 'contract/core/call'
import type { getDossier as getDossierCall } from 'contract/greffe/dossier'
import { type Jour, jourDeParis } from 'domain/core/jour'
import { type GreffeActe, greffeActes, obstacles } from 'domain/requetes/procedure/obstacles'
import { goesToPrefet } from 'domain/requetes/demarches/demarches'
import { controlesWithVerdicts, controlesJuges } from 'domain/requetes/procedure/controles-with-verdicts'
import { destinataireDemeure, decisionRecours, recoursEnMots } from 'domain/requetes/actes/delai-de-recours'
import { usualRecours } from 'domain/requetes/decision/notification'
import { textesNotification } from 'domain/requetes/textes/notification'
import { libelleRecours } from 'domain/requetes/types'
import { etatPublic } from 'domain/requetes/etat/etat-public'
import { statutsPapier } from 'domain/requetes/etat/statuts-papier'
import { dossierEcheance } from 'domain/suivi/echeance'
import { answer } from '../../association/answer.ts'
import type { Db } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { type Dossier, readDossier } from '../../requetes/procedure/dossier.ts'
import { signatureDe } from '../signature/to-render.ts'
import { documentsDesRequetes } from '../../requetes/documents-sql.ts'
import { annexesDe } from '../../requetes/procedure/sql.ts'
import { courrielsRefuses } from '../../suivi/courriels-refuses.ts'
import { verificationsDe } from './verifications.ts'

/** The decision that awaits the judge's signature, in words; null when there is none. */
const readProjet = async (db: Db, dossier: Dossier): Promise<Answered<typeof getDossierCall>['projet']> => {
  const { preparee, obstacles: refus } = await signatureDe({ db }, dossier)
  if (!preparee) return null
  const { le, sens, agent, motifs, decision, destinataire } = preparee
  return {
    le,
    sens,
    par: agent,
    recours: libelleRecours(decision?.type ?? usualRecours(sens, dossier.requete)),
    destinataire: textesNotification.destinataires[destinataire?.a ?? 'DECLARANT'],
    lrar: destinataire?.lrar ?? false,
    motifs,
    obstacles: refus,
  }
}

/** How a decision was notified and until when it may be appealed, in words; null for a decision without a delay of appeal. */
const readNotification = ({ requete, situation }: Dossier, aujourdhui: Jour): Answered<typeof getDossierCall>['notification'] => {
  const { notifiee, decision } = situation
  const dit = recoursEnMots(decisionRecours(requete, situation), notifiee, aujourdhui)
  return (
    dit && {
      phrase: dit.phrase,
      enregistree: notifiee !== null,
      demeure: notifiee?.demeure ?? destinataireDemeure(decision?.destinataire, requete.depot.declarant.codePostal),
    }
  )
}

/** One request as its court sees it; 404 for the clerks of other courts (STAFF-02). */
export const getDossier = async (db: Db, agent: Personne, numero: string, instant: Date): Promise<Answered<typeof getDossierCall>> => {
  const dossier = await readDossier(db, agent, numero, instant)
  const { requete, journal, situation, signataires, collegues } = dossier
  const { id, libelle } = await getTribunal(db, requete.tribunal)
  const { compte: _, datePreEnregistrement, depot, ...same } = requete
  const { etape, holder } = situation
  const etat = etatPublic(etape)
  const annexes = await annexesDe(db, numero)
  return {
    ...same,
    depot: await answer(db, depot),
    tribunal: { id, libelle },
    etape,
    etat,
    datePreEnregistrement: datePreEnregistrement.toISOString(),
    auPrefet: goesToPrefet(requete),
    agent: holder && { ...holder.agent, le: holder.le },
    situation: {
      ...situation,
      horloges: [...situation.horloges],
      corrigibles: [...situation.corrigibles],
      echeance: dossierEcheance(situation, jourDeParis(instant)),
    },
    notification: readNotification(dossier, jourDeParis(instant)),
    statutsPapier: statutsPapier(requete.type, situation),
    annexes: annexes.map((annexe) => ({
      ...annexe,
      lien: `/api/greffe/requete/${numero}/annexe/${annexe.rang}/${encodeURIComponent(annexe.nom)}`,
    })),
    verifications: etat === 'EN_COURS' ? await verificationsDe(db, requete, annexes, jourDeParis(instant)) : null,
    circuit: situation.circuit !== undefined,
    parLeJuge: situation.parLeJuge === true,
    projet: await readProjet(db, dossier),
    controles: controlesWithVerdicts(requete, situation.verdicts, journal),
    // The clerk delivers them. A judge reads the filing, the demandes and the replies only.
    documents: situation.parLeJuge ? [] : await documentsDesRequetes(db, [numero]),
    courrielsRefuses: await courrielsRefuses(db, numero),
    journal: journal.map(({ rang, instant: recorded, auteur, acte, texte }) => ({
      rang,
      type: acte.type,
      instant: recorded.toISOString(),
      auteur,
      le: acte.le,
      texte,
      corrige: acte.type === 'CORRECTION' ? acte.corrige : null,
      controles: controlesJuges(acte),
    })),
    collegues,
    signataires,
    obstacles: Object.fromEntries(greffeActes.map((acte) => [acte, obstacles(acte, situation)])) as Record<GreffeActe, string[]>,
  }
}
