import { expect, test } from 'vitest'
import { addJours, type Jour } from '../core/jour.ts'
import { tourEtat } from '../pieces/reponse.ts'
import type { Acte } from '../requetes/actes/actes.ts'
import type { SituationGreffe } from '../requetes/actes/definition.ts'
import { type GreffeActe, obstacles } from '../requetes/procedure/obstacles.ts'
import { situationDe } from '../requetes/procedure/fold.ts'
import { checkDateRetour } from '../requetes/actes/check-retour.ts'
import { courrielNotification } from '../requetes/courriels/courriel-notification.ts'
import type { NotifiedDecision } from '../requetes/decision/notified-decision.ts'
import type { DelaiLegal } from '../requetes/delais/delais.ts'
import { etatPublic } from '../requetes/etat/etat-public.ts'
import { aDemande, aLettre } from '../requetes/examples/demandes.ts'
import { allActes, anAgent, aRecepisse } from '../requetes/examples/filings.ts'
import type { Objet } from '../requetes/objet.ts'
import { notificationSummary } from '../requetes/etat/notification-summary.ts'
import { isPublicationOverAYearOld } from '../requetes/checks/check-radiation.ts'
import { dossierEcheance } from './echeance.ts'
import { etapesDeRequete } from './etapes.ts'
import { groupeDe } from './groupes-echeance.ts'

const creation: Objet = { type: 'CREATION', sousTypes: [], base: null }
const direction: Objet = { type: 'MODIFICATION', sousTypes: ['MEMBRES'], base: 1 }
const radiation: Objet = { type: 'RADIATION', sousTypes: [], base: 1 }
const [depose, pris, communique, inscrit] = allActes() as [Acte, Acte, Acte, Acte]
const examen = [depose, pris, aRecepisse()]
const projet: Acte = { type: 'PROJET_REJET', le: '2026-11-25', dateRetour: '2026-12-10', motifs: 1, ...aLettre }
const publier: Acte[] = [
  depose,
  pris,
  communique,
  inscrit,
  { type: 'AVIS_FINS_PAIEMENT', le: '2027-01-11', dateRetour: '2027-02-11', ...aLettre },
]
const paye: Acte[] = [
  ...publier,
  { type: 'REPONSE', le: '2027-01-13', demande: 1, tour: 1, pieces: [] },
  { type: 'VALIDATION', le: '2027-01-14' },
]
const envoye: Acte[] = [...paye, { type: 'AVIS_FIN_PUBLICATION', le: '2027-01-15', journal: "L'Écho", ...aLettre }]
const rejete: Acte = { type: 'REJET', le: '2026-12-01', signataire: { nom: 'Clotaire Amtmann', qualite: 'Juge du registre' } }
const notificationChoices = (autrement: Partial<NotifiedDecision> = {}): NotifiedDecision => ({
  le: '2026-12-11',
  voie: 'LRAR',
  demeure: 'METROPOLE',
  ...autrement,
})

const published = { type: 'EXTRAIT_PUB_JAL', sousType: 'PUBDIS', date: '2025-12-10' }

type Reader = (jour: Jour) => string | null
const steps =
  (nom: string, actes: readonly Acte[], objet = creation): Reader =>
  (jour) => {
    const situation = situationDe(objet, actes, jour)
    const requete = { ...objet, etat: etatPublic(situation.etape), dateOrdonnancement: situation.decideeLe }
    const etape = etapesDeRequete(requete, situation, jour).find((each) => each.nom === nom)
    return etape ? `${etape.etat} ${etape.phrase}` : null
  }
const tray =
  (actes: readonly Acte[], objet = creation): Reader =>
  (jour) => {
    const due = dossierEcheance(situationDe(objet, actes, jour), jour)
    return due && `${due.delai} ${groupeDe(due.le, jour)}`
  }
const rule =
  (acte: GreffeActe, actes: readonly Acte[]): Reader =>
  (jour) => {
    const situation = situationDe(creation, actes, jour)
    const clerk = { ...creation, agent: anAgent().uuid, holder: situation.enCharge, signataires: true, corrigibles: [] }
    return obstacles(acte, { ...situation, ...clerk } as SituationGreffe).find((raison) => /\d{2}\/\d{2}\/\d{4}/.test(raison)) ?? 'allowed'
  }
