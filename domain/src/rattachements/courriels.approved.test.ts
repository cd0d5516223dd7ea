import { expect, test } from 'vitest'
import { courrielLevee, courrielNonConformite } from '../association/courriels-conformite.ts'
import { mailsBySituation } from '../core/exemples-courriels.ts'
import { courrielNumerisation } from '../numerisation/courriels.ts'
import { courrielChangement } from './courriel-follow.ts'
import * as contestation from './courriels-contestation.ts'
import * as invitation from './courriels-invitation.ts'
import { courrielAcceptation, courrielRefus } from './demande-courriels.ts'
import { courrielOctroiDirect } from './octroi.ts'

const numero = 'STR000001'
const denomination = 'Chorale du Ried'
const fiche = `https://registre.exemple.fr/association/${numero}`
const motif = 'Motif de cet acte.'
const fonctions = { fonction: 'Trésorière', gestion: true, depot: true, fin: '2027-03-31' }
const consulter = { fonction: 'Assesseur', gestion: false, depot: false, fin: null }

test('[MAIL-07] the whole mails of a request for attachment and of rights given at once', async () => {
  const direct = { denomination, numero, le: '2026-11-20', motif, fiche }
  await expect(
    mailsBySituation({
      'demande acceptée, tous les droits': courrielAcceptation({ denomination, lien: fiche, ...fonctions }),
      'demande acceptée, dépôt seul': courrielAcceptation({ denomination, lien: fiche, ...consulter, depot: true }),
      'demande acceptée, consultation': courrielAcceptation({ denomination, lien: fiche, ...consulter }),
      'demande refusée': courrielRefus({ denomination, lien: fiche, demandeeLe: new Date('2026-11-16T23:30:00Z'), motif }),
      'droits accordés par le greffe': courrielOctroiDirect({ ...direct, ...fonctions }),
      'droits accordés par le greffe, consultation': courrielOctroiDirect({ ...direct, ...consulter }),
    }),
  ).toMatchFileSnapshot('approved/courriels-du-rattachement.txt')
})

test('[MAIL-07] the whole mails of rights granted, contested, answered and ended', async () => {
  const octroi = {
    denomination,
    numero,
    uuid: 'u-1',
    le: '2026-11-20',
    personne: 'Irma Tannacker',
    par: 'Odile Mittelbrucher',
    motif: null,
    fiche,
  }
  await expect(
    mailsBySituation({
      'octroi, tous les droits': contestation.courrielOctroi({ ...octroi, ...fonctions }),
      'octroi, consultation, motivé par le greffe': contestation.courrielOctroi({ ...octroi, ...consulter, par: 'Le greffe', motif }),
      'droits contestés': contestation.courrielContestationDroits({
        denomination,
        numero,
        le: '2026-11-21',
        personne: 'Irma Tannacker',
        qui: 'Lucien Obersand',
        motif,
        fiche,
      }),
      'contestation levée': contestation.courrielLeveeDroits({ denomination, le: '2026-11-22', personne: 'Irma Tannacker', motif, fiche }),
      'droits contestés qui prennent fin': contestation.courrielChallengedFin({
        denomination,
        le: '2026-11-23',
        personne: 'Irma Tannacker',
      }),
    }),
  ).toMatchFileSnapshot('approved/courriels-des-droits.txt')
})

test('[MAIL-04] [SRV-42] the whole mails of an invitation, of several at once, and of an attachment taken off', async () => {
  const proposition = { identite: 'Odile Mittelbrucher', email: 'irma@exemple.fr', envoyeeLe: new Date('2026-11-20T22:30:00Z') }
  const lien = (n: string) =>
    `https://registre.exemple.fr/login?email=irma@exemple.fr&retour=/association/${n}/invitation/i-1?email=irma@exemple.fr`
  await expect(
    mailsBySituation({
      'invitation, tous les droits': invitation.courrielInvitation({ ...proposition, ...fonctions, denomination, lien: lien(numero) }),
      'invitation, consultation': invitation.courrielInvitation({ ...proposition, ...consulter, denomination, lien: lien(numero) }),
      'invitations, plusieurs associations': invitation.courrielInvitations({ ...proposition, ...fonctions, gestion: false }, [
        { denomination, lien: lien(numero) },
        { denomination: 'Harmonie de la Bruche', lien: lien('STR000002') },
      ]),
      'rattachement supprimé': invitation.courrielRetrait({
        denomination,
        numero,
        identite: 'Odile Mittelbrucher',
        motif,
        tribunal: 'Tribunal judiciaire de Strasbourg',
        lien: fiche,
      }),
    }),
  ).toMatchFileSnapshot('approved/courriels-des-invitations.txt')
})

test('the whole mails about a sheet: a change, to its followers; a digitisation; a non-conformity', async () => {
  const change = (
    etat: Parameters<typeof courrielChangement>[0]['etat'],
    motifEtat: Parameters<typeof courrielChangement>[0]['motifEtat'] = null,
  ) =>
    courrielChangement(
      { numero, denomination, nom: 'Modification', etat, motifEtat, le: '2026-11-20' },
      { fiche, arret: 'https://registre.exemple.fr/suivi/arret?code=CODE-QUI-ARRETE' },
    )
  const found = { numero, denomination, texte: 'Statuts non datés', fiche }
  await expect(
    mailsBySituation({
      'changement, inscrite': change('INSCRITE'),
      'changement, capacité retirée': change('DISSOUTE', 'RETRAIT_CAPACITE'),
      'changement, absorbée': change('RADIEE', 'ABSORPTION'),
      'dossier papier numérisé': courrielNumerisation({ etat: 'DISPONIBLE', denomination, numero, lien: fiche }),
      'dossier papier introuvable': courrielNumerisation({ etat: 'NON_TROUVEE', denomination, numero, lien: fiche }),
      'non-conformité relevée': courrielNonConformite({ ...found, declaree: false }),
      'non-conformité déclarée': courrielNonConformite({ ...found, declaree: true }),
      'non-conformité levée, dernière': courrielLevee({ ...found, motif, restantes: 0, etat: 'DISSOUTE', motifEtat: null }),
      'non-conformité levée, une reste': courrielLevee({ ...found, motif, restantes: 1, etat: null, motifEtat: null }),
      'non-conformité levée, trois restent': courrielLevee({ ...found, motif, restantes: 3, etat: null, motifEtat: null }),
    }),
  ).toMatchFileSnapshot('approved/courriels-de-la-fiche.txt')
})
