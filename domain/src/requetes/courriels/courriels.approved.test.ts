import { expect, test } from 'vitest'
import { mailsBySituation } from '../../core/exemples-courriels.ts'
import { situationDe } from '../procedure/fold.ts'
import { courrielInscription } from './courriel-inscription.ts'
import { courrielNotification, courrielCorrectedNotification } from './courriel-notification.ts'
import { courrielOpposition } from './courriel-opposition.ts'
import { courrielRepriseDossier } from './courriel-reprise-dossier.ts'
import { withoutCompte } from './courriel-without-compte.ts'
import * as contestation from './courriels-contestation.ts'
import * as courriels from './courriels.ts'
import { makeVersion } from '../examples/filings.ts'
import { aDecision } from '../examples/ex-officio.ts'
import { versionAfterDecision } from '../ex-officio/version-after-decision.ts'
import type { TypeRequete } from '../types.ts'

const numero = 'R26000123'
const denomination = 'Association chorale du Ried'
const tribunal = 'Tribunal judiciaire de Strasbourg'
const lien = `https://registre.exemple.fr/requete/detail/${numero}`

const atFiling = (type: TypeRequete, le = '2026-11-20') => situationDe({ type, sousTypes: [], base: null }, [{ type: 'DEPOT', le }], le)
const accuse = (type: TypeRequete, autrement: Partial<Parameters<typeof courriels.courrielAccuse>[0]> = {}) =>
  courriels.courrielAccuse({
    type,
    numero,
    denomination,
    dateReception: new Date('2026-11-20T13:02:00Z'),
    situation: atFiling(type),
    tribunal,
    adresse: 'Quai Finkmatt, CS 61030, 67070 Strasbourg',
    documents: [
      { nom: 'statuts.pdf', sha256: 'aa11' },
      { nom: 'assemblée.pdf', sha256: 'bb22' },
    ],
    lien,
    ...autrement,
  })

test('[MAIL-08] [FINAL-04] the whole mails of a filing, its receipt, its notice, its withdrawal and a forgotten draft', async () => {
  await expect(
    mailsBySituation({
      'accusé, création': accuse('CREATION'),
      'accusé, création, tribunal sans adresse': accuse('CREATION', { adresse: null, tribunal: 'Tribunal de proximité de Thann' }),
      'accusé, modification': accuse('MODIFICATION'),
      'accusé, dissolution': accuse('DISSOLUTION'),
      'accusé, radiation': accuse('RADIATION'),
      'accusé, création sur papier': withoutCompte(
        accuse('CREATION', { dateReception: new Date('2026-11-18T23:00:00Z'), situation: atFiling('CREATION', '2026-11-19') }),
        lien,
      ),
      récépissé: courriels.courrielRecepisse({
        numero,
        denomination,
        dateReception: new Date('2026-11-20T13:02:00Z'),
        delivreLe: '2026-11-23',
        tribunal,
        lien,
        verification: 'https://registre.exemple.fr/verification/K7QX-3MPA-9TRW',
      }),
      'avis au journal': courriels.courrielAvis({
        numero,
        denomination,
        tribunal,
        le: '2027-01-22',
        journal: 'Les Affiches du Ried',
        lien,
      }),
      retrait: courriels.courrielRetrait({
        numero,
        denomination,
        retireeLe: '2026-11-25',
        par: { prenom: 'Irma', nom: 'Tannacker' },
        lien,
      }),
      'brouillon, création': courriels.courrielBrouillon(
        { id: 'b1', type: 'CREATION', association: null, denomination: 'Chorale à venir', enregistreLe: new Date('2026-08-23T22:30:00Z') },
        'https://registre.exemple.fr',
      ),
      'brouillon sans nom, modification': courriels.courrielBrouillon(
        { id: 'b2', type: 'MODIFICATION', association: 'STR000001', denomination: '', enregistreLe: new Date('2026-08-21T10:00:00Z') },
        'https://registre.exemple.fr',
      ),
    }),
  ).toMatchFileSnapshot('approved/courriels-du-depot.txt')
})

const dissoute = versionAfterDecision(aDecision(), makeVersion(), { membre: () => 'liquidateur', document: 'jugement' })
const liquidation = dissoute.liquidationAssociation
if (!liquidation) throw new Error('no liquidation')
const [liquidateur] = liquidation.liquidateurs.members.physiques
if (!liquidateur) throw new Error('no liquidator')
const second = { ...liquidateur, uuid: 'l2', prenom: 'Isidore', nom: 'Talmatter', fonction: 'Liquidateur adjoint' }
const withLiquidators = (
  physiques: (typeof liquidateur)[],
  commentaireLiquidation: string | null = null,
  dateDissolutionJAL: string | null = null,
) => ({
  ...dissoute,
  informations: { ...dissoute.informations, dateDissolutionJAL },
  liquidationAssociation: {
    commentaireLiquidation,
    liquidateurs: {
      members: { physiques, morales: [], reprises: [] },
      indexMembres: physiques.toReversed().map(({ uuid }, index) => ({ uuid, collection: 'physiques' as const, index })),
    },
  },
})
const registered = (autrement: Partial<Parameters<typeof courrielInscription>[0]>) =>
  courrielInscription({
    type: 'CREATION',
    numero,
    denomination,
    inscriteLe: '2027-01-06',
    recours: 'SANS_RECOURS',
    numeroAssociation: 'STR000001',
    contenu: makeVersion(),
    lien,
    ...autrement,
  })