const link =
  (actes: readonly Acte[]): Reader =>
  (jour) => {
    const demande = situationDe(creation, actes, jour).demandes.at(-1)
    const tour = demande?.tours.at(-1)
    return demande && tour ? tourEtat(demande, tour, jour).etat : null
  }
/** The readers of an appeal, which runs from the notification: its step, the line of its letter, and its mail. */
const recours = (decision: NotifiedDecision): Record<string, Reader> => {
  const acte: Acte = { type: 'NOTIFICATION', ...decision }
  const objet = decision.voie === 'AFFICHAGE' ? radiation : direction
  const decidee: Acte =
    objet === radiation ? { type: 'INSCRIPTION', le: '2026-12-01', signataire: rejete.signataire, numeroAssociation: 'STR000001' } : rejete
  const dite = { ...decidee, decision: { type: 'POURVOI_IMMEDIAT' }, destinataire: { a: 'DECLARANT', lrar: true } } as Acte
  return {
    steps: steps('Recours', [depose, pris, dite, acte], objet),
    document: () => notificationSummary([dite], decision, { declarant: 'Odile', association: 'Chorale' })?.delai ?? null,
    mail: () =>
      courrielNotification({ numero: 'R26000123', denomination: 'Chorale', notifiee: decision, lien: '/' }).paragraphes[0] ?? null,
  }
}

/** Last days that no law sets. */
type Chosen = 'RETOUR' | 'OBSERVATIONS' | 'LIEN' | 'PARUTION' | 'PUBLICATION_ANCIENNE'

/** Every delay of a request, its last day, and the functions that read it. A new delay does not compile without its line. */
const table: Record<DelaiLegal | Chosen, { fin: Jour; readers: Record<string, Reader> }> = {
  RECEPISSE: { fin: '2026-11-25', readers: { steps: steps('Récépissé', [depose]), tray: tray([depose]) } },
  EXAMEN: { fin: '2026-12-21', readers: { steps: steps('Examen par le tribunal', examen), tray: tray(examen) } },
  OPPOSITION_PREFET: {
    fin: '2027-01-05',
    readers: {
      rule: rule('INSCRIPTION', [...examen, communique]),
      steps: steps('Préfet', [...examen, communique]),
      tray: tray([...examen, communique]),
    },
  },
  PAIEMENT: { fin: '2027-02-11', readers: { steps: steps('Publication', publier), tray: tray(publier) } },
  AVIS_AU_JOURNAL: { fin: '2027-01-28', readers: { steps: steps('Publication', paye), tray: tray(paye) } },
  AFFICHAGE: { fin: '2027-01-04', readers: recours(notificationChoices({ voie: 'AFFICHAGE', le: '2026-12-02' })) },
  RECOURS: { fin: '2026-12-28', readers: recours(notificationChoices()) },
  RECOURS_OUTRE_MER: { fin: '2027-01-26', readers: recours(notificationChoices({ demeure: 'OUTRE_MER' })) },
  RECOURS_ETRANGER: { fin: '2027-02-26', readers: recours(notificationChoices({ demeure: 'ETRANGER' })) },
  RETOUR: {
    fin: '2026-12-10',
    readers: { steps: steps('Demande de pièces n°\u00a01', [...examen, aDemande()]), tray: tray([...examen, aDemande()]) },
  },
  OBSERVATIONS: {
    fin: '2026-12-10',
    readers: {
      rule: rule('REJET', [...examen, projet]),
      steps: steps('Projet de rejet n°\u00a01', [...examen, projet]),
      tray: tray([...examen, projet]),
    },
  },
  LIEN: {
    fin: '2027-05-25',
    readers: {
      rule: (jour) => (checkDateRetour(jour, '2026-11-25').length > 0 ? 'refused' : 'allowed'),
      page: link([...examen, aDemande()]),
      steps: steps('Demande de pièces n°\u00a01', [...examen, aDemande()]),
    },
  },
  PARUTION: { fin: '2027-01-30', readers: { tray: tray(envoye) } },
  PUBLICATION_ANCIENNE: {
    fin: '2026-12-10',
    readers: { rule: (jour) => (isPublicationOverAYearOld([published], null, jour) ? 'old enough' : 'too recent') },
  },
}

