import { makeVersion } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import type { FicheData } from '../../registre/fiche-data.ts'
import { decisionConsequences, fusionConsequences, nonConformiteConsequences, transfertConsequences } from './consequences.ts'
import { emptyDecision } from './decision-form.ts'
import { emptyTransfert } from './transfer-form.ts'

const version = makeVersion()
const association = { ...version, informations: { ...version.informations, denomination: 'Chorale' }, numero: 'STR000001' }
const fiche = (autrement: object = {}): FicheData =>
  ({
    association,
    derniere: { ordre: 4, etatAssociation: 'INSCRITE' },
    associationRehydrateVisibles: [],
    requeteEnCours: null,
    usagers: [
      { prenom: 'Odile', nom: 'Mittelbrucher' },
      { prenom: 'Armand', nom: 'Kern' },
    ],
    ...autrement,
  }) as unknown as FicheData
const personne = { usagers: [] }

test('[STAFF-20] the confirmation of a non-conformity gives its text, the new state, the extracts and the mail recipients', () => {
  const dites = nonConformiteConsequences({ texte: 'Statuts non datés', declarer: true }, fiche())
  expect(dites).toEqual({
    title: 'Relever une non-conformité\u00a0: Chorale',
    lines: [
      'Les personnes rattachées liront\u00a0: «\u00a0Statuts non datés\u00a0»',
      "L'association passe de l'état «\u00a0Inscrite\u00a0» à l'état «\u00a0Non conforme\u00a0».",
      "Aucun extrait n'est délivré tant que la non-conformité n'est pas levée. Elle se lève ensuite, avec un motif.",
      'Reçoivent un courriel, comme personnes rattachées\u00a0: Odile Mittelbrucher et Armand Kern.',
    ],
  })
  const { lines } = nonConformiteConsequences({ texte: 'x', declarer: false }, fiche(personne))
  expect(lines.slice(1)).toEqual([
    "L'état de l'association au registre ne change pas.",
    expect.any(String),
    "Personne n'est rattaché à l'association.",
  ])
})

test('[STAFF-14] the confirmation of a decision gives its sentence, the new state, the stopped request and the mail recipients', () => {
  const requeteEnCours = { numero: 'R26000123', type: 'MODIFICATION', depuis: '2026-11-02' }
  const saisie = { ...emptyDecision('DISSOLUTION'), autorite: 'le tribunal judiciaire de Strasbourg', date: '2026-10-12', numero: '26-7' }
  const { lines } = decisionConsequences(saisie, fiche({ requeteEnCours, usagers: [{ prenom: 'Odile', nom: 'Mittelbrucher' }] }))
  expect(lines).toEqual([
    'Est inscrite\u00a0: Dissolution prononcée par le tribunal judiciaire de Strasbourg, le 12/10/2026, n°\u00a026-7.',
    "L'association passe de l'état «\u00a0Inscrite\u00a0» à l'état «\u00a0Dissoute\u00a0».",
    expect.stringContaining('R26000123'),
    'Reçoit un courriel, comme personne rattachée\u00a0: Odile Mittelbrucher.',
    "Les personnes qui suivent l'association en reçoivent un aussi.",
    "Une décision inscrite ne s'efface pas\u00a0: une décision qui l'infirme rétablit l'état d'avant.",
  ])
})

test('[STAFF-12] the confirmation of a merger gives the associations struck off, the one that stays and the mail recipients', () => {
  const numeros = [{ numero: 'STR000002', nom: 'Fanfare', commune: 'Barr', etat: 'INSCRITE' as const }]
  const { lines } = fusionConsequences({ numeros, dateTraite: '2026-09-01', dateEffet: '2026-10-01', fichier: null }, fiche())
  expect(lines.slice(0, 3)).toEqual([
    'Fanfare (n°\u00a0STR000002) est radiée du registre, le 01/10/2026.',
    "Chorale reste au registre, qui nomme les associations qu'elle absorbe.",
    'Reçoivent un courriel, comme personnes rattachées\u00a0: Odile Mittelbrucher et Armand Kern.',
  ])
})

test('[STAFF-13] the confirmation of a transfer gives the receiving court, the blocked requests and the mail recipients', () => {
  const commune = { id: 482, codeInsee: '68066', libelle: 'Colmar', codePostaux: ['68000'] }
  const { title, lines } = transfertConsequences({ ...emptyTransfert, commune }, fiche(personne))
  expect(title).toBe('Envoyer le dossier\u00a0: Chorale')
  expect(lines).toEqual([
    expect.stringContaining('au tribunal dont relève Colmar'),
    expect.stringContaining('aucune requête ne peut être déposée'),
    "Personne n'est rattaché à l'association.",
    expect.stringContaining('peut être retiré'),
  ])
})