const rejected = { numero, denomination, rejeteeLe: '2027-01-07', lien }
const notified = (notifiee: Parameters<typeof courrielNotification>[0]['notifiee']) =>
  courrielNotification({ numero, denomination, notifiee, lien })

test('[MAIL-08] the whole mails of a decision, its notification and the opposition before it', async () => {
  await expect(
    mailsBySituation({
      'inscription, création': registered({}),
      'inscription, création, pourvoi immédiat': registered({ recours: 'POURVOI_IMMEDIAT' }),
      'inscription, création sur papier': withoutCompte(registered({}), lien),
      'inscription, modification': registered({ type: 'MODIFICATION' }),
      'inscription, dissolution, plusieurs liquidateurs, à publier': registered({
        type: 'DISSOLUTION',
        contenu: withLiquidators([liquidateur, second]),
      }),
      'inscription, dissolution, un liquidateur, publiée': registered({
        type: 'DISSOLUTION',
        contenu: withLiquidators([second], null, '2026-12-29'),
      }),
      'inscription, dissolution, sans liquidateur': registered({
        type: 'DISSOLUTION',
        contenu: withLiquidators([], 'Aucun bien à liquider.'),
      }),
      radiation: registered({ type: 'RADIATION' }),
      'rejet, pourvoi immédiat': courriels.courrielRejet({ ...rejected, recours: 'POURVOI_IMMEDIAT' }),
      'rejet, pourvoi ordinaire': courriels.courrielRejet({ ...rejected, recours: 'POURVOI_ORDINAIRE' }),
      'rejet, sans recours': courriels.courrielRejet({ ...rejected, recours: 'SANS_RECOURS' }),
      'rejet, sur papier': withoutCompte(courriels.courrielRejet({ ...rejected, recours: 'POURVOI_IMMEDIAT' }), lien),
      'notification par lettre recommandée': notified({ le: '2026-12-11', voie: 'LRAR', demeure: 'METROPOLE' }),
      'notification par affichage': notified({ le: '2026-12-12', voie: 'AFFICHAGE', demeure: 'METROPOLE' }),
      'notification en ligne, outre-mer': notified({ le: '2026-12-14', voie: 'EN_LIGNE', demeure: 'OUTRE_MER' }),
      "notification par lettre recommandée, à l'étranger": notified({ le: '2026-12-15', voie: 'LRAR', demeure: 'ETRANGER' }),
      'notification corrigée': courrielCorrectedNotification({
        numero,
        denomination,
        notifiee: { le: '2026-12-16', voie: 'LRAR', demeure: 'OUTRE_MER' },
        lien,
      }),
      'opposition du préfet': courrielOpposition({ acte: 'OPPOSITION_PREFET', numero, denomination, le: '2026-12-17', lien }),
      'opposition levée': courrielOpposition({ acte: 'LEVEE_OPPOSITION', numero, denomination, le: '2026-12-18', lien }),
    }),
  ).toMatchFileSnapshot('approved/courriels-de-la-decision.txt')
})

test('[MAIL-07] the whole mails of a filing announced, contested and answered, and of a file that a colleague takes over', async () => {
  const said = { numero, denomination, le: '2026-12-01', qui: 'Irma Tannacker', lien }
  const greffe = `https://registre.exemple.fr/greffe/requete/${numero}`
  await expect(
    mailsBySituation({
      'dépôt annoncé, modification': contestation.courrielAvis({ ...said, type: 'MODIFICATION' }),
      'dépôt annoncé, dissolution sur papier': contestation.courrielAvis({ ...said, type: 'DISSOLUTION', surPapier: true }),
      'dépôt annoncé, radiation': contestation.courrielAvis({ ...said, type: 'RADIATION' }),
      'dépôt contesté': contestation.courrielContestation({ ...said, le: '2026-12-02', lien: greffe, motif: "Je n'ai rien décidé." }),
      'contestation levée': contestation.courrielLevee({ numero, denomination, le: '2026-12-03', motif: 'Procès-verbal vérifié.', lien }),
      'dossier repris': courrielRepriseDossier({
        numero,
        denomination,
        le: '2026-12-04',
        agent: 'Aloïse Greffenacker',
        motif: 'Congé de la collègue.',
        lien: greffe,
      }),
    }),
  ).toMatchFileSnapshot('approved/courriels-du-dossier.txt')
})
