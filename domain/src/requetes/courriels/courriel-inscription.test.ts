import { expect, test } from 'vitest'
import { courrielInscription } from './courriel-inscription.ts'
import { makeVersion } from '../examples/filings.ts'
import { aDecision } from '../examples/ex-officio.ts'
import { versionAfterDecision } from '../ex-officio/version-after-decision.ts'

const dissoute = versionAfterDecision(aDecision(), makeVersion(), { membre: () => 'liquidateur', document: 'jugement' })
const write = (autrement: Partial<Parameters<typeof courrielInscription>[0]>) =>
  courrielInscription({
    type: 'CREATION',
    numero: 'R26000123',
    denomination: 'Association chorale de Mittelbruch',
    inscriteLe: '2027-01-06',
    recours: 'SANS_RECOURS',
    numeroAssociation: 'STR000001',
    contenu: makeVersion(),
    lien: 'https://registre.exemple.fr/requete/detail/R26000123',
    ...autrement,
  })
const nommee = "Association\u00A0: Association chorale de Mittelbruch\nNuméro de l'association au registre\u00A0: STR000001"
const lire = 'Lire les documents du tribunal sur le site\u00A0:\nhttps://registre.exemple.fr/requete/detail/R26000123'

test('[MAIL-08] the decision gives its day, the number of the association and where to read it', () => {
  expect(write({})).toEqual({
    sujet: 'Décision du tribunal, requête n°\u00A0R26000123',
    paragraphes: ["L'association est inscrite au registre depuis le 06/01/2027.", nommee, lire],
  })
  expect(write({ recours: 'POURVOI_IMMEDIAT' }).paragraphes[0]).toBe(
    "L'association est inscrite au registre depuis le 06/01/2027. Un pourvoi immédiat est possible dans les quinze jours à compter de la notification.",
  )
  expect(write({ type: 'MODIFICATION' }).paragraphes[0]).toBe('Le changement est inscrit au registre depuis le 06/01/2027.')
})

test('[MAIL-08] the decision on a dissolution names the liquidators, then what they must publish, until the radiation', () => {
  expect(write({ type: 'DISSOLUTION', contenu: dissoute }).paragraphes).toEqual([
    "La dissolution de l'association est inscrite au registre depuis le 06/01/2027.",
    nommee,
    expect.stringMatching(/^Liquidateur inscrit\u00a0: .*Abwickler.*, Liquidateur\.$/i),
    "L'association subsiste pour sa liquidation (Code civil local, art.\u00a049). Les liquidateurs publient maintenant la dissolution dans un journal d'annonces légales\u00a0: ils y invitent les créanciers à déclarer leurs créances. Ils préviennent personnellement les créanciers connus (Code civil local, art.\u00a050).",
    "Une fois la liquidation terminée, et plus de 365\u00a0jours après cette publication, demandez la radiation de l'association.",
    lire,
  ])
})

test('[MAIL-08] the decision on a dissolution already published gives the day, and why there is no liquidator', () => {
  const { liquidateurs } = dissoute.liquidationAssociation!
  const members = { physiques: [], morales: [], reprises: [] }
  const sansLiquidateur = {
    informations: { ...dissoute.informations, dateDissolutionJAL: '2026-12-03' },
    liquidationAssociation: { commentaireLiquidation: "L'association n'a plus d'actif.", liquidateurs: { ...liquidateurs, members } },
  }
  const { paragraphes } = write({ type: 'DISSOLUTION', contenu: sansLiquidateur })
  expect(paragraphes.slice(2, 4)).toEqual([
    "Aucun liquidateur n'est inscrit\u00a0: L'association n'a plus d'actif.",
    "L'association subsiste pour sa liquidation (Code civil local, art.\u00a049). La publication de la dissolution, le 03/12/2026, est au registre. Les liquidateurs préviennent personnellement les créanciers connus (Code civil local, art.\u00a050).",
  ])
})

test('[MAIL-08] the decision on a radiation says that the association is struck off, and that nothing remains to be done', () => {
  expect(write({ type: 'RADIATION' }).paragraphes).toEqual([
    "L'association est radiée du registre depuis le 06/01/2027.",
    nommee,
    "Plus aucune requête ne peut être déposée pour elle. Sa fiche et ses documents publics restent lisibles au registre\u00a0: vous n'avez plus rien à faire.",
    lire,
  ])
})
