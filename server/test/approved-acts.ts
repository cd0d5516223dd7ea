import { desInformations } from 'domain/association/exemples'
import type { Version } from 'domain/association/version'
import type { FiledType } from 'domain/requetes/types'
import type { DonneesActe } from '../src/greffe/inscription/actes-pdf.ts'
import type { PrintedAssociation } from '../src/requetes/printed-representants.ts'
import { anAct, aPrinted, ended } from './printed.ts'

/** The days, names and numbers of the approved acts: all different, so that a swapped one is noticed. */
export const distinctInformations: Partial<Version['informations']> = {
  ...desInformations(),
  denomination: 'Harmonie du Ried imaginaire',
  objet: 'Jouer de la musique à vent.',
  gouvernance: 'Trésorier(ère)',
  numero: '123456782',
  reference: 'W671000001',
  dureeValidite: { valeur: 99, unite: 'ANNEE' },
  dureeRenouvellement: { valeur: 18, unite: 'MOIS' },
  finValidite: '2125-01-02',
  dateConstitutive: '2026-09-01',
  dateStatuts: '2026-09-02',
  dateInscriptionJAL: '2026-12-28',
  stipulations: true,
  precisionStipulation: 'Aucun emprunt au-delà de 5 000 euros.',
}

const prints = (version: PrintedAssociation): PrintedAssociation => {
  const { physiques, morales } = version.members
  return {
    ...version,
    members: {
      physiques: physiques.map((each, i) => ({
        ...each,
        adresse: { ...each.adresse, adresse: `${11 + i} rue du Hautbois`, codePostal: `6700${i + 1}` },
        email: `membre-${i}@exemple.fr`,
        telephone: `03 88 10 20 3${i}`,
        nationalite: ['FRANÇAISE', 'ALLEMANDE'][i] ?? 'SUISSE',
      })),
      morales: morales.map((each) => ({
        ...each,
        numeroInscription: 'B 418',
        adresse: { ...each.adresse, adresse: '41 quai des Cuivres', codePostal: '68000' },
      })),
      reprises: [{ uuid: 'repris', description: 'Hans Meyer, boulanger, 7 rue Longue' }],
    },
  }
}

/** A living association: two natural persons, a legal entity between them, and a member taken over from paper. */
export const living = (informations: Partial<Version['informations']> = {}): PrintedAssociation =>
  prints(aPrinted({ ...distinctInformations, ...informations }))

const days = { dateDissolution: '2026-10-04', dateDissolutionJAL: '2026-11-06' }
const successeur = { numero: 'COL000007', denomination: 'Chorale du Rhin', tribunal: 'Tribunal judiciaire de Colmar' }

const withTwoLiquidators = (version: PrintedAssociation): PrintedAssociation => {
  const liquidation = version.liquidationAssociation
  const [first] = liquidation?.liquidateurs.members.physiques ?? []
  if (!liquidation || !first) throw new Error('no liquidator')
  const second = { ...first, uuid: 'l2', nom: 'Talmatter', prenom: 'Isidore', fonction: 'Liquidateur adjoint' }
  const third = {
    ...prints(aPrinted()).members.morales[0],
    uuid: 'l3',
    denomination: 'Cabinet des Comptes',
    fonction: 'Liquidateur associé',
  }
  return {
    ...version,
    liquidationAssociation: {
      ...liquidation,
      liquidateurs: {
        members: { physiques: [first, second], morales: [third as never], reprises: [] },
        indexMembres: [
          { uuid: 'l2', collection: 'physiques', index: 0 },
          { uuid: 'l1', collection: 'physiques', index: 1 },
          { uuid: 'l3', collection: 'morales', index: 2 },
        ],
      },
    },
  }
}

const nobody = (commentaireLiquidation: string | null): Partial<PrintedAssociation> => ({
  liquidationAssociation: {
    commentaireLiquidation,
    liquidateurs: { members: { physiques: [], morales: [], reprises: [] }, indexMembres: [] },
  },
})

const over = (autrement: Parameters<typeof ended>[0], informations: Partial<Version['informations']> = days): PrintedAssociation =>
  prints(ended(autrement, { ...distinctInformations, ...informations }))

/** Ends that an association may have. */
export const endings = {
  'dissoute, un liquidateur': over({ etatAssociation: 'DISSOUTE' }),
  'dissoute, plusieurs liquidateurs': withTwoLiquidators(over({ etatAssociation: 'DISSOUTE' })),
  'dissoute, sans liquidateur, expliqué': over({ etatAssociation: 'DISSOUTE', ...nobody('Aucun bien à liquider.') }),
  'dissoute, sans liquidateur ni explication': over({ etatAssociation: 'DISSOUTE', ...nobody(null) }),
  'capacité juridique retirée': over({ etatAssociation: 'DISSOUTE', motifEtat: 'RETRAIT_CAPACITE' }),
  radiée: over({ etatAssociation: 'RADIEE' }, { ...days, dateRadiation: '2027-11-08' }),
  absorbée: over({ etatAssociation: 'RADIEE', motifEtat: 'ABSORPTION', successeur }, { dateRadiation: '2027-11-08' }),
  transférée: over({ etatAssociation: 'RADIEE', motifEtat: 'TRANSFERT', successeur }, { dateRadiation: '2027-11-08' }),
} satisfies Record<string, PrintedAssociation>

/** Variants of a living association. */
export const lives = {
  'plusieurs membres, pouvoirs limités': living(),
  'sans limite aux pouvoirs': living({ stipulations: false, precisionStipulation: null }),
  'limites non précisées': living({ precisionStipulation: null }),
  'limites non reprises du registre papier, dates inconnues': {
    ...living({ gouvernance: '', objet: '', dateStatuts: null, dateConstitutive: null, stipulations: false, precisionStipulation: null }),
    members: { physiques: [], morales: [], reprises: [{ uuid: 'repris', description: 'Hans Meyer, boulanger' }] },
    indexMembres: [],
  },
  'aucun membre connu': { ...living(), members: { physiques: [], morales: [], reprises: [] }, indexMembres: [] },
  'non conforme': { ...living(), etatAssociation: 'NONCONFORME' },
} satisfies Record<string, PrintedAssociation>

export const approvedAct = (type: FiledType, association: PrintedAssociation, autrement: Partial<DonneesActe> = {}): DonneesActe => {
  const act = anAct()
  return {
    ...act,
    type,
    association: { numero: 'STR001234', ...association },
    tribunal: { ...act.tribunal, courriel: 'greffe@exemple.fr' },
    dateOrdonnance: '2026-11-18',
    editeLe: new Date('2026-11-23T13:02:00Z'),
    ...autrement,
  }
}