/** The reading on the day before the last day, on that day and on the day after. Equal readings are written once. */
const readOver = (read: Reader, fin: Jour): string => {
  const [before, last, after] = [-1, 0, 1].map((days) => read(addJours(fin, days)))
  const said = before === last ? [last] : [before, last]
  return [...said, ...(after === last ? [] : [after])].join(' | ').replaceAll('\u00a0', ' ')
}

test('shows what each reader of a delay says the day before its last day, on that day, and the day after', () => {
  const said = Object.entries(table).flatMap(([delai, { fin, readers }]) =>
    Object.entries(readers).map(([reader, read]) => `${delai} ${fin} ${reader}: ${readOver(read, fin)}`),
  )
  expect(said).toMatchInlineSnapshot(`
    [
      "RECEPISSE 2026-11-25 steps: EN_COURS Un récépissé doit vous être délivré au plus tard le 25/11/2026. | EN_COURS Le récépissé devait vous être délivré au plus tard le 25/11/2026 : ce délai est dépassé. Vous pouvez vous adresser au greffe.",
      "RECEPISSE 2026-11-25 tray: RECEPISSE CETTE_SEMAINE | RECEPISSE AUJOURD_HUI | RECEPISSE EN_RETARD",
      "EXAMEN 2026-12-21 steps: EN_COURS Le tribunal examine votre requête. Le tribunal doit la communiquer au préfet ou la rejeter au plus tard le 21/12/2026. | EN_COURS Le tribunal examine votre requête. Le tribunal devait la communiquer au préfet ou la rejeter au plus tard le 21/12/2026 : ce délai est dépassé.",
      "EXAMEN 2026-12-21 tray: EXAMEN PLUS_TARD | EXAMEN AUJOURD_HUI | EXAMEN EN_RETARD",
      "OPPOSITION_PREFET 2027-01-05 rule: le préfet peut s'opposer au plus tard le 05/01/2027 | allowed",
      "OPPOSITION_PREFET 2027-01-05 steps: EN_COURS Le dossier est communiqué au préfet, qui peut s'opposer à l'inscription au plus tard le 05/01/2027. | FAITE Le préfet, qui pouvait s'opposer à l'inscription au plus tard le 05/01/2027, ne l'a pas fait.",
      "OPPOSITION_PREFET 2027-01-05 tray: OPPOSITION_PREFET CETTE_SEMAINE | OPPOSITION_PREFET AUJOURD_HUI | ",
      "PAIEMENT 2027-02-11 steps: EN_COURS Le 11/01/2027, le greffe a communiqué l'avis à publier. Réglez le journal, puis envoyez le justificatif de paiement au plus tard le 11/02/2027. | EN_COURS Le 11/01/2027, le greffe a communiqué l'avis à publier. Votre réponse était attendue au plus tard le 11/02/2027. Vous pouvez encore répondre.",
      "PAIEMENT 2027-02-11 tray: PAIEMENT CETTE_SEMAINE | PAIEMENT AUJOURD_HUI | PAIEMENT EN_RETARD",
      "AVIS_AU_JOURNAL 2027-01-28 steps: EN_COURS Le paiement est validé depuis le 14/01/2027. Le greffe envoie l'avis au journal au plus tard le 28/01/2027. | EN_COURS Le paiement est validé depuis le 14/01/2027. Le greffe devait envoyer l'avis au journal au plus tard le 28/01/2027 : ce délai est dépassé.",
      "AVIS_AU_JOURNAL 2027-01-28 tray: AVIS_AU_JOURNAL CETTE_SEMAINE | AVIS_AU_JOURNAL AUJOURD_HUI | AVIS_AU_JOURNAL EN_RETARD",
      "AFFICHAGE 2027-01-04 steps: EN_COURS La décision, affichée au greffe le 02/12/2026, est réputée notifiée le 17/12/2026. Un pourvoi immédiat est possible au plus tard le 04/01/2027. | FAITE La décision, affichée au greffe le 02/12/2026, est réputée notifiée le 17/12/2026. Un pourvoi immédiat était possible au plus tard le 04/01/2027.",
      "AFFICHAGE 2027-01-04 document: au plus tard le 04/01/2027",
      "AFFICHAGE 2027-01-04 mail: La décision, affichée au greffe le 02/12/2026, est réputée notifiée le 17/12/2026. Un pourvoi immédiat est possible au plus tard le 04/01/2027.",
      "RECOURS 2026-12-28 steps: EN_COURS La décision a été notifiée le 11/12/2026, par lettre recommandée. Un pourvoi immédiat est possible au plus tard le 28/12/2026. | FAITE La décision a été notifiée le 11/12/2026, par lettre recommandée. Un pourvoi immédiat était possible au plus tard le 28/12/2026.",
      "RECOURS 2026-12-28 document: au plus tard le 28/12/2026",
      "RECOURS 2026-12-28 mail: La décision a été notifiée le 11/12/2026, par lettre recommandée. Un pourvoi immédiat est possible au plus tard le 28/12/2026.",
      "RECOURS_OUTRE_MER 2027-01-26 steps: EN_COURS La décision a été notifiée le 11/12/2026, par lettre recommandée. Un pourvoi immédiat est possible au plus tard le 26/01/2027. | FAITE La décision a été notifiée le 11/12/2026, par lettre recommandée. Un pourvoi immédiat était possible au plus tard le 26/01/2027.",
      "RECOURS_OUTRE_MER 2027-01-26 document: au plus tard le 26/01/2027",
      "RECOURS_OUTRE_MER 2027-01-26 mail: La décision a été notifiée le 11/12/2026, par lettre recommandée. Un pourvoi immédiat est possible au plus tard le 26/01/2027.",
      "RECOURS_ETRANGER 2027-02-26 steps: EN_COURS La décision a été notifiée le 11/12/2026, par lettre recommandée. Un pourvoi immédiat est possible au plus tard le 26/02/2027. | FAITE La décision a été notifiée le 11/12/2026, par lettre recommandée. Un pourvoi immédiat était possible au plus tard le 26/02/2027.",
      "RECOURS_ETRANGER 2027-02-26 document: au plus tard le 26/02/2027",
      "RECOURS_ETRANGER 2027-02-26 mail: La décision a été notifiée le 11/12/2026, par lettre recommandée. Un pourvoi immédiat est possible au plus tard le 26/02/2027.",
      "RETOUR 2026-12-10 steps: EN_COURS Demandé le 25/11/2026 : 1 document (Statuts) et des précisions. Votre réponse est attendue au plus tard le 10/12/2026. | EN_COURS Demandé le 25/11/2026 : 1 document (Statuts) et des précisions. Votre réponse était attendue au plus tard le 10/12/2026. Vous pouvez encore répondre.",
      "RETOUR 2026-12-10 tray: EXAMEN PLUS_TARD | RETOUR EN_RETARD",
      "OBSERVATIONS 2026-12-10 rule: le déclarant peut présenter ses observations sur le projet de rejet au plus tard le 10/12/2026 | allowed",
      "OBSERVATIONS 2026-12-10 steps: EN_COURS Le 25/11/2026, le tribunal vous a dit qu'il envisage de rejeter votre requête. Vos observations sont attendues au plus tard le 10/12/2026. | EN_COURS Le 25/11/2026, le tribunal vous a dit qu'il envisage de rejeter votre requête. Votre réponse était attendue au plus tard le 10/12/2026. Vous pouvez encore répondre.",
      "OBSERVATIONS 2026-12-10 tray: EXAMEN PLUS_TARD",
      "LIEN 2027-05-25 rule: allowed | refused",
      "LIEN 2027-05-25 page: EN_ATTENTE | EXPIREE",
      "LIEN 2027-05-25 steps: EN_COURS Demandé le 25/11/2026 : 1 document (Statuts) et des précisions. Votre réponse était attendue au plus tard le 10/12/2026. Vous pouvez encore répondre. | EN_COURS Demandé le 25/11/2026 : 1 document (Statuts) et des précisions. Le lien pour répondre a expiré le 25/05/2027. Écrivez au greffe.",
      "PARUTION 2027-01-30 tray: PARUTION CETTE_SEMAINE | PARUTION AUJOURD_HUI | PARUTION EN_RETARD",
      "PUBLICATION_ANCIENNE 2026-12-10 rule: too recent | old enough",
    ]
  `)
})
